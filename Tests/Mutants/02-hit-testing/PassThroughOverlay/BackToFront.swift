import TouchKit

/// Wrong on purpose: it asks its subviews from back to front.
class PassThroughOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for subview in subviews {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
