import LabSupport

extension ScrollDelay {
  static var sharedTap: Scenario {
    remedy(
      "SD1-share", "the tap takes nothing away", SharedTapPage.self,
      answer: """
        The row is selected, and the back view is tapped as well: both share the touch. Its action comes first, and \
        what was held back after it. The button and the back view now act on one tap, too: a recognizer that takes \
        nothing away is not asked to spare buttons.
        """)
  }

  static var refusedTap: Scenario {
    remedy(
      "SD1-refuse", "the tap gets no touches in the table", RefusedTapPage.self,
      answer: """
        The row is selected, and the back view hears nothing of it: for its recognizer the touch does not exist. \
        Beside the table and on the button everything is as before.
        """)
  }

  static var forbiddenTap: Scenario {
    remedy(
      "SD1-forbid", "the page forbids taps in the table", ForbiddenTapPage.self,
      answer: """
        The row is selected. The recognizer watches up to the lift, and there it fails, as it does on the button. The \
        logs are those of the tap that gets no touches; the difference is the moment of the decision.
        """)
  }

  private static func remedy(
    _ identifier: String, _ title: String, _ page: Page.Type, answer: String
  ) -> Scenario {
    scenario(
      identifier, title,
      question: "A quick tap on a row, one beside the table, one on the button: who acts on each?",
      build: { $0.show(page: page.init()) },
      play: { run in
        run.press(BackView.row, for: 0.1, titled: "a quick tap on a row")
        run.press(BackView.besideTheTable, for: 0.1, titled: "a tap beside the table")
        run.press(BackView.middleOfButton, for: 0.1, titled: "a tap on the button")
      },
      answer: answer)
  }
}
