extension UIControl {
  /// Whether a recognizer around the control looks for the very tap that the control is for (facts C15–C17).
  final func coincidesWithTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  final func coincidesWithDrag(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
