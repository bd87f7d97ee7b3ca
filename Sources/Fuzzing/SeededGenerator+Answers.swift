import Chance
import TouchKit

extension SeededGenerator {
  /// A share of 64, from 0 up to but not including 1: exact in binary.
  mutating func share() -> CGFloat { CGFloat(number(0...63)) / 64 }

  /// An answer that depends on nothing but the numbers.
  static func answer(_ seed: UInt64, _ numbers: Int...) -> UInt64 {
    numbers.reduce(mix(seed)) { mix(($0 &* 31) &+ UInt64(bitPattern: Int64($1)) &+ 1) }
  }
}
