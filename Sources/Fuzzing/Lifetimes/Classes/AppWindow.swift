import TouchKit

/// A window of the app.
final class AppWindow: UIWindow, LifetimeObject {
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
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionEndedWith, self) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionCancelledWith, self) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesChangedWith, self) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesEndedWith, self) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesCancelledWith, self) { super.pressesCancelled(presses, with: event) }
  }
  override var isFirstResponder: Bool { during(.responderIsFirstResponder, self) { super.isFirstResponder } }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override var canResignFirstResponder: Bool {
    during(.responderCanResignFirstResponder, self) { super.canResignFirstResponder }
  }
  override var bounds: CGRect {
    get { during(.viewBounds, self) { super.bounds } }
    set { during(.viewBounds, self) { super.bounds = newValue } }
  }
  override var isHidden: Bool {
    get { during(.viewIsHidden, self) { super.isHidden } }
    set { during(.viewIsHidden, self) { super.isHidden = newValue } }
  }
  override var alpha: CGFloat {
    get { during(.viewAlpha, self) { super.alpha } }
    set { during(.viewAlpha, self) { super.alpha = newValue } }
  }
  override var isUserInteractionEnabled: Bool {
    get { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled } }
    set { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled = newValue } }
  }
  override var subviews: [UIView] { during(.viewSubviews, self) { super.subviews } }
  override var window: UIWindow? { during(.viewWindow, self) { super.window } }
  override func addSubview(_ view: UIView) { during(.viewAddSubview, self) { super.addSubview(view) } }
  override func insertSubview(_ view: UIView, at index: Int) {
    during(.viewInsertSubviewAt, self) { super.insertSubview(view, at: index) }
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    during(.viewInsertSubviewBelowSubview, self) { super.insertSubview(view, belowSubview: sibling) }
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    during(.viewInsertSubviewAboveSubview, self) { super.insertSubview(view, aboveSubview: sibling) }
  }
  override func didAddSubview(_ subview: UIView) {
    during(.viewDidAddSubview, self) { super.didAddSubview(subview) }
  }
  override func willRemoveSubview(_ subview: UIView) {
    during(.viewWillRemoveSubview, self) { super.willRemoveSubview(subview) }
  }
  override func layoutSubviews() { during(.viewLayoutSubviews, self) { super.layoutSubviews() } }
  override func endEditing(_ force: Bool) -> Bool {
    during(.viewEndEditing, self) { super.endEditing(force) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    during(.viewPointInsideWith, self) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override var windowLevel: Level {
    get { during(.windowWindowLevel, self) { super.windowLevel } }
    set { during(.windowWindowLevel, self) { super.windowLevel = newValue } }
  }
  override var windowScene: UIWindowScene? {
    get { during(.windowWindowScene, self) { super.windowScene } }
    set { during(.windowWindowScene, self) { super.windowScene = newValue } }
  }
  override var screen: UIScreen { during(.windowScreen, self) { super.screen } }
  override var canBecomeKey: Bool { during(.windowCanBecomeKey, self) { super.canBecomeKey } }
  override func becomeKey() { during(.windowBecomeKey, self) { super.becomeKey() } }
  override func resignKey() { during(.windowResignKey, self) { super.resignKey() } }
  override var rootViewController: UIViewController? {
    get { during(.windowRootViewController, self) { super.rootViewController } }
    set { during(.windowRootViewController, self) { super.rootViewController = newValue } }
  }
  override func makeKey() { during(.windowMakeKey, self) { super.makeKey() } }
  override func sendEvent(_ event: UIEvent) {
    during(.windowSendEvent, self) { super.sendEvent(LifetimeApp.noted(event)) }
  }

  deinit {
    hasEnded = true
    released(.windowDeinit)
  }
}
