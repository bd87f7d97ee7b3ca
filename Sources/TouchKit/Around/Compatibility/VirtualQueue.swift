#if !hasFeature(Embedded)
  import Dispatch

  /// The main queue of the app that runs, on virtual time, with the names of Dispatch's.
  ///
  /// Dispatch's own queues wait for real time and for the thread's real run loop: nothing that is given to them happens
  /// on a device. A module in which `DispatchQueue.main.async` and `asyncAfter` should work says so, with two lines
  /// anywhere in it, and no other change:
  ///
  ///     typealias DispatchQueue = VirtualQueue
  ///     typealias DispatchTime = VirtualInstant
  ///
  /// The compiler takes any closure behind the words `DispatchQueue.main.async` for one of the main actor. In the Swift 6
  /// language mode it therefore refuses one that captures `self` or a variable; in the Swift 5 mode it does not. A queue
  /// in a constant (`let queue = DispatchQueue.main`) or a `DispatchWorkItem` works in both.
  ///
  /// New code takes `VirtualRunLoop.Timer` instead.
  public struct VirtualQueue: Sendable {
    /// The only queue: an app has one thread.
    public static let main = VirtualQueue()

    /// Does something in a later pass of the run loop, at the present time.
    ///
    /// Without an app that runs it is never done.
    public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }

    /// Does something in a later pass of the run loop, unless the work is cancelled by then.
    public func async(execute work: DispatchWorkItem) { asyncAfter(deadline: .now(), execute: work) }

    /// Does something at a time; at once, in a later pass, if that is over.
    public func asyncAfter(deadline: VirtualInstant, execute work: @escaping () -> Void) {
      let timer = VirtualRunLoop.Timer(fireTime: max(deadline.seconds, CACurrentMediaTime()), perform: work)
      UIApplication.current?.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common)
    }

    /// Does something at a time, unless the work is cancelled by then.
    public func asyncAfter(deadline: VirtualInstant, execute work: DispatchWorkItem) {
      asyncAfter(deadline: deadline) { if !work.isCancelled { work.perform() } }
    }
  }

  /// A moment of virtual time, with the names of `DispatchTime`.
  public struct VirtualInstant: Comparable, Sendable {
    /// Seconds since the device was switched on.
    public let seconds: TimeInterval

    /// The present moment on the device whose app runs.
    public static func now() -> VirtualInstant { VirtualInstant(seconds: CACurrentMediaTime()) }

    /// A moment some seconds later.
    public static func + (left: VirtualInstant, seconds: Double) -> VirtualInstant {
      VirtualInstant(seconds: left.seconds + seconds)
    }

    /// A moment some time later; `never` and times that this system does not know are endless.
    public static func + (left: VirtualInstant, interval: DispatchTimeInterval) -> VirtualInstant {
      switch interval {
      case .seconds(let count): left + Double(count)
      case .milliseconds(let count): left + Double(count) / 1_000
      case .microseconds(let count): left + Double(count) / 1_000_000
      case .nanoseconds(let count): left + Double(count) / 1_000_000_000
      default: left + .infinity
      }
    }

    /// Whether one moment is before another.
    public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
      left.seconds < right.seconds
    }
  }
#endif
