import LabSupport

extension ResponderChain {
  static var half: Scenario {
    scenario(
      "RC5-half", "a view forwards the beginning and keeps the end",
      question: "touchesBegan calls super, touchesEnded does not: does the page hear of the end?",
      scope: messages,
      build: { showOnPage(HalfView(), in: $0) },
      play: { press($0) },
      answer: { _ in
        """
        Yes, and so does every other responder that was told of the beginning: the touch remembers where it was \
        forwarded to. What hears touchesBegan hears touchesEnded or touchesCancelled, too.
        """
      })
  }

  static var removed: Scenario {
    scenario(
      "RC5-removed", "a view leaves its superview while the finger is on it",
      question: "When the finger lifts, the view has no next responder any more: who hears of the end?",
      scope: messages,
      build: { showOnPage(PlainView(), in: $0) },
      play: { run in
        run.finger(.began, 160, 220)
        run.trace.log("PlainView leaves its superview")
        run.application.keyWindow?.rootViewController?.view.subviews.first?.removeFromSuperview()
        run.device.advance(by: 0.05)
        run.finger(.ended, 160, 220)
      },
      answer: { _ in
        """
        The view, because a touch stays with its view; and all who were told of the beginning, although no chain \
        leads to them any more.
        """
      })
  }

  static var scrolling: Scenario {
    scenario(
      "RC5-scroll", "a view in a scroll view",
      question: "The view in it does not override anything: how far does the touch climb?", scope: messages,
      build: { run in
        let scrollView = UIScrollView(frame: CGRect(x: 40, y: 80, width: 240, height: 280))
        scrollView.contentSize = CGSize(width: 240, height: 900)
        let view = PlainView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
        scrollView.addSubview(view)
        let page = PageController()
        page.view.addSubview(scrollView)
        run.show(root: page)
        run.showChain("the chain of PlainView", from: view)
      },
      play: { press($0, for: 0.3) },
      answer: { _ in
        "To the scroll view, and no further: a scroll view does not forward touches. It also lets its content wait "
          + "for 0.15 seconds, to see whether the finger scrolls."
      })
  }

  static var recognizer: Scenario {
    scenario(
      "RC5-recognizer", "a view keeps its touches, and its superview has a tap recognizer",
      question: "The touch never climbs to the page: does the recognizer of the page's view see it?",
      scope: messages,
      build: { run in
        showOnPage(KeepingView(), in: run)
        let tap = UITapGestureRecognizer()
        guard let page = run.application.keyWindow?.rootViewController?.view as? TestEventsView else {
          return
        }
        page.onTap = { [unowned run] in run.trace.log("the tap recognizer of TestEventsView acts") }
        tap.addTarget(page, action: TestEventsView.tap)
        page.addGestureRecognizer(tap)
      },
      play: { press($0) },
      answer: { _ in
        """
        Yes. Recognizers are not in the chain: each sees the touches that were hit-tested to its view or to a view \
        inside of it, whatever the views do with them. The cancellation climbs the chain because KeepingView keeps \
        only touchesBegan and touchesEnded to itself.
        """
      })
  }

  static var declining: Scenario {
    scenario(
      "RC7-declines", "a control that does not want to follow the touch",
      question: "beginTracking answers false: is the touch forwarded now?", scope: messages,
      build: { showOnPage(DecliningControl(), in: $0) },
      play: { press($0) },
      answer: { _ in
        "Yes: a control that does not follow a touch treats it as any view does, and tells the next one."
      })
  }

  private static func showOnPage(_ view: UIView, in run: ScenarioRun) {
    let page = PageController()
    view.frame = CGRect(x: 60, y: 160, width: 200, height: 120)
    page.view.addSubview(view)
    run.show(root: page)
    run.showChain("the chain of \(view.traceName)", from: view)
  }

  private static func press(_ run: ScenarioRun, for seconds: Double = 0.05) {
    run.finger(.began, 160, 220)
    run.device.advance(by: seconds)
    run.finger(.ended, 160, 220)
  }
}

// snippet: half
private final class HalfView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
// endsnippet

private final class DecliningControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
