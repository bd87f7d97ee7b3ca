/// A run loop on virtual time: it sleeps until a port, a timer or a wake-up call gives it something to do.
///
/// A pass goes: before timers, before sources, source0s, then one source1 if a message waits, else before waiting
/// and sleep; waking goes: after waiting, timers, one source1, and the next pass (fact S21).
public final class VirtualRunLoop {
  /// What traces call the loop: the thread it belongs to.
  public let name: String
  /// The mode that is served now; `nil` while the loop does not run.
  public var currentMode: Mode? { served }
  /// Whether the loop waits for something to do.
  public var isAsleep: Bool { sleeps }

  let clock: VirtualClock
  /// Where every step is recorded; `nil` while no one listens.
  var trace: Trace? { didSet { dispose(of: oldValue) } }
  // The loop asks these many times in every pass. They are changed as a whole, never in place: see `UIView`.
  private var sleeps = false
  private var wasWoken = false
  private var modes: [Mode] = [] { didSet { served = modes.last } }
  private var served: Mode?
  private var sources0: [Served<Source0>] = [] { didSet { dispose(of: oldValue) } }
  private var sources1: [Served<Source1>] = [] { didSet { dispose(of: oldValue) } }
  private var timers: [Served<Timer>] = [] { didSet { dispose(of: oldValue) } }
  private var observers: [Served<Observer>] = [] { didSet { dispose(of: oldValue) } }
  /// What any of the observers wants to hear of.
  private var heard: Activity = []

  /// Something that the loop serves in some modes.
  private struct Served<Item: AnyObject> {
    let item: Item
    let modes: ModeSet

    func isServed(in mode: Mode) -> Bool { modes.contains(ModeSet(mode)) }
  }

  /// Makes a loop that does not run yet.
  init(name: String, clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  // MARK: What the loop serves

  /// Adds a source; a source that is there already gets the modes in addition.
  public func add(_ source: Source0, for modes: [Mode] = Mode.common) {
    sources0 = sources0 + [Served(item: source, modes: ModeSet(modes))]
  }
  /// Adds a source that a port fires.
  public func add(_ source: Source1, for modes: [Mode] = Mode.common) {
    sources1 = sources1 + [Served(item: source, modes: ModeSet(modes))]
  }
  /// Adds a timer.
  public func add(_ timer: Timer, for modes: [Mode] = [.default]) {
    var list = timers
    // Out of the loop meanwhile, so that it is not copied.
    timers = []
    list.append(Served(item: timer, modes: ModeSet(modes)))
    timers = list
  }
  /// Adds an observer.
  public func add(_ observer: Observer, for modes: [Mode] = Mode.common) {
    var list = observers
    let place = list.firstIndex { $0.item.order > observer.order } ?? list.count
    list.insert(Served(item: observer, modes: ModeSet(modes)), at: place)
    observe(list)
  }

  /// Removes an observer; one that is not there changes nothing.
  public func remove(_ observer: Observer) { observe(observers.filter { $0.item !== observer }) }

  private func observe(_ list: [Served<Observer>]) {
    observers = list
    heard = list.reduce(into: []) { $0.formUnion($1.item.activities) }
  }

  /// Lets go of everything that the loop serves: its process ends.
  func close() {
    trace = nil
    (sources0, sources1, timers) = ([], [], [])
    observe([])
  }

  // MARK: Running

  /// Starts to run in a mode, inside the mode that is served now if there is one.
  public func enter(_ mode: Mode = .default) {
    modes = modes + [mode]
    notify(.entry)
  }

  /// Stops running in the innermost mode and goes back to the one around it.
  public func leave() {
    guard !modes.isEmpty else { return }
    notify(.exit)
    modes = Array(modes.dropLast())
    wasWoken = true
  }

  /// Ends the loop's sleep, as `CFRunLoopWakeUp` does.
  public func wakeUp() { wasWoken = true }

  /// Whether a pass would do something now.
  var isReady: Bool {
    guard let mode = currentMode else { return false }
    return !sleeps || wasWoken || readyPlace(in: mode) != nil || isTimerDue(in: mode)
  }

  /// The time of the next timer that the current mode serves.
  var nextFireTime: TimeInterval? {
    guard let mode = currentMode else { return nil }
    var earliest: TimeInterval?
    for entry in timers where entry.isServed(in: mode) {
      if let time = entry.item.fireTime, time < earliest ?? .infinity { earliest = time }
    }
    return earliest
  }

  /// Does one pass, from waking up or from the last pass's end to the next one's end or to sleep.
  func runPass() {
    guard let mode = currentMode else { return }
    if sleeps {
      sleeps = false
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
    // Like Core Foundation, the loop looks around once more after a source0 before it sleeps.
    if didWork || wasWoken || isTimerDue(in: mode) {
      wasWoken = false
      fireTimers()
      return
    }
    notify(.beforeWaiting)
    sleeps = true
    // endsnippet
  }

  private func notify(_ activity: Activity) {
    if trace != nil { record(activity) }
    guard heard.contains(activity), let mode = currentMode else { return }
    for entry in observers where entry.isServed(in: mode) && entry.item.activities.contains(activity) {
      entry.item.perform(activity)
    }
  }

  // snippet: source0
  private func handleSources0(in mode: Mode) -> Bool {
    var didWork = false
    for entry in sources0 where entry.isServed(in: mode) && entry.item.takeSignal() {
      trace?.note(.runLoop, name, .source0(entry.item.name))
      entry.item.perform()
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
    trace?.note(.runLoop, name, .source1(source.name), [.init("port", .text(source.port.name))])
    source.perform(message)
    return true
  }

  private func readySource1(in mode: Mode) -> Source1? {
    readyPlace(in: mode).map { sources1[$0].item }
  }

  private func readyPlace(in mode: Mode) -> Int? {
    sources1.indices.first { sources1[$0].isServed(in: mode) && sources1[$0].item.port.hasMessage }
  }

  private func isTimerDue(in mode: Mode) -> Bool {
    !timers.isEmpty && timers.contains { $0.isServed(in: mode) && $0.item.isDue(at: clock.now) }
  }

  private func fireTimers() {
    guard let mode = currentMode, !timers.isEmpty else { return }
    let now = clock.now
    var due: [Timer] = []
    for entry in timers where entry.isServed(in: mode) {
      guard let fireTime = entry.item.fireTime, fireTime <= now else { continue }
      // Behind those due at the same time: timers with equal times fire in the order they were added.
      if let last = due.last?.fireTime, last > fireTime {
        due.insert(entry.item, at: due.firstIndex { ($0.fireTime ?? now) > fireTime } ?? due.count)
      } else {
        due.append(entry.item)
      }
    }
    // One that fires may have stopped another, and one that was added twice fires once.
    for timer in due where timer.isDue(at: now) {
      trace?.note(.runLoop, name, .timer)
      timer.fire(at: now)
    }
    if timers.contains(where: { $0.item.fireTime == nil }) {
      timers = timers.filter { $0.item.fireTime != nil }
    }
  }
}

extension VirtualRunLoop {
  private func record(_ activity: Activity) {
    guard let trace else { return }
    switch activity {
    case .afterWaiting: trace.note(.runLoop, name, .wakes)
    case .beforeWaiting: trace.note(.runLoop, name, .sleeps)
    default: trace.note(.runLoopActivity, name, .activity(activity))
    }
  }
}
