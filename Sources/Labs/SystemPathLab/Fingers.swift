import LabSupport

extension SystemPath {
  static var oneFinger: Scenario {
    fingers(
      "TE1", "one finger lands, leaves the view, and lifts",
      question:
        "How many touch objects are there, and whose is the touch when the finger is outside of the view?",
      answer: """
        One object, A, from landing to lift: its properties change, it does not. The touch stays the star's wherever \
        the finger goes, because the view is found once, at touch-down.
        """
    ) { script in
      script.down(at: CGPoint(x: 160, y: 240))
      for y in [180, 90, 40] as [CGFloat] {
        script.wait(0.016)
        script.move(to: CGPoint(x: 160, y: y))
      }
      script.wait(0.016)
      script.up()
    }
  }

  static var taps: Scenario {
    fingers(
      "TE2", "two taps in one place, then two far apart",
      question: "When does tapCount become 2, and is it the same UITouch?",
      answer: """
        It is 2 when the second finger lands, and fixed from then on. B is a new object, and A is not updated. Taps that \
        are far apart or too late each begin a series of their own.
        """
    ) { script in
      script.tap(at: CGPoint(x: 160, y: 240), count: 2)
      script.wait(0.5)
      script.tap(at: CGPoint(x: 100, y: 160))
      script.wait(0.15)
      script.tap(at: CGPoint(x: 220, y: 320))
    }
  }

  static var together: Scenario {
    fingers(
      "TE3", "two fingers land at the same instant",
      question: "How often is touchesBegan called?",
      answer: "Once, with both touches: they are in one frame of the digitizer, so they are in one event."
    ) { script in
      script.together(
        { $0.press(finger: 0, at: CGPoint(x: 110, y: 200), for: 0.1) },
        { $0.press(finger: 1, at: CGPoint(x: 210, y: 280), for: 0.1) })
    }
  }

  static var oneAfterTheOther: Scenario {
    fingers(
      "TE4", "two fingers land one after the other",
      question: "What is in the set of the second touchesBegan, and what in event.allTouches?",
      answer: """
        The set holds only what has just begun. The event holds all fingers that are on the glass; the first one \
        rests in it.
        """
    ) { script in
      script.together(
        { $0.press(finger: 0, at: CGPoint(x: 110, y: 200), for: 0.2) },
        {
          $0.wait(0.016)
          $0.press(finger: 1, at: CGPoint(x: 210, y: 280), for: 0.1)
        })
    }.drawn(as: .touches)
  }

  static var oneAtATime: Scenario {
    fingers(
      "TE5", "two fingers on a view without isMultipleTouchEnabled", takesSeveral: false,
      question: "Who hears of the second finger?",
      answer: """
        No view. The touch is there, in event.allTouches, but its view is nil; only recognizers get it. That is how \
        views start out: isMultipleTouchEnabled is false.
        """
    ) { script in
      script.together(
        { $0.drag(finger: 0, from: CGPoint(x: 110, y: 200), to: CGPoint(x: 110, y: 230), for: 0.064) },
        {
          $0.wait(0.016)
          $0.press(finger: 1, at: CGPoint(x: 210, y: 280), for: 0.032)
        })
    }
  }

  static var resting: Scenario {
    fingers(
      "TE6", "one finger rests while another one moves",
      question: "What is the phase of the finger that rests, and is the view told of it?",
      answer: """
        stationary. It is in the event, but in no set of touchesMoved: the view is called only for what has changed. \
        When nothing changes, no method is called.
        """
    ) { script in
      script.down(finger: 0, at: CGPoint(x: 110, y: 200))
      script.down(finger: 1, at: CGPoint(x: 210, y: 280))
      for y in [270, 260] as [CGFloat] {
        script.wait(0.016)
        script.move(finger: 1, to: CGPoint(x: 210, y: y))
      }
      script.wait(0.5)
      script.up(finger: 0)
      script.up(finger: 1)
    }
  }

  static var pinch: Scenario {
    fingers(
      "TE9", "a pinch",
      question: "Two fingers move apart: one stream of messages, or two?",
      answer: """
        One stream: each frame of the digitizer is one event with both touches, so the view is told of both at once. \
        Within it each touch has its own life, from began to ended.
        """
    ) { script in
      script.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, for: 0.048)
    }
  }

  private static func fingers(
    _ identifier: String, _ title: String, takesSeveral: Bool = true, question: String, answer: String,
    play: @escaping (inout TouchScript) -> Void
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let star = DiaryView()
        star.traceName = "StarView"
        star.diary = TouchDiary(run)
        showStar(star, in: run)
        star.isMultipleTouchEnabled = takesSeveral
      },
      play: { run in
        run.play(play)
        run.device.advance(by: 0.5)
      },
      answer: answer)
  }
}
