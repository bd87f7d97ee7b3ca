import TouchKit

/// Wrong on purpose: it adds what is missing at the right and below only.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let target = CGRect(
      x: bounds.minX, y: bounds.minY, width: max(44, bounds.width), height: max(44, bounds.height))
    return target.contains(point)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
