import LabSupport

extension ScrollDelay {
  static var phenomena: Scenario {
    scenario(
      "SD1-4", "four touches on the articles' page",
      question: """
        A tap recognizer watches the back view; on it are a table and a button. For each touch: does the table hear \
        of it, is the row selected, is the back view tapped?
        """,
      play: { run in
        run.press(BackView.row, for: 0.1, titled: "SD1  a quick tap on a row")
        run.press(BackView.row, for: 0.5, titled: "SD2  a short press on a row")
        run.press(BackView.row, for: 1, titled: "SD3  a long press on a row")
        run.press(BackView.middleOfButton, for: 0.1, titled: "SD4  a tap on the button")
      },
      answer: """
        Two clocks run from the landing on. For 0.15 s the scroll view holds the touch back from its content, and \
        for 0.75 s a tap recognizer may still see a tap. Where the finger lifts between these times decides who \
        acts. The button lies beside the table, so nothing delays its touch, and it vetoes the taps of views around it.
        """)
  }

  static var quickTap: Scenario {
    scenario(
      "SD1", "a quick tap on a row", question: "The finger stays for 0.1 s: what does the table hear?",
      play: { $0.press(BackView.row, for: 0.1) },
      answer: """
        Nothing. Until 0.15 s its touches are held back. At the lift the tap recognizer of the back view recognizes \
        first and takes the touch away; what was held back is thrown away, without even a touchesCancelled.
        """
    ).drawn(as: .views)
  }

  static var quickTapAlone: Scenario {
    scenario(
      "SD1-alone", "the same without the tap recognizer",
      question: "Is a row selected by so quick a tap? And when does the table hear that the finger landed?",
      build: { run in
        let page = run.show(page: BackView())
        page.removeGestureRecognizer(page.tap)
      },
      play: { $0.press(BackView.row, for: 0.1) },
      answer: """
        It is. At the lift nothing else wants the touch, and everything that was held back is delivered at once: began \
        and ended in the same moment. So it is not the delay alone that keeps SD1 from selecting a row.
        """)
  }

  static var shortPress: Scenario {
    scenario(
      "SD2", "a short press on a row", question: "The finger stays for 0.5 s: what is different from SD1?",
      play: { $0.press(BackView.row, for: 0.5) },
      answer: """
        After 0.15 s the delaying recognizer fails, which lets go of what it held back: the table is told that the \
        finger landed. But 0.5 s is still a tap: at the lift the back view's \
        recognizer recognizes, and the table gets touchesCancelled instead of touchesEnded. No row is selected.
        """)
  }

  static var longPress: Scenario {
    scenario(
      "SD3", "a long press on a row", question: "The finger stays for 1 s: who acts now?",
      play: { $0.press(BackView.row, for: 1) },
      answer: """
        The table. After 0.75 s the tap recognizer gives up, and nothing is left that could take the touch away.
        """)
  }

  static var button: Scenario {
    scenario(
      "SD4", "a tap on the button", question: "Is the tap the back view's, the button's, or both?",
      play: { $0.press(BackView.middleOfButton, for: 0.1) },
      answer: """
        The button's alone. It lies on the back view, not in the table: no scroll view delays its touch. And buttons \
        forbid the single taps of recognizers on the views around them.
        """)
  }

  static var timing: Scenario {
    scenario(
      "SD5", "the delay, measured",
      question:
        "The page scrolls, and so does the table in it: how long is a touch on a row delayed, 0.15 s or 0.3 s?",
      scope: TraceScope(
        stages: [.gestures, .delivery, .log], subjects: .named(["UIWindow", delay, "LoggingTable"]),
        recognizers: .states),
      build: { run in
        let page = BackView()
        page.write = { [unowned run] in run.trace.log($0) }
        let scroll = UIScrollView(frame: run.screen)
        scroll.contentSize = CGSize(width: 320, height: 1000)
        scroll.addSubview(page)
        run.show(scroll)
      },
      play: { $0.press(BackView.row, for: 0.5) },
      answer: """
        0.15 s. Every scroll view on the way to the touched view has a delaying recognizer of its own, but all of \
        them start at the landing, and fire one after the other at the same time. The table is told right after.
        """)
  }

  static var dragAtOnce: Scenario {
    scenario(
      "SD6", "a drag within the delay",
      question: "The finger lands and moves up at once: which touch messages does the table get?",
      play: { $0.drag(from: BackView.row, by: CGPoint(x: 0, y: -96)) },
      answer: """
        None, not even touchesCancelled. The pan recognizes at 10 points, long before 0.15 s, and takes the touch. \
        Those 10 points are not scrolled. This is what the delay is for: no row flashes while a finger scrolls.
        """)
  }

  static var dragLater: Scenario {
    scenario(
      "SD7", "a drag after the delay",
      question: "The finger rests for 0.3 s before it moves: which touch messages does the table get now?",
      play: { $0.drag(from: BackView.row, by: CGPoint(x: 0, y: -96), after: 0.3) },
      answer: """
        Began after 0.15 s, a move that is too short for a drag, and cancelled when the pan begins. From then on the \
        content only scrolls: what a view has begun under a finger it must be able to undo.
        """)
  }

  static func scenario(
    _ identifier: String, _ title: String, question: String, scope: TraceScope? = nil,
    build: @escaping (ScenarioRun) -> Void = { $0.show(page: BackView()) },
    play: @escaping (ScenarioRun) -> Void, answer: String
  ) -> Scenario {
    Scenario(identifier, title, question: question, scope: scope, build: build, play: play, answer: answer)
  }
}
