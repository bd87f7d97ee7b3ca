import TouchKit

/// A view controller of the app.
final class AppController: UIViewController, LifetimeObject {
  private(set) var hasEnded = false

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesMovedWith, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesEndedWith, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesCancelledWith, self) { super.touchesCancelled(touches, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionBeganWith, self) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesEndedWith, self) { super.pressesEnded(presses, with: event) }
  }
  override var keyCommands: [UIKeyCommand]? {
    during(.responderKeyCommands, self) { LifetimeApp.keyCommands }
  }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override var canResignFirstResponder: Bool {
    during(.responderCanResignFirstResponder, self) { super.canResignFirstResponder }
  }
  override var inputView: UIView? { during(.responderInputView, self) { super.inputView } }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    during(.responderCanPerformActionWithSender, self) { super.canPerformAction(action, withSender: sender) }
  }
  override func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    during(.responderTargetForActionWithSender, self) { super.target(forAction: action, withSender: sender) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! {
    get { during(.viewControllerView, self) { super.view } }
    set { during(.viewControllerView, self) { super.view = newValue } }
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    during(.viewControllerPreferredScreenEdgesDeferringSystemGestures, self) { [] }
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    during(.viewControllerChildForScreenEdgesDeferringSystemGestures, self) { children.last }
  }
  override var viewIfLoaded: UIView? { during(.viewControllerViewIfLoaded, self) { super.viewIfLoaded } }
  override var isViewLoaded: Bool { during(.viewControllerIsViewLoaded, self) { super.isViewLoaded } }
  override func loadViewIfNeeded() {
    during(.viewControllerLoadViewIfNeeded, self) { super.loadViewIfNeeded() }
  }
  override func loadView() { during(.viewControllerLoadView, self) { super.loadView() } }
  override func viewDidLoad() { during(.viewControllerViewDidLoad, self) { super.viewDidLoad() } }
  override func viewWillLayoutSubviews() {
    during(.viewControllerViewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() }
  }
  override func viewDidLayoutSubviews() {
    during(.viewControllerViewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() }
  }
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
  override var parent: UIViewController? { during(.viewControllerParent, self) { super.parent } }
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
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { during(.viewControllerModalPresentationStyle, self) { super.modalPresentationStyle } }
    set { during(.viewControllerModalPresentationStyle, self) { super.modalPresentationStyle = newValue } }
  }
  override var presentedViewController: UIViewController? {
    during(.viewControllerPresentedViewController, self) { super.presentedViewController }
  }
  override var presentingViewController: UIViewController? {
    during(.viewControllerPresentingViewController, self) { super.presentingViewController }
  }
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    during(.viewControllerPresentAnimatedCompletion, self) {
      super.present(controller, animated: animated, completion: completion)
    }
  }
  override func dismiss(animated: Bool, completion: (() -> Void)?) {
    during(.viewControllerDismissAnimatedCompletion, self) {
      super.dismiss(animated: animated, completion: completion)
    }
  }

  deinit {
    hasEnded = true
    released(.controllerDeinit)
  }
}
