import TouchKit

/// Wrong on purpose: it converts by subtracting the origin of the frame.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = CGPoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}
