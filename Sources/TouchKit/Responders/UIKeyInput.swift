/// What takes text from a keyboard.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Takes text in.
  func insertText(_ text: String)
  /// Removes what stands before the insertion point.
  func deleteBackward()
}

extension UIKeyInput {
  /// Does what a key says, unless it is part of a command.
  func take(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: deleteBackward()
    case .keyboardReturnOrEnter: insertText("\n")
    default: if !key.characters.utf8.isEmpty { insertText(key.characters) }
    }
  }
}
