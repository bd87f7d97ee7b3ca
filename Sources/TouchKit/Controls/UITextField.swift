/// A control that takes the focus when it is tapped and opens the keyboard; the engine edits no text (scenario RC10).
open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// Whether the field has the focus.
  open var isEditing: Bool { isFirstResponder }
  /// True while the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  private final var ownInputView: UIView?
  private final var ownAccessory: UIView?

  /// What stands at the lower edge instead of the keyboard; the keyboard if `nil`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What stands on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// Takes the focus if the finger lifts inside of the field; UIKit uses recognizers for this.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: nil) { becomeFirstResponder() }
  }

  /// Takes the focus and tells of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing { send(.editingDidBegin, with: nil) }
    return true
  }

  /// Gives the focus up and tells of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    if wasEditing { send(.editingDidEnd, with: nil) }
    return true
  }

  /// Vetoes a single tap of a recognizer on a view around the field, such as one that closes the keyboard (fact G36).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }

  #if !hasFeature(Embedded)
    /// What stands in the field while it is empty; the engine draws nothing.
    open var placeholder: String?
  #endif

  override var wantsSystemKeyboard: Bool { true }
  override class var engineClassName: String { "UITextField" }
}

/// What takes text, such as a text field: event code asks for it to leave such views alone.
public protocol UITextInput: AnyObject {}

extension UITextField: UITextInput {}
