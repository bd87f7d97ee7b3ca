import LabSupport

extension Recognizers {
  static var popFromAnywhere: Scenario {
    Scenario(
      "G85", "a finger that draws to the right, in the middle of a pushed screen",
      question: "YellowView draws where the finger goes. How much of the stroke does it hear of?",
      build: { _ = RacePage(pushedIn: $0) },
      play: { run in
        run.drag(8, by: 24)
        run.rest()
      },
      answer: { run in
        run.device.profile.popStart == .anywhere
          ? """
          Only the beginning. From iOS 26 on a drag to the right takes a pushed screen back from anywhere, and its \
          recognizer takes the touch away, as any pan around the view would.
          """
          : """
          All of it. On this system a pushed screen is dragged back from the left edge only.
          """
      })
  }

  static var popWaits: Scenario {
    Scenario(
      "G85-waits", "the same with a pan recognizer on YellowView",
      question: "Who wins now: the pan of YellowView, or the one that pops?",
      build: { run in
        let page = RacePage(pushedIn: run)
        page.add(UIPanGestureRecognizer(), named: "Pan", to: page.yellow)
      },
      play: { run in
        run.drag(3, by: 24)
        run.rest()
      },
      answer: """
        The pan of YellowView, on every system. Both need 10 points, and of two that are ready at once the deeper \
        view's comes first. A gesture that needs longer, such as a swipe, wins only if the one that pops waits for it: \
        interactiveContentPopGestureRecognizer?.require(toFail: swipe).
        """)
  }
}

extension RacePage {
  /// Pushes a page, which says when it is popped.
  fileprivate convenience init(pushedIn run: ScenarioRun) {
    self.init()
    write = { [unowned run] in run.trace.log($0) }
    let navigation = UINavigationController(rootViewController: UIViewController())
    run.show(root: navigation)
    let detail = Detail { [unowned run] in run.trace.log("the screen is popped") }
    detail.view = self
    navigation.pushViewController(detail, animated: false)
  }
}

private final class Detail: UIViewController {
  private let onPop: () -> Void

  init(onPop: @escaping () -> Void) {
    self.onPop = onPop
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onPop() }
  }
}
