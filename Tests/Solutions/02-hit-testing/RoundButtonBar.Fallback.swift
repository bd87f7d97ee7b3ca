import TouchKit

/// Another right answer: where the bar is not hit, the round buttons are asked.
class RoundButtonBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0 as? RoundButton }
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
      .first
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
