import LabSupport

extension Controls {
  // snippet: CT9
  static var drag: Scenario {
    tracking(
      "CT9", "a finger leaves a button, comes back and lifts",
      question: "Which control events does the button send, and in which order?", showsZone: true,
      build: { $0.show(blueViewOf: ButtonPage()) },
      play: { run in
        run.draw(
          ControlPage.middle, CGPoint(x: 200, y: 300), CGPoint(x: 230, y: 350), CGPoint(x: 250, y: 380),
          CGPoint(x: 215, y: 290))
      },
      answer: """
        touchDown; touchDragInside while the finger is no more than 70 points outside; then touchDragExit, and in the \
        same move touchDragOutside; back in the zone touchDragEnter before touchDragInside; touchUpInside at the lift.
        """)
  }
  // endsnippet

  static var liftOutside: Scenario {
    tracking(
      "CT9-outside", "a finger leaves a button and lifts there",
      question: "What does the button send at the lift?", showsZone: true,
      play: { $0.draw(ControlPage.middle, CGPoint(x: 220, y: 300), CGPoint(x: 270, y: 360)) },
      answer: """
        touchUpOutside. That is how a press can be taken back: no target of touchUpInside hears of it.
        """)
  }

  static var interrupted: Scenario {
    tracking(
      "CT9-cancel", "a call comes in while a button is pressed",
      question: "Which event tells the button's targets that nothing will come?",
      play: { run in
        run.draw(ControlPage.middle, lifts: false)
        run.device.interrupt()
        run.device.endInterruption()
      },
      answer: "touchCancel: neither an inside nor an outside lift follows.")
  }

  static var pressedTwice: Scenario {
    tracking(
      "CT9-repeat", "two taps in a row",
      question: "Does the second landing send touchDown, touchDownRepeat, or both?",
      play: { run in run.play { $0.tap(at: ControlPage.middle, count: 2) } },
      answer: """
        Both, touchDown first: a repeat is a landing, too. And touchUpInside comes twice: a control does not wait to \
        see whether a tap is the first of two.
        """)
  }

  static var oneFinger: Scenario {
    tracking(
      "C2", "two fingers on one button",
      question: "The second finger lands and lifts while the first one rests: what does the button send?",
      build: { run in
        let button = CLButton()
        button.isMultipleTouchEnabled = true
        ControlPage(in: run, button)
      },
      play: { run in
        run.play { script in
          script.down(finger: 0, at: ControlPage.middle)
          script.wait(0.1)
          script.down(finger: 1, at: CGPoint(x: 130, y: 240))
          script.wait(0.1)
          script.up(finger: 1)
          script.wait(0.1)
          script.up(finger: 0)
        }
      },
      answer: """
        Nothing for the second one: a control follows one touch. Even when it takes several, as here, it leaves the \
        others to its next responder, the blue view.
        """)
  }

  static var declining: Scenario {
    tracking(
      "C3", "a control whose beginTracking says no",
      question: "Which events does it send, and who gets the touch?",
      build: { ControlPage(in: $0, DecliningControl()) }, play: { $0.tap(160, 240) },
      answer: """
        None: without tracking there are no control events. The control is an ordinary responder then, and the touch \
        goes on to its next one.
        """)
  }

  static var givingUp: Scenario {
    tracking(
      "C4", "a control whose continueTracking says no at the second move",
      question: "How does it learn of the end: endTracking, cancelTracking, or not at all?",
      build: { ControlPage(in: $0, LeavingControl()) },
      play: { run in
        let places = [160, 165, 170, 175].map { CGPoint(x: $0, y: 240) }
        run.draw(places[0], places[1], places[2], places[3])
      },
      answer: """
        Not at all. It has said itself that it follows no more: no endTracking, no lift, no cancel. What the finger \
        does further goes to the next responder, as for any view.
        """)
  }

  static var inTheAction: Scenario {
    Scenario(
      "C5", "what a button is like while its action runs",
      question: "In the action for touchUpInside: is it still tracking, and still highlighted?",
      build: { run in
        let button = CLButton()
        button.addAction(
          UIAction { [unowned run, unowned button] _ in
            run.trace.log("isTracking \(button.isTracking), isHighlighted \(button.isHighlighted)")
          }, for: [.touchDown, .touchUpInside])
        ControlPage(in: run, button)
      },
      play: { $0.tap(160, 240) },
      answer: """
        No longer tracking, but highlighted: the highlight goes only after the action. UIKit does not document this \
        order; it is what the engine does.
        """)
  }

  static var zone: Scenario {
    tracking(
      "C8", "how far is outside?",
      question: "The button ends at x 210. Is a finger inside at 214, at 279, at 281?", showsZone: true,
      play: { run in
        run.trace.log("a tap at x 214")
        run.tap(214, 240)
        run.trace.log("a finger lands at x 160")
        run.finger(.began, 160, 240)
        for x in [214, 279, 281, 279] as [CGFloat] {
          run.device.advance(by: 0.05)
          run.trace.log("it goes to x \(NumberText.trimmed(Double(x)))")
          run.finger(.moved, x, 240)
        }
        run.device.advance(by: 0.05)
        run.finger(.ended, 279, 240)
      },
      answer: """
        To land, it must be inside the button: a tap at 214 goes to the blue view. Once the button follows a finger, \
        everything up to 70 points around it counts as inside, so 279 does and 281 does not. Fingers are broad and \
        slip. The number has been measured, Apple does not give it.
        """)
  }

  static var segments: Scenario {
    tracking(
      "C9", "a segmented control has no such zone",
      question: "The finger lands on the second segment, slips 5 points below it, and lifts: is it chosen?",
      showsZone: true,
      build: { ControlPage(in: $0, UISegmentedControl(items: ["A", "B"]), logging: .valueChanged) },
      play: { run in
        run.draw(CGPoint(x: 185, y: 240), CGPoint(x: 185, y: 270))
        run.rest()
        run.tap(185, 240)
      },
      answer: """
        No, only by the tap afterwards. Switches and segmented controls decide for themselves what inside means; \
        in this engine segments have no margin at all.
        """)
  }

  private static func tracking(
    _ identifier: String, _ title: String, question: String, showsZone: Bool = false,
    build: @escaping (ScenarioRun) -> Void = { ControlPage(in: $0) }, play: @escaping (ScenarioRun) -> Void,
    answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, scope: .controls(.events),
      build: { run in
        run.showsTrackingZones = showsZone
        build(run)
      },
      play: play, answer: answer)
  }
}

private final class DecliningControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// Follows a finger for one move.
private final class LeavingControl: UIControl {
  private var moves = 0

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moves += 1
    return moves < 2
  }
}
