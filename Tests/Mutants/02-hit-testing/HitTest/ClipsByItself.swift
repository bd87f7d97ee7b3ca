import TouchKit

/// Wrong on purpose: it looks at the bounds, too, if the view clips.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    if clipsToBounds, !bounds.contains(point) { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
