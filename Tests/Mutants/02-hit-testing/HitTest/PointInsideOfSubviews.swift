import TouchKit

/// Wrong on purpose: it asks point(inside:with:) of each subview instead of its hitTest.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha >= 0.01 {
      let inside = convert(point, to: subview)
      guard subview.isUserInteractionEnabled, subview.point(inside: inside, with: event) else { continue }
      return subview.subviews.isEmpty ? subview : subview.hitTest(inside, with: event)
    }
    return self
  }
}
