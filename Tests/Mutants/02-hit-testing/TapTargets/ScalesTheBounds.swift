import TouchKit

/// Wrong on purpose: it makes the bounds 44 points large when it is asked.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.size.width = max(44, bounds.width)
    bounds.size.height = max(44, bounds.height)
    return super.point(inside: point, with: event)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
