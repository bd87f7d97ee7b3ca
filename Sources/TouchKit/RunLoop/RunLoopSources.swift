extension VirtualRunLoop {
  /// A source that the app's own code signals: nothing outside the process can wake the loop by it.
  public final class Source0 {
    /// What traces call the source.
    public let name: String
    /// Whether the source waits to be handled.
    public var isSignalled: Bool { waits }
    private var waits = false
    let perform: () -> Void

    /// Makes a source that runs the closure once for each time the loop finds it signalled.
    public init(name: String, perform: @escaping () -> Void) {
      self.name = name
      self.perform = perform
    }

    /// Marks the source for the next pass; a sleeping loop must also be woken with `wakeUp()` (fact S25).
    public func signal() { waits = true }

    func takeSignal() -> Bool {
      defer { waits = false }
      return waits
    }
  }

  /// A source that a message on a mach port fires: the kernel wakes the loop for it.
  public final class Source1 {
    /// What traces call the source.
    public let name: String
    /// The port whose messages fire the source.
    public let port: MachPort
    let perform: (MachPort.Message) -> Void

    /// Makes a source that runs the closure for each message, one message per pass.
    public init(name: String, port: MachPort, perform: @escaping (MachPort.Message) -> Void) {
      self.name = name
      self.port = port
      self.perform = perform
    }
  }

  /// A closure that runs when the virtual clock reaches a time.
  public final class Timer {
    /// When it fires next, in seconds of virtual time; `nil` when it never will again.
    public var fireTime: TimeInterval? { nextTime }
    private var nextTime: TimeInterval?
    let interval: TimeInterval?
    let perform: () -> Void

    /// Makes a timer.
    ///
    /// A repeating timer that was kept from firing, by a mode that does not serve it or a busy loop, fires once and
    /// then goes on at the next multiple of its interval. An interval of 0 or less makes it fire once; a time that
    /// is no number, or infinite, never comes.
    public init(
      fireTime: TimeInterval, interval: TimeInterval? = nil, perform: @escaping () -> Void
    ) {
      nextTime = fireTime > -.infinity ? fireTime : nil
      self.interval = interval.flatMap { $0 > 0 ? $0 : nil }
      self.perform = perform
    }

    /// Makes sure that the timer never fires again.
    public func invalidate() { nextTime = nil }

    func isDue(at now: TimeInterval) -> Bool { fireTime.map { $0 <= now } ?? false }

    func fire(at now: TimeInterval) {
      guard let due = fireTime else { return }
      if let interval {
        let missed = ((now - due) / interval).rounded(.down)
        nextTime = due + (missed + 1) * interval
      } else {
        nextTime = nil
      }
      perform()
    }
  }

  /// A closure that hears of moments in the loop's passes.
  public final class Observer {
    let activities: Activity
    let order: Int
    let perform: (Activity) -> Void

    /// Makes an observer; of several, the one with the lower order hears first, among equals the one added first.
    public init(activities: Activity, order: Int = 0, perform: @escaping (Activity) -> Void) {
      self.activities = activities
      self.order = order
      self.perform = perform
    }
  }
}
