import TouchKit

/// Wrong on purpose: it asks the buttons even if the bar is hidden or switched off.
class RoundButtonBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for button in subviews.reversed() {
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
