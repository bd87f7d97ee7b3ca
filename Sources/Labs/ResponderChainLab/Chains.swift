import LabSupport

extension ResponderChain {
  // snippet: RC1
  static var elevenNames: Scenario {
    scenario(
      "RC1", "a round button in a tab bar in a controller in a navigation controller",
      question: "Which responders come after the button, up to the app delegate?", profile: .iOS12,
      scope: messages,
      build: { run in
        let page = UIViewController()
        let bar = CustomTabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
        let button = CircleButton(frame: CGRect(x: 125, y: 5, width: 70, height: 70))
        bar.addSubview(button)
        page.view.addSubview(bar)
        run.show(root: UINavigationController(rootViewController: page))
        run.showChain("the chain of CircleButton", from: button)
      },
      play: { $0.finger(.began, 160, 440) },
      answer: { run in
        let chain = run.chainFigure.chains.first?.links.map { $0.name } ?? []
        return chain.joined(separator: " --> ")
          + "\nEach view is followed by its superview, a controller's view by its controller, and a controller by "
          + "its view's superview. The wrapper and transition views are UIKit's own: no rule of their own is needed."
      }
    ).drawn(as: .chainBesideViews)
  }
  // endsnippet

  static var systemViews: Scenario {
    scenario(
      "RC2", "a root controller, from iOS 13 on and before",
      question: "Is the window the next responder of its root controller?", scope: messages,
      build: { run in
        let page = PageController()
        run.show(root: page)
        run.showChain("the chain of the root view", from: page.view)
      },
      play: { $0.finger(.began, 160, 240) },
      answer: { run in
        run.device.profile.wrapsRootView
          ? """
          Not directly: two views of UIKit's own lie between them, and the window is followed by its scene. Try \
          --profile iOS12, where neither is there.
          """
          : "Yes: the root view lies directly in the window, and there is no scene. Try --profile iOS27."
      })
  }

  static var childAndPresented: Scenario {
    scenario(
      "RC3", "a child controller, and a presented one",
      question: "Where does each chain go: to the parent, to the presenting controller, or past them?",
      scope: messages,
      build: { run in
        let parent = ParentController()
        let child = ChildController()
        parent.addChild(child)
        let container = ContainerView(frame: CGRect(x: 40, y: 80, width: 240, height: 240))
        parent.view.addSubview(container)
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        run.show(root: parent)
        run.showChain("a child", from: child.view)
      },
      play: { run in
        run.tap(160, 200)
        guard let parent = run.application.keyWindow?.rootViewController else { return }
        let presented = PresentedController()
        parent.present(presented, animated: true)
        run.showChain("a presented one", from: presented.view)
        run.tap(160, 200)
      },
      answer: { _ in
        """
        The child's chain goes through the view it lies in, and so to its parent. The presented controller's view \
        lies in a view of UIKit's own in the window: its chain goes there, and not to the controller that presents \
        it. That one would be next only while the view is in no superview.
        """
      })
  }

  static var plainDelegate: Scenario {
    Scenario(
      "RC4", "an app delegate that is no responder",
      question: "The delegate is no UIResponder: where does the chain end?", scope: messages,
      build: { run in
        let page = PageController()
        run.show(root: page)
        run.showChain("the chain of the root view", from: page.view)
      },
      play: { $0.finger(.began, 160, 240) },
      answer: """
        At the application. The delegate comes after it only if it is a responder, and neither a view nor a \
        controller nor the application itself.
        """)
  }

  static var nearestController: Scenario {
    scenario(
      "RC11", "a view looks for its controller",
      question: "A view in a view asks next, again and again: which controller does it find first?",
      scope: TraceScope(stages: [.log], subjects: .chain),
      build: { run in
        let page = PageController()
        let card = CardView(frame: CGRect(x: 40, y: 120, width: 240, height: 200))
        let star = StarView(frame: CGRect(x: 70, y: 50, width: 100, height: 100))
        card.addSubview(star)
        page.view.addSubview(card)
        run.show(root: UINavigationController(rootViewController: page))
        star.log = { [unowned run] in run.trace.log($0) }
        run.showChain("the chain of StarView", from: star)
      },
      play: { $0.tap(160, 220) },
      answer: { _ in
        "PageController: its view is the first on the way up that has a controller. The navigation controller comes "
          + "later."
      })
  }
}

private final class CircleButton: UIView {}
private final class CustomTabBar: UIView {}
private final class ParentController: PageController {}
private final class ContainerView: UIView {}
private final class CardView: UIView {}

private final class ChildController: UIViewController {
  override func loadView() { view = ChildView() }
}
private final class ChildView: UIView {}

private final class PresentedController: UIViewController {
  override func loadView() { view = PresentedView(frame: UIScreen.main.bounds) }
}
private final class PresentedView: UIView {}

private final class StarView: UIView {
  var log: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?("the nearest controller of StarView is \(nearestController?.traceName ?? "nil")")
  }

  // snippet: nearest
  private var nearestController: UIViewController? {
    var here = next
    while let responder = here {
      if let controller = responder as? UIViewController { return controller }
      here = responder.next
    }
    return nil
  }
  // endsnippet
}
