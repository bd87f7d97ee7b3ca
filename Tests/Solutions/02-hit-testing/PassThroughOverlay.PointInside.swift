import TouchKit

/// Another right answer: the overlay is where its subviews are.
class PassThroughOverlay: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains {
        let hit = $0.hitTest(convert(point, to: $0), with: event)
        return hit != nil && hit !== rootViewController?.view
      }
  }
}
