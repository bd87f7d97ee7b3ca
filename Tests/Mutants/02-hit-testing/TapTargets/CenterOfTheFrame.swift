import TouchKit

/// Wrong on purpose: it measures from the center, which is a point of the superview.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missingWidth = max(0, 44 - bounds.width)
    let missingHeight = max(0, 44 - bounds.height)
    return bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2).contains(point)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - center.x, point.y - center.y) < max(44, bounds.width) / 2
  }
}
