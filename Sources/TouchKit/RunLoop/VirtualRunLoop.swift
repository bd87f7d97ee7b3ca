/// A run loop on virtual time: it sleeps until a port, a timer or a wake-up call gives it something to do.
///
/// A pass goes: before timers, before sources, source0s, then one source1 if a message waits, else before waiting
/// and sleep; waking goes: after waiting, timers, one source1, and the next pass (fact S21).
public final class VirtualRunLoop {
  /// What traces call the loop: the thread it belongs to.
  public let name: String
  /// The mode that is served now; `nil` while the loop does not run.
  public var currentMode: Mode? { modes.last }
  /// Whether the loop waits for something to do.
  public private(set) var isAsleep = false

  let clock: VirtualClock
  private var modes: [Mode] = []
  private var wasWoken = false
  private var sources0: [(source: Source0, modes: [Mode])] = []
  private var sources1: [(source: Source1, modes: [Mode])] = []
  private var timers: [(timer: Timer, modes: [Mode])] = []
  private var observers: [(observer: Observer, modes: [Mode])] = []

  /// Told of every step, when somebody listens.
  var onStep: ((Step) -> Void)?

  enum Step {
    case activity(Activity), source0(String), source1(String, port: String), timer
  }

  /// Makes a loop that does not run yet.
  init(name: String, clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  // MARK: What the loop serves

  /// Adds a source; a source that is there already gets the modes in addition.
  public func add(_ source: Source0, for modes: [Mode] = Mode.common) { sources0.append((source, modes)) }
  /// Adds a source that a port fires.
  public func add(_ source: Source1, for modes: [Mode] = Mode.common) { sources1.append((source, modes)) }
  /// Adds a timer.
  public func add(_ timer: Timer, for modes: [Mode] = [.default]) { timers.append((timer, modes)) }
  /// Adds an observer.
  public func add(_ observer: Observer, for modes: [Mode] = Mode.common) {
    let place = observers.firstIndex { $0.observer.order > observer.order } ?? observers.count
    observers.insert((observer, modes), at: place)
  }

  /// Removes an observer; one that is not there changes nothing.
  public func remove(_ observer: Observer) { observers.removeAll { $0.observer === observer } }

  // MARK: Running

  /// Starts to run in a mode, inside the mode that is served now if there is one.
  public func enter(_ mode: Mode = .default) {
    modes.append(mode)
    notify(.entry)
  }

  /// Stops running in the innermost mode and goes back to the one around it.
  public func leave() {
    guard !modes.isEmpty else { return }
    notify(.exit)
    modes.removeLast()
    wasWoken = true
  }

  /// Ends the loop's sleep, as `CFRunLoopWakeUp` does.
  public func wakeUp() { wasWoken = true }

  /// Whether a pass would do something now.
  var isReady: Bool {
    guard let mode = currentMode else { return false }
    return !isAsleep || wasWoken || readySource1(in: mode) != nil || isTimerDue(in: mode)
  }

  /// The time of the next timer that the current mode serves.
  var nextFireTime: TimeInterval? {
    guard let mode = currentMode else { return nil }
    var earliest: TimeInterval?
    for entry in timers where entry.modes.contains(mode) {
      if let time = entry.timer.fireTime, time < earliest ?? .infinity { earliest = time }
    }
    return earliest
  }

  /// Does one pass, from waking up or from the last pass's end to the next one's end or to sleep.
  func runPass() {
    guard let mode = currentMode else { return }
    if isAsleep {
      isAsleep = false
      wasWoken = false
      notify(.afterWaiting)
      fireTimers()
      handleSource1()
      return
    }
    // snippet: pass
    notify(.beforeTimers)
    notify(.beforeSources)
    let didWork = handleSources0(in: mode)
    if handleSource1() { return }
    // Like Core Foundation, the loop looks around once more after a source0 before it goes to sleep.
    if didWork || wasWoken || isTimerDue(in: mode) {
      wasWoken = false
      fireTimers()
      return
    }
    notify(.beforeWaiting)
    isAsleep = true
    // endsnippet
  }

  private func notify(_ activity: Activity) {
    onStep?(.activity(activity))
    guard let mode = currentMode else { return }
    for entry in observers
    where entry.modes.contains(mode) && entry.observer.activities.contains(activity) {
      entry.observer.perform(activity)
    }
  }

  // snippet: source0
  private func handleSources0(in mode: Mode) -> Bool {
    var didWork = false
    for entry in sources0 where entry.modes.contains(mode) && entry.source.takeSignal() {
      onStep?(.source0(entry.source.name))
      entry.source.perform()
      didWork = true
    }
    return didWork
  }
  // endsnippet

  @discardableResult
  private func handleSource1() -> Bool {
    // A callback of this pass may have entered or left a mode: the one that counts is the present one.
    guard let mode = currentMode, let source = readySource1(in: mode), let message = source.port.receive()
    else { return false }
    onStep?(.source1(source.name, port: source.port.name))
    source.perform(message)
    return true
  }

  private func readySource1(in mode: Mode) -> Source1? {
    sources1.first { $0.modes.contains(mode) && $0.source.port.hasMessage }?.source
  }

  private func isTimerDue(in mode: Mode) -> Bool {
    timers.contains { entry in
      entry.modes.contains(mode) && entry.timer.isDue(at: clock.now)
    }
  }

  private func fireTimers() {
    guard let mode = currentMode else { return }
    let now = clock.now
    var due: [Timer] = []
    for entry in timers where entry.modes.contains(mode) {
      guard let fireTime = entry.timer.fireTime, fireTime <= now else { continue }
      // Behind those due at the same time: timers with equal times fire in the order they were added.
      let place = due.firstIndex { ($0.fireTime ?? now) > fireTime } ?? due.count
      due.insert(entry.timer, at: place)
    }
    // One that fires may have stopped another, and one that was added twice fires once.
    for timer in due where timer.isDue(at: now) {
      onStep?(.timer)
      timer.fire(at: now)
    }
    timers.removeAll { $0.timer.fireTime == nil }
  }
}
