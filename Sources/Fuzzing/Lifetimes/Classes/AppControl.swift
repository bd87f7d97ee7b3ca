import TouchKit

/// A control of the app.
final class AppControl: UIControl, LifetimeObject {
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
  override var isFirstResponder: Bool { during(.responderIsFirstResponder, self) { super.isFirstResponder } }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override var canResignFirstResponder: Bool {
    during(.responderCanResignFirstResponder, self) { super.canResignFirstResponder }
  }
  override func resignFirstResponder() -> Bool {
    during(.responderResignFirstResponder, self) { super.resignFirstResponder() }
  }
  override func cut(_ sender: ActionObject?) { during(.responderCut, self) { super.cut(sender) } }
  override func copy(_ sender: ActionObject?) { during(.responderCopy, self) { super.copy(sender) } }
  override func paste(_ sender: ActionObject?) { during(.responderPaste, self) { super.paste(sender) } }
  override func select(_ sender: ActionObject?) { during(.responderSelect, self) { super.select(sender) } }
  override func selectAll(_ sender: ActionObject?) {
    during(.responderSelectAll, self) { super.selectAll(sender) }
  }
  override func delete(_ sender: ActionObject?) { during(.responderDelete, self) { super.delete(sender) } }
  override var frame: CGRect {
    get { during(.viewFrame, self) { super.frame } }
    set { during(.viewFrame, self) { super.frame = newValue } }
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
  override var superview: UIView? { during(.viewSuperview, self) { super.superview } }
  override var subviews: [UIView] { during(.viewSubviews, self) { super.subviews } }
  override var window: UIWindow? { during(.viewWindow, self) { super.window } }
  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didAddSubview(_ subview: UIView) {
    during(.viewDidAddSubview, self) { super.didAddSubview(subview) }
  }
  override func willRemoveSubview(_ subview: UIView) {
    during(.viewWillRemoveSubview, self) { super.willRemoveSubview(subview) }
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    during(.viewWillMoveToSuperview, self) { super.willMove(toSuperview: newSuperview) }
  }
  override func didMoveToSuperview() { during(.viewDidMoveToSuperview, self) { super.didMoveToSuperview() } }
  override func willMove(toWindow newWindow: UIWindow?) {
    during(.viewWillMoveToWindow, self) { super.willMove(toWindow: newWindow) }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override func layoutSubviews() { during(.viewLayoutSubviews, self) { super.layoutSubviews() } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    during(.viewPointInsideWith, self) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override var isEnabled: Bool {
    get { during(.controlIsEnabled, self) { super.isEnabled } }
    set { during(.controlIsEnabled, self) { super.isEnabled = newValue } }
  }
  override var isSelected: Bool {
    get { during(.controlIsSelected, self) { super.isSelected } }
    set { during(.controlIsSelected, self) { super.isSelected = newValue } }
  }
  override var isHighlighted: Bool {
    get { during(.controlIsHighlighted, self) { super.isHighlighted } }
    set { during(.controlIsHighlighted, self) { super.isHighlighted = newValue } }
  }
  override var state: State { during(.controlState, self) { super.state } }
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
  override var allControlEvents: Event { during(.controlAllControlEvents, self) { super.allControlEvents } }
  override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    during(.controlSendActionToFor, self) { super.sendAction(action, to: target, for: event) }
  }
  override func sendAction(_ action: UIAction) {
    during(.controlSendAction, self) { super.sendAction(action) }
  }
  override func addTarget(_ target: ActionObject?, action: Selector, for controlEvents: Event) {
    during(.controlAddTargetActionFor, self) { super.addTarget(target, action: action, for: controlEvents) }
  }
  override func removeTarget(_ target: ActionObject?, action: Selector?, for controlEvents: Event) {
    during(.controlRemoveTargetActionFor, self) {
      super.removeTarget(target, action: action, for: controlEvents)
    }
  }
  override func addAction(_ action: UIAction, for controlEvents: Event) {
    during(.controlAddActionFor, self) { super.addAction(action, for: controlEvents) }
  }
  override func removeAction(_ action: UIAction, for controlEvents: Event) {
    during(.controlRemoveActionFor, self) { super.removeAction(action, for: controlEvents) }
  }

  deinit {
    hasEnded = true
    released(.controlDeinit)
  }
}
