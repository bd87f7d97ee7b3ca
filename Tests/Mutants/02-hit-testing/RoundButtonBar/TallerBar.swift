import TouchKit

/// Wrong on purpose: it makes the whole bar as high as the button.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let top = subviews.map(\.frame.minY).min() ?? bounds.minY
    return bounds.insetBy(dx: 0, dy: min(0, top - bounds.minY)).contains(point)
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
