import TouchKit

/// Wrong on purpose: it asks the round buttons before everything that lies in front of them.
class RoundButtonBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for case let button as RoundButton in subviews.reversed() {
      if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
