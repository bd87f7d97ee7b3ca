import TouchKit

/// A navigation controller of the app.
final class AppNavigationController: UINavigationController, LifetimeObject {
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
  override var topViewController: UIViewController? {
    during(.navigationControllerTopViewController, self) { super.topViewController }
  }
  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    during(.navigationControllerSetViewControllersAnimated, self) {
      super.setViewControllers(controllers, animated: animated)
    }
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    during(.navigationControllerPopViewControllerAnimated, self) {
      super.popViewController(animated: animated)
    }
  }
  override var presentedViewController: UIViewController? {
    during(.viewControllerPresentedViewController, self) { super.presentedViewController }
  }

  deinit {
    hasEnded = true
    released(.navigationControllerDeinit)
  }
}
