extension UIControl {
  // snippet: tap
  /// Whether a recognizer around the control looks for the control's own tap (facts C15–C17).
  final func coincidesWithTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
  // endsnippet

  /// Whether a recognizer around the control looks for the very drag that the control is for (fact C15).
  final func coincidesWithDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self else { return false }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      return pan.numberOfTouches == 1 && abs(way.x) >= abs(way.y)
    }
    guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }
}
