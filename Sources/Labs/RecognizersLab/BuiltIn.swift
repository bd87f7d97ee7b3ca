import LabSupport

extension Recognizers {
  static var doubleTapOfTwo: Scenario {
    builtIn(
      "GR11-tap", "UITapGestureRecognizer: two taps with two fingers",
      question: "At which of the four lifts is it recognized?",
      add: { page in
        let tap = page.add(UITapGestureRecognizer(), named: "Tap")
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
      },
      fingers: { script in
        script.together(
          { $0.tap(finger: 0, at: CGPoint(x: 120, y: 240), count: 2) },
          {
            $0.tap(finger: 1, at: CGPoint(x: 200, y: 240), count: 2, for: 0.06, every: 0.14)
          })
      },
      answer: """
        At the last one. The fingers may lift one after the other; a tap is over when the last finger is gone. The \
        action is sent once, whatever the number of taps and fingers.
        """)
  }

  static var swipe: Scenario {
    builtIn(
      "GR11-swipe", "UISwipeGestureRecognizer: to the left, with two fingers",
      question: "Is it recognized at the lift, or before?",
      add: { page in
        let swipe = page.add(UISwipeGestureRecognizer(), named: "Swipe")
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2
      },
      fingers: { script in
        script.together(
          { $0.drag(finger: 0, from: CGPoint(x: 220, y: 200), to: CGPoint(x: 100, y: 200), for: 0.16) },
          { $0.drag(finger: 1, from: CGPoint(x: 220, y: 280), to: CGPoint(x: 100, y: 280), for: 0.16) })
      },
      answer: """
        Before: as soon as the fingers have gone far enough in the right direction within half a second. A swipe is \
        discrete: one action, and what the fingers do afterwards does not matter. Far enough means 50 points at \
        first, and less the longer they are down: about 26 after half a second.
        """)
  }

  static var longPress: Scenario {
    builtIn(
      "GR11-press", "UILongPressGestureRecognizer",
      question: "Nothing moves between 0 s and 1 s: when does the gesture begin, and what ends it?",
      add: { $0.add(UILongPressGestureRecognizer(), named: "LongPress") },
      fingers: { script in
        script.down(at: CGPoint(x: 140, y: 240))
        script.wait(1)
        script.move(to: CGPoint(x: 180, y: 240), for: 0.064)
        script.wait(0.2)
        script.up()
      },
      answer: """
        After 0.5 s, by a timer: no event of the finger is needed. From then on it is continuous: each move changes \
        it, however far, and the lift ends it. The 10 points of allowableMovement count only before it begins.
        """)
  }

  static var pressLoop: Scenario {
    Scenario(
      "GR11-press-loop", "a long press, and the main run loop meanwhile",
      question: "Which events come between the landing and the action?",
      scope: TraceScope(
        stages: [.runLoop, .gestures, .delivery, .log], subjects: .ownViews, recognizers: .states),
      build: { RacePage(in: $0).add(UILongPressGestureRecognizer(), named: "LongPress") },
      play: { run in
        run.play { $0.press(at: CGPoint(x: 160, y: 240), for: 0.6) }
      },
      answer: """
        None. A timer wakes the run loop and makes the state began. The action goes out right before the loop sleeps \
        again, from an observer, and the view hears touchesCancelled after it.
        """)
  }

  static var panOfTwo: Scenario {
    builtIn(
      "GR11-pan", "UIPanGestureRecognizer: a second finger joins and leaves",
      question: "The second finger lands in mid-gesture and lifts first: does the pan end then?",
      add: { $0.add(UIPanGestureRecognizer(), named: "Pan") },
      saying: { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return recognizer.traceName }
        return "Pan \(pan.state.name), translation \(text(pan.translation(in: pan.view).x))"
      },
      fingers: { script in
        script.together(
          { $0.drag(finger: 0, from: CGPoint(x: 100, y: 200), to: CGPoint(x: 196, y: 200), for: 0.192) },
          {
            $0.wait(0.08)
            $0.down(finger: 1, at: CGPoint(x: 140, y: 280))
            $0.wait(0.048)
            $0.up(finger: 1)
          })
      },
      answer: """
        No: it ends when all fingers have lifted. The translation does not jump when a finger comes or goes, though \
        the middle of the fingers does.
        """)
  }

  static var pinch: Scenario {
    builtIn(
      "GR11-pinch", "UIPinchGestureRecognizer",
      question: "The fingers move apart, from 60 to 120 points: which scales do the actions tell?",
      page: PinchPage.self,
      saying: { recognizer in
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return recognizer.traceName }
        return "Pinch \(pinch.state.name), scale \(text(pinch.scale))"
      },
      fingers: { $0.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, for: 0.128) },
      answer: """
        It begins when the distance has changed enough, with scale 1, and then tells how much larger the distance \
        is than at that moment: less than 2, because the way until then does not count.
        """)
  }

  static var rotation: Scenario {
    builtIn(
      "GR11-rotation", "UIRotationGestureRecognizer",
      question: "Two fingers turn by a quarter of a circle, clockwise: which rotations do the actions tell?",
      add: { $0.add(UIRotationGestureRecognizer(), named: "Rotation") },
      saying: { recognizer in
        guard let rotation = recognizer as? UIRotationGestureRecognizer else { return recognizer.traceName }
        return "Rotation \(rotation.state.name), \(text(rotation.rotation)) radians"
      },
      fingers: { $0.rotate(at: CGPoint(x: 160, y: 240), by: 1.5708, distance: 120, for: 0.128) },
      answer: """
        Radians, growing clockwise. As with the pinch, what it took to be sure that this is a rotation does not \
        count, so that a picture that follows the fingers does not jump.
        """)
  }

  static var edgePan: Scenario {
    builtIn(
      "GR11-edge", "UIScreenEdgePanGestureRecognizer",
      question:
        "Two drags to the right, one from the left edge and one from the middle: which one is recognized?",
      add: { page in
        page.add(UIScreenEdgePanGestureRecognizer(), named: "EdgePan").edges = .left
      },
      fingers: { script in
        script.drag(from: CGPoint(x: 4, y: 240), to: CGPoint(x: 52, y: 240), for: 0.096)
        script.wait(0.5)
        script.drag(from: CGPoint(x: 120, y: 240), to: CGPoint(x: 168, y: 240), for: 0.096)
      },
      answer: """
        The first: the finger must land in the strip along the edge, here 13 points wide, and move inwards. For the \
        other drag it fails at once, so it is in no one's way.
        """)
  }

  private static func builtIn(
    _ identifier: String, _ title: String, question: String, page: RacePage.Type = RacePage.self,
    add: @escaping (RacePage) -> Void = { _ in }, saying words: ((UIGestureRecognizer) -> String)? = nil,
    fingers: @escaping (inout TouchScript) -> Void, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, scope: .recognizers(.states),
      build: { run in
        let page = page.init()
        words.map { page.words = $0 }
        add(page)
        run.show(page: page)
      },
      play: { run in
        run.play(fingers)
        run.rest()
      },
      answer: answer)
  }

  private static func text(_ number: CGFloat) -> String { NumberText.fixed(Double(number), places: 2) }
}
