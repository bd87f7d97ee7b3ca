import TouchKit

/// A view of the app that takes text.
final class AppKeyView: UIView, UIKeyInput, LifetimeObject {
  private(set) var hasEnded = false
  var hasText: Bool { true }

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesEndedWith, self) { super.touchesEnded(touches, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override func becomeFirstResponder() -> Bool {
    during(.responderBecomeFirstResponder, self) { super.becomeFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    during(.responderResignFirstResponder, self) { super.resignFirstResponder() }
  }
  override var inputView: UIView? { during(.responderInputView, self) { super.inputView } }

  func insertText(_ text: String) { during(.keyInputInsertText, self) {} }
  func deleteBackward() { during(.keyInputDeleteBackward, self) {} }

  deinit {
    hasEnded = true
    released(.keyViewDeinit)
  }
}
