/// Random numbers that are the same on every machine for the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; different seeds give different numbers.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// One of some things.
  public mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// A number from 0, below another one.
  public mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// The things in another order.
  public mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    let keys = values.map { _ in next() }
    return values.indices.sorted { keys[$0] < keys[$1] }.map { values[$0] }
  }

  /// Whether something that happens so many times out of a hundred happens now.
  public mutating func happens(inPercent percent: UInt64) -> Bool { next() % 100 < percent }
}
