import TouchKit

/// Another right answer: hitTest(_:with:) asks the buttons wherever the point is.
class RoundButtonBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for button in subviews.reversed() {
      if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
