import TouchKit

/// A text field of the app.
final class AppTextField: UITextField, LifetimeObject {
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
  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override var isFirstResponder: Bool { during(.responderIsFirstResponder, self) { super.isFirstResponder } }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override var canResignFirstResponder: Bool {
    during(.responderCanResignFirstResponder, self) { super.canResignFirstResponder }
  }
  override func becomeFirstResponder() -> Bool {
    during(.responderBecomeFirstResponder, self) { super.becomeFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    during(.responderResignFirstResponder, self) { super.resignFirstResponder() }
  }
  override var inputView: UIView? {
    get { during(.responderInputView, self) { super.inputView } }
    set { during(.responderInputView, self) { super.inputView = newValue } }
  }
  override var inputAccessoryView: UIView? {
    get { during(.responderInputAccessoryView, self) { super.inputAccessoryView } }
    set { during(.responderInputAccessoryView, self) { super.inputAccessoryView = newValue } }
  }
  override func cut(_ sender: ActionObject?) { during(.responderCut, self) { super.cut(sender) } }
  override func copy(_ sender: ActionObject?) { during(.responderCopy, self) { super.copy(sender) } }
  override func paste(_ sender: ActionObject?) { during(.responderPaste, self) { super.paste(sender) } }
  override func select(_ sender: ActionObject?) { during(.responderSelect, self) { super.select(sender) } }
  override func selectAll(_ sender: ActionObject?) {
    during(.responderSelectAll, self) { super.selectAll(sender) }
  }
  override func delete(_ sender: ActionObject?) { during(.responderDelete, self) { super.delete(sender) } }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    during(.viewPointInsideWith, self) { super.point(inside: point, with: event) }
  }
  override var allControlEvents: Event { during(.controlAllControlEvents, self) { super.allControlEvents } }
  override var text: String? {
    get { during(.textFieldText, self) { super.text } }
    set { during(.textFieldText, self) { super.text = newValue } }
  }
  override var isEditing: Bool { during(.textFieldIsEditing, self) { super.isEditing } }
  override var clearsOnBeginEditing: Bool {
    get { during(.textFieldClearsOnBeginEditing, self) { super.clearsOnBeginEditing } }
    set { during(.textFieldClearsOnBeginEditing, self) { super.clearsOnBeginEditing = newValue } }
  }
  override var delegate: (any UITextFieldDelegate)? {
    get { during(.textFieldDelegate, self) { super.delegate } }
    set { during(.textFieldDelegate, self) { super.delegate = newValue } }
  }

  deinit {
    hasEnded = true
    released(.textFieldDeinit)
  }
}
