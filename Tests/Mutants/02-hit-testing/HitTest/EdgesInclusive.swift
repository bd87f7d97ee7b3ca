import TouchKit

/// Wrong on purpose: it takes the right and the lower edge for inside.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard (bounds.minX...bounds.maxX).contains(point.x), (bounds.minY...bounds.maxY).contains(point.y) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
