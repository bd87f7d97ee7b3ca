import TouchKit

/// Wrong on purpose: it takes 44 points for the radius.
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
    hypot(point.x - bounds.midX, point.y - bounds.midY) < max(44, bounds.width / 2)
  }
}
