#if !hasFeature(Embedded)
  /// A timer on the virtual time of the app that runs, with the names of Foundation's.
  ///
  /// Foundation's own `Timer` waits for real time to pass, which never happens on a device: it does not fire. TouchKit
  /// cannot put a type named `Timer` in front of Foundation's without making the name ambiguous in every file that
  /// imports both. A module can choose for itself, with one line anywhere in it, and no other change:
  ///
  ///     typealias Timer = VirtualTimer
  ///
  /// New code takes `VirtualRunLoop.Timer` instead. Unlike Foundation's timers these have no dates.
  public final class VirtualTimer: NSObject {
    /// The time between two firings, in seconds; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// What the one who made the timer wanted to find in it again.
    public let userInfo: Any?
    /// Whether the timer will fire, or may yet be scheduled.
    public private(set) var isValid = true
    /// How late the timer may fire, in seconds; it is kept, and the timer is never late.
    public var tolerance: TimeInterval = 0

    private let block: (VirtualTimer) -> Void
    private let firstFiring: TimeInterval
    // The run loop holds the schedule, and the schedule this timer: as with Foundation, no one else has to.
    private weak var schedule: VirtualRunLoop.Timer?

    private init(
      _ interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping (VirtualTimer) -> Void
    ) {
      let interval = interval > 0 ? interval : Self.shortestInterval
      timeInterval = repeats ? interval : 0
      firstFiring = CACurrentMediaTime() + interval
      self.userInfo = userInfo
      self.block = block
      super.init()
    }
    /// What an interval of 0 or less becomes, in seconds, as in Foundation.
    static let shortestInterval: TimeInterval = 0.0001

    /// Makes a timer that is yet to be added to a run loop; it counts from now.
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (VirtualTimer) -> Void
    ) {
      self.init(interval, repeats: repeats, userInfo: nil, block: block)
    }

    /// Makes a timer that calls a method of a target by its selector.
    ///
    /// The target is kept alive until the timer is invalid, as in Foundation. A name that the target's class does not
    /// list is refused when the timer fires.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(interval, repeats: repeats, userInfo: userInfo) { timer in
        selector.perform(on: target as AnyObject, sender: timer)
      }
    }

    /// Makes a timer and adds it to the main run loop, in its default mode.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (VirtualTimer) -> Void
    ) -> VirtualTimer {
      let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
      timer.start(in: [.default])
      return timer
    }

    /// Makes a timer that calls a method of a target, and adds it to the main run loop, in its default mode.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> VirtualTimer {
      let timer = VirtualTimer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      timer.start(in: [.default])
      return timer
    }

    /// Fires now; a timer that fires once is invalid afterwards.
    public func fire() {
      guard isValid else { return }
      if timeInterval == 0 { invalidate() }
      block(self)
    }

    /// Makes sure that the timer never fires again.
    public func invalidate() {
      isValid = false
      schedule?.invalidate()
    }

    /// Adds the timer to the main run loop of the app that runs; without an app nothing happens.
    func start(in modes: [VirtualRunLoop.Mode]) {
      guard isValid, let loop = UIApplication.current?.mainRunLoop else { return }
      if schedule != nil { schedule?.invalidate() }
      let repeats = timeInterval > 0
      let timer = VirtualRunLoop.Timer(fireTime: firstFiring, interval: repeats ? timeInterval : nil) {
        [self] in fire()
      }
      schedule = timer
      loop.add(timer, for: modes)
    }
  }

  extension RunLoop {
    /// Adds a timer to the main run loop of the app that runs, whatever run loop this is: an app has one thread.
    public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) {
      switch mode {
      case .common: timer.start(in: VirtualRunLoop.Mode.common)
      case .tracking: timer.start(in: [.tracking])
      default: timer.start(in: [.default])
      }
    }
  }

  extension RunLoop.Mode {
    /// The mode while a scroll view follows a finger.
    public static var tracking: RunLoop.Mode { RunLoop.Mode(rawValue: "UITrackingRunLoopMode") }
  }
#endif
