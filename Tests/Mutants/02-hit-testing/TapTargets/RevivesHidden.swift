import TouchKit

/// Wrong on purpose: it answers for itself without a look at hidden and switched off.
class TargetButton: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let missingWidth = max(0, 44 - bounds.width)
    let missingHeight = max(0, 44 - bounds.height)
    let target = bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2)
    return target.contains(point) ? self : nil
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
