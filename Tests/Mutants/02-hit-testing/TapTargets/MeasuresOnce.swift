import TouchKit

/// Wrong on purpose: it measures the button at its first tap, and never again.
class TargetButton: UIControl {
  private lazy var target = makeTarget()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { target.contains(point) }

  private func makeTarget() -> CGRect {
    let missingWidth = max(0, 44 - bounds.width)
    let missingHeight = max(0, 44 - bounds.height)
    return bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
