import TouchKit
import XCTest

/// Controllers in the chain, and the containers that show them (facts R2–R5, scenarios RC1–RC4, RC11).
final class ViewControllerTests: XCTestCase {
  private final class CircleButton: UIView {}
  private final class CustomTabBar: UIView {}

  /// The articles' page: a bar with a round button in a controller in a navigation controller.
  private func showButton(_ stage: Stage) -> UIView {
    let page = UIViewController()
    let bar = CustomTabBar(frame: CGRect(0, 400, 512, 112))
    let button = CircleButton(frame: CGRect(200, 0, 100, 100))
    bar.addSubview(button)
    page.view.addSubview(bar)
    stage.root(UINavigationController(rootViewController: page))
    return button
  }

  func testRC1_theElevenNames() {
    let stage = Stage(.iOS12, delegate: AppDelegate())
    XCTAssertEqual(
      chain(from: showButton(stage)).joined(separator: " --> "),
      "CircleButton --> CustomTabBar --> UIView --> UIViewController --> UIViewControllerWrapperView"
        + " --> UINavigationTransitionView --> UILayoutContainerView --> UINavigationController"
        + " --> UIWindow --> UIApplication --> AppDelegate")
    stage.down(250, 450)
    XCTAssertEqual(
      stage.receivers(of: .touchesBegan),
      [
        "CircleButton", "CustomTabBar", "UIView", "UIViewController", "UIViewControllerWrapperView",
        "UINavigationTransitionView", "UILayoutContainerView", "UINavigationController", "UIWindow",
        "UIApplication", "AppDelegate",
      ])
  }

  func testRC2_fromSystem13TwoViewsLieBetweenRootAndWindow() {
    let names = [
      "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene",
      "UIApplication", "AppDelegate",
    ]
    let stage = Stage(.iOS13, delegate: AppDelegate())
    XCTAssertEqual(chain(from: stage.root(UIViewController()).view), names)
    let inside = Stage(.iOS13, delegate: AppDelegate())
    XCTAssertEqual(
      Array(chain(from: showButton(inside)).suffix(8)),
      ["UILayoutContainerView", "UINavigationController"] + names.dropFirst(2))
    for profile in [SystemProfile.iOS5, .iOS6, .iOS12] {
      let stage = Stage(profile, delegate: AppDelegate())
      XCTAssertEqual(
        chain(from: stage.root(UIViewController()).view),
        ["UIView", "UIViewController", "UIWindow", "UIApplication", "AppDelegate"])
    }
  }

  func testR2_aViewsNextIsItsControllerIfItIsThatControllersView() {
    let parent = UIView()
    let controller = UIViewController()
    let view = UIView()
    parent.addSubview(view)
    XCTAssertTrue(view.next === parent)
    controller.view = view
    XCTAssertTrue(view.next === controller)
    let inner = UIView()
    view.addSubview(inner)
    XCTAssertTrue(inner.next === view)
    controller.view = UIView()
    XCTAssertTrue(view.next === parent, "no longer the controller's view")
  }

  func testR2_aViewOutlivesItsController() {
    let parent = UIView()
    let view = UIView()
    parent.addSubview(view)
    do {
      let controller = UIViewController()
      controller.view = view
      XCTAssertTrue(view.next === controller)
    }
    XCTAssertTrue(view.next === parent)
  }

  func testR3_aControllersNextIsItsViewsSuperview() {
    let stage = Stage(.iOS12)
    let controller = UIViewController()
    XCTAssertNil(controller.next)
    XCTAssertFalse(controller.isViewLoaded, "asking for next does not load the view")
    stage.root(controller)
    XCTAssertTrue(controller.next === stage.window)
    let other = stage.add("other")
    other.addSubview(controller.view)
    XCTAssertTrue(controller.next === other)
  }

  func testRC3_aChildControllersChainClimbsThroughItsParent() {
    let stage = Stage(.iOS12, delegate: AppDelegate())
    let parent = stage.root(UIViewController())
    parent.traceName = "parent"
    let container = UIView()
    container.traceName = "container"
    parent.view.addSubview(container)
    let child = UIViewController()
    child.traceName = "child"
    parent.addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    XCTAssertEqual(
      chain(from: child.view),
      ["UIView", "child", "container", "UIView", "parent", "UIWindow", "UIApplication", "AppDelegate"])
  }

  func testR4_theParentInTheChainIsTheViewsAndNotTheControllers() {
    let stage = Stage(.iOS12)
    let parent = stage.root(UIViewController())
    let child = UIViewController()
    parent.addChild(child)
    XCTAssertNil(child.next, "a child whose view is nowhere leads nowhere")
    let elsewhere = stage.add("elsewhere")
    elsewhere.addSubview(child.view)
    XCTAssertTrue(child.next === elsewhere)
  }

  func testRC3_aPresentedControllersChainGoesThroughTheSystemsViewToTheWindow() {
    let expected: [(SystemProfile, [String])] = [
      (.iOS12, ["UIView", "shown", "UITransitionView", "UIWindow", "UIApplication", "AppDelegate"]),
      (
        .iOS13,
        [
          "UIView", "shown", "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene",
          "UIApplication", "AppDelegate",
        ]
      ),
    ]
    for (profile, names) in expected {
      let stage = Stage(profile, delegate: AppDelegate())
      let root = stage.root(UIViewController())
      let shown = UIViewController()
      shown.traceName = "shown"
      root.present(shown, animated: true)
      XCTAssertEqual(chain(from: shown.view), names)
      XCTAssertTrue(shown.presentingViewController === root)
      XCTAssertTrue(root.presentedViewController === shown)
      stage.down(100, 100)
      XCTAssertTrue(stage.receivers(of: .touchesBegan).contains("shown"))
    }
  }

  func testR5_withoutASuperviewThePresentingControllerIsNext() {
    let stage = Stage(.iOS12)
    let root = stage.root(UIViewController())
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    XCTAssertFalse(first.next === root)
    first.present(second, animated: false)
    XCTAssertNil(first.view.superview, "the whole screen is covered")
    XCTAssertTrue(first.next === root)
    second.dismiss(animated: false)
    XCTAssertNotNil(first.view.superview)
    XCTAssertFalse(first.next === root)
  }

  func testRC4_aDelegateThatIsNoResponderOrAControllerEndsTheChainAtTheApplication() {
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    for delegate in [PlainDelegate(), ControllerDelegate()] as [any UIApplicationDelegate] {
      let stage = Stage(.iOS13, delegate: delegate)
      XCTAssertEqual(
        chain(from: stage.root(UIViewController()).view),
        [
          "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene",
          "UIApplication",
        ])
    }
  }

  func testRC11_theNearestControllerIsFoundAlongTheChain() {
    func nearestController(of view: UIView) -> UIViewController? {
      var here = view.next
      while let responder = here {
        if let controller = responder as? UIViewController { return controller }
        here = responder.next
      }
      return nil
    }
    let stage = Stage(.iOS13)
    let button = showButton(stage)
    let navigation = stage.window.rootViewController as? UINavigationController
    XCTAssertTrue(nearestController(of: button) === navigation?.topViewController)
    XCTAssertNotNil(nearestController(of: button))
    XCTAssertTrue(
      navigation?.navigationBar.superview.flatMap(nearestController(of:)) === navigation)
    XCTAssertNil(nearestController(of: UIView()))
    XCTAssertNil(nearestController(of: stage.add("loose")))
  }

  // MARK: Loading

  func testTheViewIsLoadedWhenItIsFirstAskedFor() {
    final class Page: UIViewController {
      var log: [String] = []
      override func loadView() {
        log.append("load")
        view = SpyView()
      }
      override func viewDidLoad() { log.append("did load \(view is SpyView)") }
    }
    let page = Page()
    XCTAssertNil(page.viewIfLoaded)
    XCTAssertFalse(page.isViewLoaded)
    XCTAssertTrue(page.view is SpyView)
    page.loadViewIfNeeded()
    XCTAssertEqual(page.log, ["load", "did load true"])
    XCTAssertTrue(page.viewIfLoaded === page.view)
  }

  func testALoadViewThatSetsNoneOrAsksForItGetsAPlainViewAndARefusal() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    final class Asking: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    let stage = Stage()
    XCTAssertEqual(Empty().view.tag, 0)
    XCTAssertEqual(Asking().view.tag, 7)
    XCTAssertEqual(stage.refusals.count, 2)
  }

  func testAViewOfAnotherControllerIsRefused() {
    let stage = Stage()
    let (one, other) = (UIViewController(), UIViewController())
    let view = one.view
    other.view = view
    XCTAssertFalse(other.isViewLoaded)
    XCTAssertTrue(view?.next === one)
    XCTAssertEqual(stage.refusals.count, 1)
  }

  func testTheRootsViewIsLoadedWhenTheWindowIsShownAndFillsIt() {
    let stage = Stage()
    let window = UIWindow(frame: CGRect(0, 0, 300, 200))
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    XCTAssertFalse(first.isViewLoaded)
    window.isHidden = false
    XCTAssertEqual(first.view.frame, CGRect(0, 0, 300, 200))
    XCTAssertTrue(first.view.window === window)
    window.rootViewController = second
    XCTAssertNil(first.view.window)
    XCTAssertTrue(second.view.window === window)
    XCTAssertEqual(window.subviews.count, 1)
    window.rootViewController = nil
    XCTAssertEqual(window.subviews.count, 0)
    XCTAssertEqual(stage.refusals, [])
  }

  // MARK: Appearance

  func testAppearanceOfARootAndItsChild() {
    let (stage, log) = (Stage(), LifeController.Log())
    let (root, child) = (LifeController("root", log), LifeController("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    XCTAssertEqual(
      log.take(), ["child will move to root", "root did load", "child did load", "child did move to root"])
    stage.root(root)
    XCTAssertEqual(
      log.take(), ["root will appear", "child will appear", "child did appear", "root did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(
      log.take(),
      [
        "child will move to nil", "child will disappear", "child did disappear", "child did move to nil",
      ])
    stage.window.rootViewController = nil
    XCTAssertEqual(log.take(), ["root will disappear", "root did disappear"])
  }

  func testAppearanceOfPushAndPop() {
    let (stage, log) = (Stage(), LifeController.Log())
    let (first, second) = (LifeController("first", log), LifeController("second", log))
    let navigation = UINavigationController(rootViewController: first)
    navigation.traceName = "navigation"
    XCTAssertEqual(
      log.take(), ["first will move to UINavigationController", "first did move to UINavigationController"])
    stage.root(navigation)
    XCTAssertEqual(log.take(), ["first did load", "first will appear", "first did appear"])
    navigation.pushViewController(second, animated: true)
    XCTAssertEqual(
      log.take(),
      [
        "second will move to navigation", "first will disappear", "second did load", "second will appear",
        "first did disappear", "second did appear", "second did move to navigation",
      ])
    XCTAssertNil(first.view.window)
    XCTAssertTrue(navigation.popViewController(animated: true) === second)
    XCTAssertEqual(
      log.take(),
      [
        "second will move to nil", "second will disappear", "first will appear", "second did disappear",
        "first did appear", "second did move to nil",
      ])
    XCTAssertNil(second.view.superview)
    XCTAssertNil(navigation.popViewController(animated: true), "the root stays")
  }

  func testAppearanceOfPresentingAndDismissing() {
    for (profile, isCovered) in [(SystemProfile.iOS12, true), (.iOS13, false)] {
      let (stage, log) = (Stage(profile), LifeController.Log())
      let (first, second) = (LifeController("first", log), LifeController("second", log))
      stage.root(first)
      _ = log.take()
      var completions = 0
      first.present(second, animated: true) { completions += 1 }
      XCTAssertEqual(
        log.take(),
        isCovered
          ? [
            "first will disappear", "second did load", "second will appear", "second did appear",
            "first did disappear",
          ] : ["second did load", "second will appear", "second did appear"])
      XCTAssertEqual(first.view.window == nil, isCovered)
      second.dismiss(animated: true) { completions += 1 }
      XCTAssertEqual(
        log.take(),
        isCovered
          ? ["second will disappear", "first will appear", "first did appear", "second did disappear"]
          : ["second will disappear", "second did disappear"])
      XCTAssertNotNil(first.view.window)
      XCTAssertNil(second.view.window)
      XCTAssertNil(first.presentedViewController)
      XCTAssertNil(second.presentingViewController)
      XCTAssertEqual(completions, 2)
      XCTAssertEqual(stage.refusals, [])
    }
  }

  func testWhatCannotBePresentedIsRefused() {
    let stage = Stage()
    let root = UIViewController()
    root.present(UIViewController(), animated: false)
    XCTAssertEqual(stage.refusals.count, 1, "in no window")
    stage.root(root)
    let shown = UIViewController()
    root.present(shown, animated: false)
    root.present(UIViewController(), animated: false)
    XCTAssertEqual(stage.refusals.count, 2, "presents already")
    shown.present(root, animated: false)
    shown.present(shown, animated: false)
    XCTAssertEqual(stage.refusals.count, 4, "shown already, and itself")
    root.dismiss(animated: false)
    root.dismiss(animated: false)
    XCTAssertNil(root.presentedViewController)
  }

  func testTwoControllersCannotPresentEachOther() {
    let stage = Stage()
    let (one, other) = (UIViewController(), UIViewController())
    stage.root(one)
    one.present(other, animated: false)
    stage.window.rootViewController = nil
    other.present(one, animated: false)
    XCTAssertEqual(stage.refusals.count, 1)
    one.dismiss(animated: false)
    XCTAssertNil(one.presentedViewController)
    XCTAssertNil(other.view.window)
  }

  func testThePresenterIsTheOutermostController() {
    let stage = Stage()
    let page = UIViewController()
    let navigation = stage.root(UINavigationController(rootViewController: page))
    let (sheet, alert) = (UIViewController(), UIViewController())
    page.present(sheet, animated: false)
    XCTAssertTrue(sheet.presentingViewController === navigation)
    XCTAssertTrue(page.presentedViewController === sheet)
    XCTAssertTrue(navigation.visibleViewController === sheet)
    sheet.present(alert, animated: false)
    page.dismiss(animated: false)
    XCTAssertNil(alert.view.window)
    XCTAssertNil(sheet.view.window)
    XCTAssertTrue(navigation.visibleViewController === page)
  }

  // MARK: Containers

  func testTheNavigationStack() {
    let stage = Stage()
    let pages = (0..<4).map { _ in UIViewController() }
    let navigation = stage.root(UINavigationController(rootViewController: pages[0]))
    for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
    XCTAssertTrue(navigation.topViewController === pages[3])
    XCTAssertEqual(navigation.children.count, 4)
    XCTAssertTrue(pages[2].navigationController === navigation)
    XCTAssertEqual(navigation.popToViewController(pages[2], animated: false)?.count, 1)
    XCTAssertEqual(
      navigation.popToRootViewController(animated: false).map { $0.map(ObjectIdentifier.init) },
      [ObjectIdentifier(pages[1]), ObjectIdentifier(pages[2])])
    XCTAssertNil(navigation.popToRootViewController(animated: false))
    XCTAssertNil(pages[1].navigationController)
    XCTAssertTrue(pages[0].view.isDescendant(of: navigation.view))
    navigation.pushViewController(pages[0], animated: false)
    navigation.pushViewController(UINavigationController(), animated: false)
    XCTAssertEqual(stage.refusals.count, 2)
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testTheTabBarControllerShowsTheSelectedOne() {
    let (stage, log) = (Stage(.iOS12, delegate: AppDelegate()), LifeController.Log())
    let pages = ["one", "two", "three"].map { LifeController($0, log) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    stage.root(tabs)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.selectedViewController === pages[0])
    XCTAssertFalse(pages[1].isViewLoaded)
    XCTAssertTrue(pages[1].tabBarController === tabs)
    XCTAssertEqual(
      chain(from: pages[0].view),
      [
        "UIView", "one", "UIViewControllerWrapperView", "UITransitionView", "UILayoutContainerView",
        "UITabBarController", "UIWindow", "UIApplication", "AppDelegate",
      ])
    _ = log.take()
    tabs.selectedIndex = 1
    XCTAssertEqual(
      log.take(),
      ["one will disappear", "two did load", "two will appear", "one did disappear", "two did appear"])
    tabs.selectedViewController = pages[2]
    XCTAssertEqual(tabs.selectedIndex, 2)
    tabs.selectedIndex = 9
    XCTAssertEqual(tabs.selectedIndex, 2)
    XCTAssertEqual(stage.refusals.count, 1)
    tabs.viewControllers = Array(pages[..<2])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNil(pages[2].parent)
    XCTAssertNil(pages[2].view.window)
  }

  func testATabBarThatTheAppBringsItself() {
    final class CustomTabBar: UITabBar {}
    let stage = Stage(.iOS12, delegate: AppDelegate())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    stage.root(tabs)
    let old = tabs.tabBar
    let bar = CustomTabBar()
    let button = CircleButton(frame: CGRect(10, 0, 49, 49))
    bar.addSubview(button)
    tabs.tabBar = bar
    XCTAssertNil(old.superview)
    XCTAssertEqual(
      chain(from: button),
      [
        "CircleButton", "CustomTabBar", "UILayoutContainerView", "UITabBarController", "UIWindow",
        "UIApplication", "AppDelegate",
      ])
    stage.down(30, 490)
    XCTAssertEqual(stage.receivers(of: .touchesBegan).first, "CircleButton")
  }

  func testAControllerCannotBeInsideItself() {
    let stage = Stage()
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    XCTAssertEqual(stage.refusals.count, 2)
    let other = UIViewController()
    other.addChild(inner)
    XCTAssertEqual(outer.children.count, 0)
    XCTAssertTrue(inner.parent === other)
  }

  /// A controller that does something when it hears one of its messages.
  private final class RestlessController: LifeController {
    var restlessness: (message: String, act: () -> Void)?
    private func hear(_ message: String) {
      guard let found = restlessness, found.message == message else { return }
      restlessness = nil
      found.act()
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hear("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hear("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      hear("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hear("did disappear")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      hear("will move")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      hear("did move")
    }
  }

  func testAStackThatChangesWhileItChangesEndsAsTheLastWordSays() {
    for message in ["will appear", "did appear", "will disappear", "did disappear", "will move", "did move"] {
      for isSecondRestless in [true, false] {
        let (stage, log) = (Stage(), LifeController.Log())
        let (first, second) = (RestlessController("first", log), RestlessController("second", log))
        let third = LifeController("third", log)
        let navigation = stage.root(UINavigationController(rootViewController: first))
        let restless = isSecondRestless ? second : first
        restless.restlessness = (message, { navigation.setViewControllers([third], animated: false) })
        navigation.pushViewController(second, animated: false)
        guard restless.restlessness == nil else { continue }
        let shown = [first, second, third].filter { $0.viewIfLoaded?.window != nil }
        XCTAssertEqual(shown.map { $0.name }, [navigation.topViewController?.traceName], message)
        for controller in [first, second, third] {
          let own = log.lines.filter { $0.hasPrefix(controller.name) && $0.hasSuffix("appear") }
          let isShown = controller === navigation.topViewController
          let last = isShown ? "did appear" : own.isEmpty ? nil : "did disappear"
          XCTAssertEqual(own.last, last.map { "\(controller.name) \($0)" }, "\(message): \(own)")
        }
        XCTAssertEqual(stage.refusals, [])
      }
    }
  }

  func testNothingIsLeaked() {
    weak var weakPage: UIViewController?
    weak var weakSheet: UIViewController?
    weak var weakWindow: UIWindow?
    do {
      let stage = Stage()
      let page = UIViewController()
      let sheet = UIViewController()
      stage.root(UINavigationController(rootViewController: page))
      page.present(sheet, animated: false)
      stage.tap(100, 100)
      (weakPage, weakSheet, weakWindow) = (page, sheet, stage.window)
    }
    XCTAssertNil(weakPage)
    XCTAssertNil(weakSheet)
    XCTAssertNil(weakWindow)
  }
}
