import TouchKit

/// Another right answer: each of the three steps says whether it has done something.
///
/// A turn in which nothing was done is the last one. That needs no question “is anything left?”, which would repeat
/// the conditions of the three steps; it costs one more turn, in which the loop finds out that it may sleep. Core
/// Foundation's loop looks around once more before it sleeps, too.
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
    if isAsleep && port.isEmpty && nextTimer(at: now) == nil { return }
    isAsleep = false
    let work = [fireTimers(at: now), takeMessage(), emptyQueue()]
    isAsleep = !work.contains(true)
  }

  private func nextTimer(at now: TimeInterval) -> Int? {
    var next: Int?
    for (place, timer) in timers.enumerated() where timer.time <= now {
      if let other = next, timers[other].time <= timer.time { continue }
      next = place
    }
    return next
  }

  private func fireTimers(at now: TimeInterval) -> Bool {
    var hasFired = false
    while let place = nextTimer(at: now) {
      fire(timers.remove(at: place).name)
      hasFired = true
    }
    return hasFired
  }

  private func takeMessage() -> Bool {
    guard let message = port.first else { return false }
    port.removeFirst()
    receive(message)
    return true
  }

  private func emptyQueue() -> Bool {
    guard isSignalled else { return false }
    isSignalled = false
    while let event = queue.first {
      queue.removeFirst()
      handle(event)
    }
    return true
  }
}

struct LoopTimer {
  let time: TimeInterval
  let name: String
}
