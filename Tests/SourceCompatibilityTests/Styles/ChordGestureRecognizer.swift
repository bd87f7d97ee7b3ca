import TouchKit

/// Several fingers that land as one: within a moment of each other, and all of them at rest.
final class ChordGestureRecognizer: UIGestureRecognizer {
  var requiredFingers = 3
  var longestSpread: TimeInterval = 0.1
  private(set) var order: [UITouch] = []
  private var firstTimestamp: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let start = firstTimestamp ?? event.timestamp
    firstTimestamp = start
    guard event.timestamp - start <= longestSpread else {
      state = .failed
      return
    }
    for touch in touches where !order.contains(where: { $0 === touch }) {
      order.append(touch)
    }
    if order.count > requiredFingers {
      state = .failed
    } else if order.count == requiredFingers {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let strays = touches.filter { touch in
      let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
      return hypot(now.x - before.x, now.y - before.y) > 20
    }
    guard !strays.isEmpty else { return }
    state = state == .possible ? .failed : .cancelled
  }

  // The event may be missing when a test or another recognizer forwards touches.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state == .possible {
      state = .failed
    } else if Set(order).subtracting(touches).isEmpty || event?.touches(for: self)?.isEmpty ?? true {
      state = .ended
    }
    order.removeAll { touches.contains($0) }
    if order.isEmpty, state == .began || state == .changed { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    order = []
    firstTimestamp = nil
  }
}
