/// The device's time: it stands still until it is advanced, and never runs backwards.
public final class VirtualClock {
  /// Seconds since the device was switched on.
  public var now: TimeInterval { time }
  private var time: TimeInterval = 0

  /// Makes a clock that shows 0.
  public init() {}

  /// Moves the clock on; a time in the past, or one that is no number, changes nothing.
  func advance(to time: TimeInterval) {
    if time > self.time { self.time = time }
  }
}
