import TouchKit

/// Wrong on purpose: it makes the target as high as it is wide.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let side = max(44, bounds.width, bounds.height)
    return bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2).contains(point)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
