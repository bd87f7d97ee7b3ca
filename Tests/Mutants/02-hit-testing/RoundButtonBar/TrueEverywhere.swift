import TouchKit

/// Wrong on purpose: it says that every point is inside the bar.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    true
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
