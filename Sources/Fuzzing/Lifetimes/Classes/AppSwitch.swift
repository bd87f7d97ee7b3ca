import TouchKit

/// A switch of the app.
final class AppSwitch: UISwitch, LifetimeObject {
  private(set) var hasEnded = false

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
  override var bounds: CGRect {
    get { during(.viewBounds, self) { super.bounds } }
    set { during(.viewBounds, self) { super.bounds = newValue } }
  }
  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override var isEnabled: Bool {
    get { during(.controlIsEnabled, self) { super.isEnabled } }
    set { during(.controlIsEnabled, self) { super.isEnabled = newValue } }
  }
  override var isHighlighted: Bool {
    get { during(.controlIsHighlighted, self) { super.isHighlighted } }
    set { during(.controlIsHighlighted, self) { super.isHighlighted = newValue } }
  }
  override var isTracking: Bool { during(.controlIsTracking, self) { super.isTracking } }
  override var isTouchInside: Bool { during(.controlIsTouchInside, self) { super.isTouchInside } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    during(.controlBeginTrackingWith, self) { super.beginTracking(touch, with: event) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    during(.controlContinueTrackingWith, self) { super.continueTracking(touch, with: event) }
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    during(.controlEndTrackingWith, self) { super.endTracking(touch, with: event) }
  }
  override func cancelTracking(with event: UIEvent?) {
    during(.controlCancelTrackingWith, self) { super.cancelTracking(with: event) }
  }
  override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    during(.controlSendActionToFor, self) { super.sendAction(action, to: target, for: event) }
  }
  override func sendAction(_ action: UIAction) {
    during(.controlSendAction, self) { super.sendAction(action) }
  }
  override var isOn: Bool {
    get { during(.switchIsOn, self) { super.isOn } }
    set { during(.switchIsOn, self) { super.isOn = newValue } }
  }
  override var frame: CGRect {
    get { during(.viewFrame, self) { super.frame } }
    set { during(.viewFrame, self) { super.frame = newValue } }
  }

  deinit {
    hasEnded = true
    released(.switchDeinit)
  }
}
