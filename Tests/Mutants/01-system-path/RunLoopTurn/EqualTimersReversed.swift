import TouchKit

/// Wrong on purpose: it fires the timer that was added last first, if two have the same time.
final class MainLoop {
  /// Whether the loop waits for something to do.
  var isAsleep = true
  /// The messages at the port of the source1, the oldest first.
  var port: [String] = []
  /// Whether the source0 has been signalled.
  var isSignalled = false
  /// The events that the source0 handles, the oldest first.
  var queue: [String] = []
  /// The timers in the order in which they were added.
  var timers: [LoopTimer] = []

  /// The callback of the source1.
  var receive: (String) -> Void = { _ in }
  /// What the source0 does with one event.
  var handle: (String) -> Void = { _ in }
  /// What the timer of that name does.
  var fire: (String) -> Void = { _ in }

  /// Does one turn at a time of the clock.
  func turn(at now: TimeInterval) {
    if isAsleep {
      guard !port.isEmpty || hasDueTimer(at: now) else { return }
      isAsleep = false
    }
    fireTimers(at: now)
    if !port.isEmpty { receive(port.removeFirst()) }
    if isSignalled {
      isSignalled = false
      while !queue.isEmpty { handle(queue.removeFirst()) }
    }
    if port.isEmpty, !isSignalled, !hasDueTimer(at: now) { isAsleep = true }
  }

  private func hasDueTimer(at now: TimeInterval) -> Bool { timers.contains { $0.time <= now } }

  private func fireTimers(at now: TimeInterval) {
    // The sort of the standard library keeps equal elements in their order.
    let due = timers.reversed().filter { $0.time <= now }.sorted { $0.time < $1.time }
    timers.removeAll { $0.time <= now }
    for timer in due { fire(timer.name) }
  }
}

/// Something that is to happen once, at a time of the clock.
struct LoopTimer {
  let time: TimeInterval
  let name: String
}
