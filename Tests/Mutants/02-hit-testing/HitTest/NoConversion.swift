import TouchKit

/// Wrong on purpose: it hands its own point to the subviews.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(point, with: event) { return hit }
    }
    return self
  }
}
