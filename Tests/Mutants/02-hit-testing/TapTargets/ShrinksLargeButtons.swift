import TouchKit

/// Wrong on purpose: it makes every target 44 points, those of large buttons, too.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let widening = (44 - bounds.width) / 2
    let heightening = (44 - bounds.height) / 2
    return bounds.insetBy(dx: -widening, dy: -heightening).contains(point)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
