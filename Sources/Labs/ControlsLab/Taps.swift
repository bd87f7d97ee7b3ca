import LabSupport

extension Controls {
  // snippet: CT1
  static var around: Scenario {
    tap(
      "CT1", "a button, and a tap recognizer on its superview",
      question: "Both want this tap: does the recognizer act, or the button?",
      build: { $0.show(blueViewOf: VetoPage()) },
      answer: { run in
        run.device.profile.viewsForbidGestures
          ? """
          The button. It forbids the recognizer in gestureRecognizerShouldBegin, because a single tap is what a button \
          is for: the recognizer fails (state 5) at the lift, nothing is cancelled, and the button is told of the lift.
          """
          : "The recognizer: before iOS 6 no view could forbid a recognizer to begin. Try --profile iOS6."
      })
  }
  // endsnippet

  static var onTheButton: Scenario {
    tap(
      "CT2", "the same, but the recognizer is on the button itself",
      question: "Now who acts?",
      build: { run in
        let button = CLButton()
        ControlPage(in: run, button, logging: .touchUpInside).add(CLTapGestureRecognizer(), to: button)
      },
      answer: """
        The recognizer: a button forbids only recognizers of views around it. The tap is recognized (state 3), and as \
        always when a gesture is recognized the view is cancelled. The button's action is never sent.
        """)
  }

  static var bothAct: Scenario {
    tap(
      "CT3", "as CT1, with cancelsTouchesInView = false",
      question: "Does the button still keep the recognizer from acting?",
      build: {
        ControlPage(in: $0, logging: .touchUpInside).add(CLTapGestureRecognizer()).cancelsTouchesInView =
          false
      },
      answer: """
        No: both act, the recognizer first. Views are asked for permission only when the recognition would take the \
        touch away from them; here it does not.
        """)
  }

  static var ownControl: Scenario {
    tap(
      "CT4", "as CT1, with a subclass of UIControl of one's own",
      question: "Is it protected as a button is?",
      build: { $0.show(blueViewOf: OwnControlPage()) },
      answer: """
        No. UIControl itself forbids nothing, only some system controls do: the recognizer wins and the control is \
        cancelled. A subclass that wants the tap overrides gestureRecognizerShouldBegin.
        """)
  }

  static var overlapping: Scenario {
    tap(
      "CT7", "a button that lies on another one",
      question: "The front button has no action, the back one has: does a tap reach the back one?",
      build: { run in
        let back = BackButton()
        let page = ControlPage(in: run, back, logging: .touchUpInside)
        page.blue.addSubview(FrontButton(frame: back.frame.offsetBy(dx: 20, dy: 10)))
      },
      answer: """
        No. Hit-testing finds one view, the front-most one, and does not ask what it does with a touch.
        """)
  }

  static var disabled: Scenario {
    tap(
      "H9", "a disabled button, and a tap recognizer on its superview",
      question: "Who gets a tap on the button, and who acts?",
      build: { run in
        let button = CLButton()
        button.isEnabled = false
        ControlPage(in: run, button, logging: .touchUpInside).add(CLTapGestureRecognizer())
      },
      answer: """
        The superview and its recognizer: hit-testing passes over a disabled control, as if it were not there. Where \
        nothing is to happen, something enabled must lie there instead.
        """)
  }

  private static func tap(
    _ identifier: String, _ title: String, question: String, build: @escaping (ScenarioRun) -> Void,
    answer: String
  ) -> Scenario {
    tap(identifier, title, question: question, build: build, answer: { _ in answer })
  }

  private static func tap(
    _ identifier: String, _ title: String, question: String, build: @escaping (ScenarioRun) -> Void,
    answer: @escaping (ScenarioRun) -> String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, build: build,
      play: { $0.tap(ControlPage.middle.x, ControlPage.middle.y) }, answer: answer)
  }
}

private final class BackButton: UIButton {}
private final class FrontButton: UIButton {}
