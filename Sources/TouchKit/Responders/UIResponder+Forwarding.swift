/// The four messages that carry a touch to a responder.
enum TouchDelivery: CaseIterable {
  case began, moved, ended, cancelled

  var method: TraceMethod {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }

  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIResponder {
  /// The most responders that forward one event into each other: engine's choice, so that a chain that bites its
  /// own tail ends.
  static let forwardingLimit = 500
  // How deep messages without an event are, which only an app's own code sends.
  private nonisolated(unsafe) static var depthWithoutEvent = 0

  /// Sends the responder the message for the delivery, and records it.
  final func receive(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    guard let trace = event?.trace else { return dispatch(touches, delivery, with: event) }
    trace.call(
      delivery.method, .delivery, on: self, UITouch.details(of: touches),
      answer: { (_: Void) in nil }, { dispatch(touches, delivery, with: event) })
  }

  private func dispatch(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    switch delivery {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  /// What a responder does that does not handle touches: the next one is told the same (fact R8).
  final func forward(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    guard let trace = event?.trace else { return forwardToNext(touches, delivery, with: event) }
    trace.arrival(
      delivery.method, .delivery, at: self, UITouch.details(of: touches),
      answer: { (_: Void) in nil }, { forwardToNext(touches, delivery, with: event) })
  }

  private func forwardToNext(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    let depth = event?.forwardingDepth ?? UIResponder.depthWithoutEvent
    guard depth < Self.forwardingLimit else {
      Refusal.endlessChain(traceName).report(to: event?.trace ?? UIApplication.current?.trace)
      return
    }
    setForwardingDepth(depth + 1, of: event)
    defer { setForwardingDepth(depth, of: event) }
    let next: UIResponder?
    if let trace = event?.trace {
      next = trace.call(
        .next, .responders, on: self, answer: { $0?.traceName ?? "nil" }, { self.next })
    } else {
      next = self.next
    }
    next?.receive(touches, delivery, with: event)
  }

  private func setForwardingDepth(_ depth: Int, of event: UIEvent?) {
    if let event { event.forwardingDepth = depth } else { UIResponder.depthWithoutEvent = depth }
  }

}

extension UITouch {
  /// What traces say of touches.
  static func details(of touches: Set<UITouch>) -> [TraceEntry.Detail] {
    touches.sorted { $0.hash < $1.hash }.flatMap { touch in
      [
        TraceEntry.Detail("finger", .integer(touch.pathIndex)),
        TraceEntry.Detail("at", .point(touch.location(in: nil))),
        TraceEntry.Detail("tapCount", .integer(touch.tapCount)),
      ]
    }
  }
}
