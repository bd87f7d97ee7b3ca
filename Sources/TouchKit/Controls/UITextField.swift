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
    if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
  }

  override var wantsSystemKeyboard: Bool { true }
  override class var engineClassName: String { "UITextField" }
}
