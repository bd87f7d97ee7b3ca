import TouchKit

/// Wrong on purpose: it looks at its direct subviews only.
class PassThroughOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
    return subviews.last { subview in
      let isTouchable = !subview.isHidden && subview.alpha >= 0.01 && subview.isUserInteractionEnabled
      return isTouchable && subview.point(inside: convert(point, to: subview), with: event)
    }
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
