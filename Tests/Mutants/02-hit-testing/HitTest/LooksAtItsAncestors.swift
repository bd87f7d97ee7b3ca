import TouchKit

/// Wrong on purpose: it looks at its ancestors, too, and finds nothing in a view that is hidden.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    var ancestor = superview
    while let view = ancestor {
      if view.isHidden { return nil }
      ancestor = view.superview
    }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
