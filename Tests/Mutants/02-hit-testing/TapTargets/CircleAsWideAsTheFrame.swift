import TouchKit

/// Wrong on purpose: it takes the width of the frame for the diameter, which is another when the button is turned.
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
    let radius = max(44, frame.width) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
