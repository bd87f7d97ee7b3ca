import TouchKit

/// Repeatable random numbers (SplitMix64), and the questions that cases are made with.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number of a range; the tiny bias of the remainder does no harm here.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Yes once in so many times.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// One of some things; there must be one.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[number(0...things.count - 1)] }

  /// A share of 64, from 0 up to but not including 1: exact in binary.
  mutating func share() -> CGFloat { CGFloat(number(0...63)) / 64 }

  /// The scrambling that makes the numbers; other places make pure answers with it.
  static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An answer that depends on nothing but the numbers.
  static func answer(_ seed: UInt64, _ numbers: Int...) -> UInt64 {
    numbers.reduce(mix(seed)) { mix(($0 &* 31) &+ UInt64(bitPattern: Int64($1)) &+ 1) }
  }
}
