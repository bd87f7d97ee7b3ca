import TouchKit

/// Wrong on purpose: the turn in which it wakes does nothing else.
final class MainLoop {
  var isAsleep = true
  var port: [String] = []
  var isSignalled = false
  var queue: [String] = []
  var timers: [LoopTimer] = []

  var receive: (String) -> Void = { _ in }
  var handle: (String) -> Void = { _ in }
  var fire: (String) -> Void = { _ in }

  func turn(at now: TimeInterval) {
    if isAsleep {
      guard !port.isEmpty || hasDueTimer(at: now) else { return }
      isAsleep = false
      return
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
    let due = timers.filter { $0.time <= now }.sorted { $0.time < $1.time }
    timers.removeAll { $0.time <= now }
    for timer in due { fire(timer.name) }
  }
}

struct LoopTimer {
  let time: TimeInterval
  let name: String
}
