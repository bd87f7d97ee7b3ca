import TouchKit

extension UIResponder {
  /// What it says of itself when the app looks for a first responder, for keys and for commands, a line for each.
  var answers: [String] {
    [
      "canBecomeFirstResponder is \(canBecomeFirstResponder)",
      "canResignFirstResponder is \(canResignFirstResponder)",
      "inputView is \(inputView?.traceName ?? "nil")",
      "inputAccessoryView is \(inputAccessoryView?.traceName ?? "nil")",
      "keyCommands are \(keyCommands.map { "\($0.count)" } ?? "nil")",
      "canPerformAction for copy: is \(canPerformAction(Selector(("copy:")), withSender: nil))",
    ]
  }
}
