/// How often each callback was called, and how often the app did something in it.
public struct CallbackCounts: Sendable {
  private var calls = [Int](repeating: 0, count: Callback.allCases.count)
  private var acts = [Int](repeating: 0, count: Callback.allCases.count)
  /// How many calls there were.
  private(set) var total = 0

  /// Those that were never called.
  public var neverCalled: [Callback] { Callback.allCases.filter { calls[$0.rawValue] == 0 } }
  /// Those that were called, but in which the app did nothing.
  public var neverActed: [Callback] {
    Callback.allCases.filter { calls[$0.rawValue] > 0 && acts[$0.rawValue] == 0 }
  }

  /// How often the app did something in a callback.
  public func acts(in callback: Callback) -> Int { acts[callback.rawValue] }

  /// Makes counts of nothing.
  public init() {}

  mutating func note(_ callback: Callback) -> Int {
    total += 1
    calls[callback.rawValue] += 1
    return calls[callback.rawValue]
  }

  mutating func noteAct(_ callback: Callback) { acts[callback.rawValue] += 1 }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: CallbackCounts) {
    total += other.total
    for place in calls.indices {
      calls[place] += other.calls[place]
      acts[place] += other.acts[place]
    }
  }
}
