import TouchKit

/// A tab bar controller of the app.
final class AppTabBarController: UITabBarController, LifetimeObject {
  private(set) var hasEnded = false

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! {
    get { during(.viewControllerView, self) { super.view } }
    set { during(.viewControllerView, self) { super.view = newValue } }
  }
  override func loadView() { during(.viewControllerLoadView, self) { super.loadView() } }
  override func viewDidLoad() { during(.viewControllerViewDidLoad, self) { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    during(.viewControllerViewWillAppear, self) { super.viewWillAppear(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    during(.viewControllerViewDidAppear, self) { super.viewDidAppear(animated) }
  }
  override func viewWillDisappear(_ animated: Bool) {
    during(.viewControllerViewWillDisappear, self) { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    during(.viewControllerViewDidDisappear, self) { super.viewDidDisappear(animated) }
  }
  override func addChild(_ child: UIViewController) {
    during(.viewControllerAddChild, self) { super.addChild(child) }
  }
  override func removeFromParent() {
    during(.viewControllerRemoveFromParent, self) { super.removeFromParent() }
  }
  override func willMove(toParent parent: UIViewController?) {
    during(.viewControllerWillMoveToParent, self) { super.willMove(toParent: parent) }
  }
  override func didMove(toParent parent: UIViewController?) {
    during(.viewControllerDidMoveToParent, self) { super.didMove(toParent: parent) }
  }
  override var tabBar: UITabBar {
    get { during(.tabBarControllerTabBar, self) { super.tabBar } }
    set { during(.tabBarControllerTabBar, self) { super.tabBar = newValue } }
  }
  override var selectedIndex: Int {
    get { during(.tabBarControllerSelectedIndex, self) { super.selectedIndex } }
    set { during(.tabBarControllerSelectedIndex, self) { super.selectedIndex = newValue } }
  }
  override var selectedViewController: UIViewController? {
    get { during(.tabBarControllerSelectedViewController, self) { super.selectedViewController } }
    set { during(.tabBarControllerSelectedViewController, self) { super.selectedViewController = newValue } }
  }
  override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    during(.tabBarControllerSetViewControllersAnimated, self) {
      super.setViewControllers(controllers, animated: animated)
    }
  }
  override var isViewLoaded: Bool { during(.viewControllerIsViewLoaded, self) { super.isViewLoaded } }

  deinit {
    hasEnded = true
    released(.tabBarControllerDeinit)
  }
}
