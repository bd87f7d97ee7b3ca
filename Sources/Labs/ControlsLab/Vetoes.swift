import LabSupport

extension Controls {
  static var systemControls: Scenario {
    Scenario(
      "C15", "one tap on every kind of control, and a tap recognizer around them",
      question: "Which of these six does the recognizer take the tap from?",
      scope: .controls(.tracking, recognizers: .states),
      build: { run in
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let controls = [
          UIButton(), UISwitch(), UISegmentedControl(items: ["A", "B"]), UIStepper(), pages, CLControl(),
        ]
        let page = ControlPage(in: run, controls[0])
        page.add(CLTapGestureRecognizer(), named: "Tap")
        for (row, control) in controls.enumerated() {
          control.frame = CGRect(x: 20, y: 10 + CGFloat(row) * 44, width: 120, height: 36)
          page.log(control, for: control is CLControl ? .touchUpInside : .primaryActionTriggered)
          page.blue.addSubview(control)
        }
      },
      play: { run in
        for shape in run.figure.views where shape.depth == 2 {
          run.tap(shape.middle.x + 10, shape.middle.y)
        }
      },
      answer: { run in
        run.device.profile.viewsForbidGestures
          ? """
          Only from the sixth, the one that is no system control. Four system controls forbid exactly the gesture that \
          they are for themselves: one tap of one finger. The switch has a recognizer of its own, which is sooner.
          """
          : """
          From all but the switch: before iOS 6 no view could forbid a recognizer to begin. Try --profile iOS6. The \
          switch has a recognizer of its own, which is sooner.
          """
      })
  }

  static var slider: Scenario {
    Scenario(
      "C15-slider", "a slider, and a pan recognizer on its superview",
      question: "A drag that begins on the knob, then one that begins beside it: who follows which finger?",
      scope: .controls(.tracking, recognizers: .states),
      build: { $0.show(blueViewOf: SliderPage()) },
      play: { run in
        for x in [124, 190] as [CGFloat] {
          run.draw(
            CGPoint(x: x, y: 240), CGPoint(x: x + 12, y: 240), CGPoint(x: x + 24, y: 240))
          run.rest()
        }
      },
      answer: { run in
        run.device.profile.viewsForbidGestures
          ? """
          The slider follows the first and forbids the pan, which fails. Beside the knob the slider does not track, \
          forbids nothing, and the pan begins.
          """
          : "The pan gets both: before iOS 6 no view could forbid a recognizer to begin. Try --profile iOS6."
      })
  }

  static var switchKnob: Scenario {
    Scenario(
      "C15-switch", "a switch, and a pan recognizer on its superview",
      question: "A drag along the switch, then one down across it: which one does the pan get?",
      scope: .controls(.tracking, recognizers: .states),
      build: { $0.show(blueViewOf: SwitchPage()) },
      play: { run in
        run.draw(
          CGPoint(x: 145, y: 240), CGPoint(x: 157, y: 240), CGPoint(x: 175, y: 240))
        run.rest()
        run.draw(
          CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 252), CGPoint(x: 160, y: 270))
        run.rest()
      },
      answer: """
        Neither. A switch does not track and forbids nothing. It has a long press of 0.01 s and a pan of its own, and \
        the long press is the first to recognize: that excludes all others, whatever they look for.
        """)
  }

  static var longPress: Scenario {
    Scenario(
      "C16", "a button, and a long press on its superview",
      question: "A press of 0.7 s on the button: is its action sent at the lift?",
      build: {
        ControlPage(in: $0, logging: .touchUpInside).add(UILongPressGestureRecognizer(), named: "LongPress")
      },
      play: { run in
        run.play { $0.press(at: ControlPage.middle, for: 0.7) }
        run.rest()
      },
      answer: """
        No. A button forbids only what it is for, a single tap. A long press around it begins after 0.5 s and \
        cancels it.
        """)
  }

  static var doubleTap: Scenario {
    Scenario(
      "C16-double", "a button, and a double tap on its superview",
      question: "Two taps on the button: how often does the button act?",
      build: {
        ControlPage(in: $0, logging: .touchUpInside).add(CLTapGestureRecognizer()).numberOfTapsRequired = 2
      },
      play: { run in
        run.play { $0.tap(at: ControlPage.middle, count: 2) }
        run.rest()
      },
      answer: """
        Not once. A double tap is not what a button is for, so nothing is forbidden. While the second tap may still \
        come, the button is not told of the first lift (delaysTouchesEnded); when it comes, the recognizer wins, and \
        both touches are cancelled.
        """)
  }
}
