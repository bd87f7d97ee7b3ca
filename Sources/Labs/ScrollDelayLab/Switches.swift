import LabSupport

extension ScrollDelay {
  static var withoutDelay: Scenario {
    scenario(
      "SD8", "delaysContentTouches = false",
      question:
        "A quick tap on a row, then a drag: when does the table hear of each, and what becomes of it?",
      build: { $0.show(page: BackView()).table.delaysContentTouches = false },
      play: { run in
        run.press(BackView.row, for: 0.1, titled: "a quick tap on a row")
        run.drag(from: BackView.row, by: CGPoint(x: 0, y: -96), titled: "a drag")
      },
      answer: """
        At once, both times. But hearing of a touch is not keeping it: the back view's tap recognizer and the table's \
        own pan take it away as soon as they recognize.
        """)
  }

  static var withoutCancelling: Scenario {
    scenario(
      "SD8-cancel", "canCancelContentTouches = false",
      question: "A drag at once, then one after 0.3 s: which of the two scrolls?",
      build: { $0.show(page: BackView()).table.canCancelContentTouches = false },
      play: { run in
        run.drag(from: BackView.row, by: CGPoint(x: 0, y: -96), titled: "a drag at once")
        run.drag(from: BackView.row, by: CGPoint(x: 0, y: -96), after: 0.3, titled: "a drag after 0.3 s")
      },
      answer: """
        Only the first: the content had heard nothing yet, so there was nothing to cancel. Once it has been told of \
        the touch, that touch never scrolls.
        """)
  }

  static var refusedTouches: Scenario {
    scenario(
      "SD8-begin", "touchesShouldBegin(_:with:in:) answers false",
      question:
        "A press of 1 s, then a drag after 0.3 s: what does the content hear, and does it still scroll?",
      build: { $0.show(page: BackView()).table.letsContentBegin = false },
      play: { run in
        run.press(BackView.row, for: 1, titled: "a long press on a row")
        run.drag(from: BackView.row, by: CGPoint(x: 0, y: -96), after: 0.3, titled: "a drag after 0.3 s")
      },
      answer: """
        It hears nothing at all, and scrolls. The table is asked when the delay is over; with false the delaying \
        recognizer recognizes instead of failing, and the content loses the touch for good.
        """)
  }

  static var controls: Scenario {
    knob(
      "SD8-control", "a drag that begins on a control", in: { UIScrollView() },
      question:
        "The content is a view, and in it lies a control: from which of the two can the finger scroll?",
      answer: """
        From the view. Before a drag takes a touch away, the scroll view asks touchesShouldCancel(in:), which \
        answers false for controls: a slider in a scroll view could not be used otherwise. Tables say yes for buttons.
        """)
  }

  static var cancelledControls: Scenario {
    knob(
      "SD8-override", "the same, and touchesShouldCancel(in:) answers true",
      in: { GenerousScrollView() },
      question: "What does the control hear now?",
      answer: """
        That its touch is cancelled, like any other view. Then the content scrolls.
        """)
  }

  private static func knob(
    _ identifier: String, _ title: String, in makeScroll: @escaping () -> UIScrollView, question: String,
    answer: String
  ) -> Scenario {
    scenario(
      identifier, title, question: question,
      build: { run in
        let knob = Knob(frame: CGRect(x: 40, y: 120, width: 200, height: 60))
        ScrollPage(in: run, makeScroll(), logs: .drags).content.addSubview(knob)
      },
      play: { run in
        let way = CGPoint(x: 0, y: -48)
        run.drag(
          from: CGPoint(x: 160, y: 320), by: way, after: 0.3, for: 0.096, titled: "a drag from the view")
        run.scrollPage?.scroll.contentOffset = .zero
        run.drag(
          from: CGPoint(x: 160, y: 190), by: way, after: 0.3, for: 0.096, titled: "a drag from the control")
      },
      answer: answer)
  }
}

private final class GenerousScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private final class Knob: UIControl {}
