extension TouchScript {
  /// Why a step of a script was left out; each says when in virtual time, in seconds.
  public enum Problem: Equatable, Sendable, CustomStringConvertible {
    /// A finger should land that is on the glass already.
    case fingerAlreadyDown(Int, at: TimeInterval)
    /// A finger should move or leave that is not on the glass.
    case fingerNotDown(Int, at: TimeInterval)
    /// A finger has a number that no slot has.
    case impossibleFinger(Int, at: TimeInterval)
    /// A coordinate is endless or not a number.
    case impossiblePoint(finger: Int, at: TimeInterval)
    /// A time is negative, not a number, or longer than ``TouchScript/longestDuration``.
    case impossibleDuration(TimeInterval, at: TimeInterval)
    /// A tap should happen fewer than 1 or more than 100 times.
    case impossibleCount(Int, at: TimeInterval)

    /// What was asked and why it was left out, in one sentence.
    public var description: String {
      switch self {
      case .fingerAlreadyDown(let finger, let time):
        "at \(time) s finger \(finger) should land, but it is on the glass already; left out"
      case .fingerNotDown(let finger, let time):
        "at \(time) s finger \(finger) should move or leave, but it is not on the glass; left out"
      case .impossibleFinger(let finger, let time):
        "at \(time) s there is no finger \(finger): fingers are numbered from \(fingers.lowerBound) to "
          + "\(fingers.upperBound - 1); left out"
      case .impossiblePoint(let finger, let time):
        "at \(time) s finger \(finger) should be at a point that is not made of finite numbers; left out"
      case .impossibleDuration(let seconds, let time):
        "at \(time) s a step should take \(seconds) s, but it can take 0 to \(longestDuration) s; left out"
      case .impossibleCount(let count, let time):
        "at \(time) s there should be \(count) taps, but 1 to 100 are possible; left out"
      }
    }
  }
}
