extension UIResponder {
  /// The most responders that forward one event into each other: engine's choice, so that a chain that bites its
  /// own tail ends.
  static let forwardingLimit = 500
  /// Sends the responder the message for the delivery, and records it; once a touch is over, those who were told of
  /// its beginning by forwarding, but not of its end, are told now (fact R9).
  final func receive(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    hear(touches, delivery, with: event)
    guard delivery.endsTouches else { return }
    for touch in touches.sorted(by: { $0.hash < $1.hash }) { completeForwarding(of: touch, delivery, event) }
  }

  private func hear(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
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
    // Only a scroll view says no.
    guard forwardsTouchesUpResponderChain else { return }
    guard let trace = event?.trace else { return forwardToNext(touches, delivery, with: event) }
    trace.arrival(
      delivery.method, .delivery, at: self, UITouch.details(of: touches),
      answer: { (_: Void) in nil }, { forwardToNext(touches, delivery, with: event) })
  }

  private func forwardToNext(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent?) {
    if delivery == .moved, event?.trace == nil { return passMoveOn(touches, with: event) }
    climb(with: event) { next in
      var untold = touches
      // Those further up know already when one before them was told late.
      if delivery.endsTouches, touches.contains(where: { $0.isOver(for: next) }) {
        untold = []
        for touch in touches where !touch.isOver(for: next) { untold.insert(touch) }
        if untold.isEmpty { return }
      }
      for touch in untold { touch.recordForwarding(to: next, delivery) }
      next.hear(untold, delivery, with: event)
    }
  }

  /// Forwards a move, of which no one keeps in mind who was told: past plain views, which cannot tell that they were not.
  private func passMoveOn(_ touches: Set<UITouch>, with event: UIEvent?) {
    let outerDepth = event?.forwardingDepth ?? UIApplication.shared.forwardingDepth
    var (next, depth) = nextPastPlainViews(from: outerDepth)
    while depth <= Self.forwardingLimit {
      guard let here = next else { return }
      guard here.isPlainView else {
        setForwardingDepth(depth, of: event)
        here.touchesMoved(touches, with: event)
        return setForwardingDepth(outerDepth, of: event)
      }
      (next, depth) = here.nextPastPlainViews(from: depth)
    }
    Refusal.endlessChain(traceName, limit: Self.forwardingLimit).report(to: UIApplication.current?.trace)
  }

  private func completeForwarding(of touch: UITouch, _ delivery: TouchDelivery, _ event: UIEvent?) {
    // Being told may forward again, which finds those further up already told.
    while let place = touch.forwardingRecord.firstIndex(where: { !$0.knowsTheEnd }) {
      touch.forwardingRecord[place].knowsTheEnd = true
      touch.forwardingRecord[place].responder.hear([touch], delivery, with: event)
    }
    touch.forwardingRecord = []
  }

  /// Asks each responder from here on for its next one, and tells no one: what a control does with a touch that it
  /// follows (fact R10, scenario RC7).
  final func climbWithoutTelling(with event: UIEvent?) {
    climb(with: event) { next in next.climbWithoutTelling(with: event) }
  }

  /// Does something with the next responder, if there is one, and refuses to do so without end.
  final func climb(with event: UIEvent?, _ work: (UIResponder) -> Void) {
    climb(with: event, in: event?.trace, work)
  }

  final func climb(with event: UIEvent?, in trace: Trace?, _ work: (UIResponder) -> Void) {
    let depth = event?.forwardingDepth ?? UIApplication.shared.forwardingDepth
    guard depth < Self.forwardingLimit else {
      Refusal.endlessChain(traceName, limit: Self.forwardingLimit).report(
        to: trace ?? UIApplication.current?.trace)
      return
    }
    setForwardingDepth(depth + 1, of: event)
    defer { setForwardingDepth(depth, of: event) }
    if let next = askNext(in: trace) { work(next) }
  }

  /// The next responder, asked from outside, so that the question is recorded.
  final func askNext(in trace: Trace?) -> UIResponder? {
    guard let trace else { return next }
    return trace.call(.next, .responders, on: self, answer: { $0?.traceName ?? "nil" }, { next })
  }

  private func setForwardingDepth(_ depth: Int, of event: UIEvent?) {
    // Messages without an event are sent by an app's own code only.
    if let event { event.forwardingDepth = depth } else { UIApplication.shared.forwardingDepth = depth }
  }
}
