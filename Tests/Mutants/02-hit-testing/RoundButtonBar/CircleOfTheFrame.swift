import TouchKit

/// Wrong on purpose: it takes the width of the frame, which is larger than the circle when the button is turned.
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { view in
        guard let button = view as? RoundButton, button.isTouchable else { return false }
        return hypot(point.x - button.center.x, point.y - button.center.y) < button.frame.width / 2
      }
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}

extension UIControl {
  fileprivate var isTouchable: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
