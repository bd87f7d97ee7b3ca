extension VirtualRunLoop {
  /// A named set of sources, timers and observers: a run loop serves one mode at a time.
  public enum Mode: Sendable, CaseIterable {
    /// Where a run loop is unless something happens: `kCFRunLoopDefaultMode`.
    case `default`
    /// Where the main run loop is while a scroll view follows a finger: `UITrackingRunLoopMode`.
    case tracking

    /// The modes that count as common: whatever is added for them works in each.
    public static let common: [Mode] = [.default, .tracking]
  }

  /// Modes as bits, to ask quickly whether one is among them.
  struct ModeSet: OptionSet {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ mode: Mode) { rawValue = mode == .default ? 1 : 2 }
    init(_ modes: [Mode]) { self = modes.reduce(into: []) { $0.insert(ModeSet($1)) } }
  }

  /// A moment in a pass of the loop that observers can ask to hear of, with the numbers of Core Foundation (fact S21).
  public struct Activity: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The loop starts to run in a mode.
    public static let entry = Activity(rawValue: 1)
    /// Timers are about to be looked at.
    public static let beforeTimers = Activity(rawValue: 2)
    /// Sources are about to be looked at.
    public static let beforeSources = Activity(rawValue: 4)
    /// Nothing is left to do: the loop is about to sleep.
    public static let beforeWaiting = Activity(rawValue: 32)
    /// Something woke the loop.
    public static let afterWaiting = Activity(rawValue: 64)
    /// The loop stops running in a mode.
    public static let exit = Activity(rawValue: 128)
    /// Every moment.
    public static let all: Activity = [
      .entry, .beforeTimers, .beforeSources, .beforeWaiting, .afterWaiting, .exit,
    ]

    var name: String {
      switch self {
      case .entry: "entry"
      case .beforeTimers: "before timers"
      case .beforeSources: "before sources"
      case .beforeWaiting: "before waiting"
      case .afterWaiting: "after waiting"
      case .exit: "exit"
      default: "several"
      }
    }
  }
}
