import LabSupport

extension Recognizers {
  static var popFromAnywhere: Scenario {
    Scenario(
      "G85", "a finger that draws to the right, in the middle of a pushed screen",
      question: "YellowView draws where the finger goes. How much of the stroke does it hear of?",
      build: { _ = PushedScreen(in: $0) },
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
        let screen = PushedScreen(in: run)
        let pan = UIPanGestureRecognizer()
        pan.name = "Pan"
        pan.addTarget(screen.root, action: RootView.act)
        screen.root.onAction = { [unowned run] in run.trace.log("action of \($0.traceName): \($0.state.name)")
        }
        screen.yellow.addGestureRecognizer(pan)
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

/// A screen that was pushed, and says when it is popped.
private struct PushedScreen {
  let root = RootView()
  let yellow = YellowView(frame: CGRect(x: 60, y: 120, width: 200, height: 240))

  init(in run: ScenarioRun) {
    root.frame = run.screen
    root.addSubview(yellow)
    let navigation = UINavigationController(rootViewController: UIViewController())
    run.show(root: navigation)
    let detail = Detail { [unowned run] in run.trace.log("the screen is popped") }
    detail.view = root
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
