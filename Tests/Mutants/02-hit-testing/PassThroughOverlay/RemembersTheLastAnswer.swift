import TouchKit

/// Wrong on purpose: it answers as before if it is asked about the same point again.
class PassThroughOverlay: UIView {
  private var last: (point: CGPoint, hit: UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let last, last.point == point { return last.hit }
    let hit = super.hitTest(point, with: event)
    last = (point, hit === self ? nil : hit)
    return last?.hit
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
