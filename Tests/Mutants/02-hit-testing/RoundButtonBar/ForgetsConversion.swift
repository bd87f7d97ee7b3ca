import TouchKit

/// Wrong on purpose: it asks the buttons about a point in the bar's coordinates.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || subviews.contains { $0.hitTest(point, with: event) != nil }
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
