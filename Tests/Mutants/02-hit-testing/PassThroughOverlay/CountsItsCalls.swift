import TouchKit

/// Wrong on purpose: it lets go in the two rounds of the first tap, and never again.
class PassThroughOverlay: UIView {
  private var calls = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls += 1
    let hit = super.hitTest(point, with: event)
    return hit === self && calls <= 2 ? nil : hit
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  private var calls = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls += 1
    let hit = super.hitTest(point, with: event)
    return hit === self && calls <= 2 ? nil : hit
  }
}
