import TouchKit

/// Wrong on purpose: it asks only one of the buttons.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let button = subviews.first else { return super.point(inside: point, with: event) }
    return super.point(inside: point, with: event)
      || button.hitTest(convert(point, to: button), with: event) != nil
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
