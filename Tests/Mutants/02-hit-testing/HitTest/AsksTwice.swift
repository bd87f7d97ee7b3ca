import TouchKit

/// Wrong on purpose: it asks the subview that is hit a second time, which the first of a lazy map does.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
      ?? self
  }
}
