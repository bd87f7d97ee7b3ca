import TouchKit

/// The bar as the statement of the exercise has it.
final class StatedBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return bounds.contains(point) ? self : nil
  }
}

/// A round button, some of which are special.
final class StatedRoundButton: UIControl {
  private let needsEvent: Bool
  private let reach: CGFloat

  init(needsEvent: Bool, reach: CGFloat) {
    (self.needsEvent, self.reach) = (needsEvent, reach)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if needsEvent, event == nil { return false }
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2 + reach
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reach > 0 && point.x < bounds.minX ? nil : super.hitTest(point, with: event)
  }
}
