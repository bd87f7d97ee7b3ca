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
      && rootViewController?.view.subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
        == true
  }
}
