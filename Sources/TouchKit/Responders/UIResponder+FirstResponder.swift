extension UIResponder {
  /// The window that the responder belongs to: that of the first view or controller from here up.
  final var responderWindow: UIWindow? { nearestView?.hostWindow }

  /// Whether the responder is a view, its controller, or something that leads to one of them.
  final func isInside(_ view: UIView) -> Bool { nearestView?.isDescendant(of: view) ?? false }

  private var nearestView: UIView? {
    var here: UIResponder? = self
    // An overridden `next` may lead in a circle.
    for _ in 0..<Self.forwardingLimit {
      if let view = here as? UIView { return view }
      if let controller = here as? UIViewController { return controller.loadedView }
      guard let next = here?.next else { return nil }
      here = next
    }
    return nil
  }

  final func takeFirstResponder() -> Bool {
    traced(.becomeFirstResponder) {
      guard let window = responderWindow else { return false }
      if window.firstResponder === self { return true }
      guard canBecomeFirstResponder, window.makeRoomForFirstResponder() else { return false }
      // Overrides that were called on the way may have moved the responder.
      guard responderWindow === window else { return false }
      window.setFirstResponder(self)
      return true
    }
  }

  final func giveUpFirstResponder() -> Bool {
    traced(.resignFirstResponder) {
      guard canResignFirstResponder else { return false }
      if let window = responderWindow, window.firstResponder === self { window.setFirstResponder(nil) }
      return true
    }
  }

  private func traced(_ method: TraceMethod, _ work: () -> Bool) -> Bool {
    guard let trace = UIApplication.current?.trace else { return work() }
    return trace.arrival(method, .responders, at: self, answer: { $0 ? "true" : "false" }, work)
  }
}
