import TouchKit

/// Wrong on purpose: it answers as before if it is asked about the same point again.
class RoundButtonBar: UIView {
  private var last: (point: CGPoint, isInside: Bool)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let last, last.point == point { return last.isInside }
    let isInside =
      super.point(inside: point, with: event)
      || subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
    last = (point, isInside)
    return isInside
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
