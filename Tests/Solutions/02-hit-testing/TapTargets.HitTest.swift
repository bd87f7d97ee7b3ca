import TouchKit

/// Another right answer: distances from the middle, and hitTest(_:with:) for the round one.
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    abs(point.x - bounds.midX) < max(22, bounds.width / 2)
      && abs(point.y - bounds.midY) < max(22, bounds.height / 2)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, isEnabled else { return nil }
    let radius = max(22, bounds.width / 2)
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y <= radius * radius ? self : nil
  }
}
