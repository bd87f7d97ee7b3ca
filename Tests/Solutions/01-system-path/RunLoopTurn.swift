import TouchKit

/// Exercise 1.4: A turn of the run loop (build, 20 points, 35 minutes).
///
/// An app sends messages to the port, puts events into the queue and adds timers. It calls `turn(at:)` when something
/// is new, and again while the loop is awake. Write a turn, counted from waking:
///
/// - **Wake,** if asleep, for a message or a timer that is due: its `time` isn't later than `now`. Else the turn is
///   over, even with a signal.
/// - **Timers:** fire those that are due now, the earliest first; of equal ones the one added first.
/// - **Source1:** receive one message, the oldest.
/// - **Source0:** if `isSignalled`, make it `false` and handle events, the oldest first, until the queue is empty.
/// - **Sleep** if no message, due timer or signal is left.
///
/// Take each thing out *before* its closure runs. Closures may send, add and signal; nothing gets lost.
///
/// Check: make check EXERCISE=1.4
/// Hint:  make hint EXERCISE=1.4 RUNG=1
/// Read:  chapters/01-system-path/README.md#what-wakes-a-sleeping-app
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
