import TouchKit

/// Wrong on purpose: it makes the button itself 44 points large.
class TargetButton: UIControl {
  override init(frame: CGRect) {
    let missingWidth = max(0, 44 - frame.width)
    let missingHeight = max(0, 44 - frame.height)
    super.init(frame: frame.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = max(44, bounds.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
