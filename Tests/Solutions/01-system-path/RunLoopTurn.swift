import TouchKit

/// Exercise 1.4: A turn of the run loop (build, 20 points, 35 minutes).
///
/// **Given.** A loop that never wakes. The code that runs it sends messages to its port, puts events into its queue, adds
/// timers, and calls `turn(at:)`: once whenever there is something new, and then again as long as the loop is awake.
///
/// **Task.** Write one turn.
///
/// - If the loop is asleep, look for a reason to wake: a message at the port, or a timer that is due (its `time` is not
///   later than `now`). If there is none, the turn is over. A signal to the source0 is no reason.
/// - Awake, the turn does three things in this order:
///   1. Timers: each that is due fires once, the earliest first; of two with the same time the one that was added
///      first. It is taken out of `timers` before `fire` is called with its name.
///   2. Source1: the oldest message, and only that one, is taken off the port, and then `receive` is called with it.
///   3. Source0: if `isSignalled`, it becomes `false`, and the events of the queue are handled one after the other, the
///      oldest first, until the queue is empty: each is taken out, and then `handle` is called with it. Events that are
///      put there meanwhile are handled in this turn, too.
/// - Then, if nothing is left to do (no message, no timer that is due, no signal), the loop falls asleep.
///
/// What the three closures do is none of the loop's business: they may send messages, put events into the queue,
/// signal, and add timers. If a timer adds one that is due already, that one may fire in this turn or in the next.
/// Between two turns they may be replaced.
///
/// **Keep.** Names and types. Everything must be done in `turn(at:)`.
///
/// **Judged.** What was called in which turn and in which order, what is at the port and in the queue then, whether the
/// loop is awake meanwhile, whether it sleeps in the end and how many turns it took: a loop that does not sleep empties
/// a battery. One last turn that finds nothing to do is allowed.
///
/// Check: make check EXERCISE=1.4
/// Hint:  make hint EXERCISE=1.4 RUNG=1
/// Read:  chapters/01-system-path/README.md#the-run-loop
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
    // solution
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
    // starter
    // // Go on here.
    // end
  }
  // solution

  private func hasDueTimer(at now: TimeInterval) -> Bool { timers.contains { $0.time <= now } }

  private func fireTimers(at now: TimeInterval) {
    // The sort of the standard library keeps equal elements in their order.
    let due = timers.filter { $0.time <= now }.sorted { $0.time < $1.time }
    timers.removeAll { $0.time <= now }
    for timer in due { fire(timer.name) }
  }
  // starter
  // end
}

/// Something that is to happen once, at a time of the clock; no two have the same name.
struct LoopTimer {
  let time: TimeInterval
  let name: String
}
