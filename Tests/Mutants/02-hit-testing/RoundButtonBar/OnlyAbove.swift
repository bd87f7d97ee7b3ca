import TouchKit

/// Wrong on purpose: it lets buttons stick out above the bar only.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || point.y < bounds.minY && subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
