import TouchKit

/// Wrong on purpose: it takes the square around the circle.
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
    let missing = max(0, 44 - bounds.width)
    return bounds.insetBy(dx: -missing / 2, dy: -missing / 2).contains(point)
  }
}
