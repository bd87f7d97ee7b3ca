/// Gives touches to their views: at once, late, or never, as the recognizers want it (facts G18, G21–G26).
final class HeldTouches {
  /// Whether the touches' phases are new, or have been seen in an earlier update.
  enum News { case news, old }

  /// One message that a view is to get about one touch.
  private struct Message {
    var touch: UITouch
    var view: UIView
    var delivery: TouchDelivery
    /// What the touch is to look like meanwhile; `nil` for as it is.
    var look: UITouch.Snapshot?
  }

  /// The touches that are over for the glass, but not for their views.
  private var waiting: [UITouch] = []
  /// Kept, so that not every event has to make a list of its own; empty between events.
  private var messages: [Message] = []

  func deliver(_ touches: [UITouch], as news: News, with event: UIEvent) {
    var messages = self.messages
    self.messages = []
    defer {
      messages.removeAll(keepingCapacity: true)
      self.messages = messages
    }
    for touch in waiting where !touches.contains(where: { $0 === touch }) {
      plan(touch, as: .old, into: &messages)
    }
    for touch in touches { plan(touch, as: news, into: &messages) }
    let late = waiting
    waiting.take { $0.route.isOver }
    for touch in touches where touch.hasFinished && !touch.route.isOver && touch.view != nil {
      if !waiting.contains(where: { $0 === touch }) { waiting.append(touch) }
    }
    guard !messages.isEmpty else { return }
    // Views ask the event for its touches, late ones too.
    let present = event.touches
    let absent = late.filter { touch in !present.contains { $0 === touch } }
    if !absent.isEmpty { event.touches = absent + present }
    defer { if !absent.isEmpty { event.touches = present } }
    send(&messages, with: event)
  }

  /// Finds out what a touch's view is to hear now.
  private func plan(_ touch: UITouch, as news: News, into messages: inout [Message]) {
    guard let view = touch.view else { return }
    // Read and written as a whole: see `UIView`.
    var route = touch.route
    guard !route.isOver else { return }
    defer { touch.route = route }
    func add(_ delivery: TouchDelivery, _ look: UITouch.Snapshot?) {
      messages.append(Message(touch: touch, view: view, delivery: delivery, look: look))
    }
    if touch.isClaimed || (news == .news && touch.phase == .cancelled) {
      route.isOver = true
      route.held = []
      if route.wasTold { add(.cancelled, touch.snapshot(as: .cancelled)) }
      return
    }
    let delivery = news == .news ? TouchDelivery(touch.phase) : nil
    if !route.wasTold, touch.recognizers.contains(where: { $0.holdsBegan }) {
      if delivery != nil { route.hold(touch.snapshot(as: touch.phase)) }
      return
    }
    if route.held.isEmpty {
      guard let delivery else { return }
      if delivery == .ended { end(touch, nil) } else { add(delivery, nil) }
    } else {
      if delivery != nil { route.hold(touch.snapshot(as: touch.phase)) }
      let held = route.held
      route.held = []
      for look in held {
        guard let delivery = TouchDelivery(look.phase) else { continue }
        if delivery == .ended { end(touch, look) } else { add(delivery, look) }
      }
    }
    route.wasTold = true

    func end(_ touch: UITouch, _ look: UITouch.Snapshot?) {
      if touch.recognizers.contains(where: { $0.holdsEnded }) {
        route.held = [look ?? touch.snapshot(as: .ended)]
      } else {
        route.isOver = true
        add(.ended, look)
      }
    }
  }

  /// Calls each view once per phase with all its touches of that phase (fact T8), earlier sequences of fingers first.
  private func send(_ messages: inout [Message], with event: UIEvent) {
    while let first = messages.min(by: { $0.touch.sequence < $1.touch.sequence }) {
      let (view, sequence) = (first.view, first.touch.sequence)
      if messages.count == 1 {
        send(messages, first.delivery, of: sequence, to: view, with: event)
        return messages.removeAll(keepingCapacity: true)
      }
      for delivery in TouchDelivery.allCases {
        send(messages, delivery, of: sequence, to: view, with: event)
      }
      messages.removeAll { $0.view === view && $0.touch.sequence == sequence }
    }
  }

  private func send(
    _ messages: [Message], _ delivery: TouchDelivery, of sequence: Int, to view: UIView, with event: UIEvent
  ) {
    func isMeant(_ message: Message) -> Bool {
      message.delivery == delivery && message.view === view && message.touch.sequence == sequence
    }
    let touches = event.touchSets.set(among: messages.count) { place in
      isMeant(messages[place]) ? messages[place].touch : nil
    }
    guard !touches.isEmpty else { return }
    var present: [(touch: UITouch, look: UITouch.Snapshot)] = []
    for message in messages where message.look != nil && isMeant(message) {
      present.append((message.touch, message.touch.snapshot(as: message.touch.phase)))
    }
    for message in messages where isMeant(message) {
      if let look = message.look { message.touch.show(look) }
    }
    view.receive(touches, delivery, with: event)
    for (touch, look) in present { touch.show(look) }
  }
}

// snippet: flags
extension UIGestureRecognizer {
  /// Whether views must not hear yet that fingers have landed.
  fileprivate final var holdsBegan: Bool { delaysTouchesBegan && attempt.isUndecided }
  /// Whether views must not hear yet that fingers have lifted.
  fileprivate final var holdsEnded: Bool { delaysTouchesEnded && attempt.isUndecided }
}

extension UITouch {
  /// Whether a recognizer has taken the touch from its view.
  fileprivate var isClaimed: Bool {
    recognizers.contains { $0.attempt.hasRecognized && $0.cancelsTouchesInView }
  }
}
// endsnippet
