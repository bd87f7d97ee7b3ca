import Chance

extension SeededGenerator {
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
