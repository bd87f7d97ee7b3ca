/// A random number generator (SplitMix64) that gives the same numbers for the same seed on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline let seed: UInt64
  @usableFromInline var state: UInt64

  /// Starts the sequence of a seed.
  @inlinable public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 random bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// The scrambling that makes the numbers: an answer that depends on nothing but a number.
  @inlinable public static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A whole number from a range.
  @inlinable public mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of some things; there must be one.
  @inlinable public mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &self)]
  }

  /// Whether something happens that happens once in a number of times.
  @inlinable public mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// One of some things; of as many cases as there are things each gets another one, in a random order.
  ///
  /// Chance may leave a rare thing out of all cases of a check; this doesn't. It's for what is chosen once in a case: at
  /// the same place of the code, the same case always gets the same.
  public func inTurn<Thing>(_ things: [Thing], line: UInt = #line, column: UInt = #column) -> Thing {
    things[turn(of: things.count, line, column)]
  }

  /// Whether something happens that happens in exactly one of a number of cases; see `inTurn(_:)`.
  public func isTurn(in cases: Int, line: UInt = #line, column: UInt = #column) -> Bool {
    turn(of: cases, line, column) == 0
  }

  /// How many cases one check may have: those of two students are as far from each other.
  public static let casesOfOne: UInt64 = 1_000

  /// A number below another, so that each comes once in as many cases.
  private func turn(of count: Int, _ line: UInt, _ column: UInt) -> Int {
    let number = Int((seed &- 1) % Self.casesOfOne)
    let (round, place) = number.quotientAndRemainder(dividingBy: count)
    var order = SeededGenerator(
      seed: seed &- UInt64(number) &+ UInt64(line << 24 + column << 12) &+ UInt64(round))
    return (0..<count).shuffled(using: &order)[place]
  }
}
