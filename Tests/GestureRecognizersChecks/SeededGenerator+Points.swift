import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number from a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Whether something happens that happens once in a number of times.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// One of some things; there must be one.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[number(0...(things.count - 1))] }
}

extension CGPoint {
  /// The point at a distance and in a direction, in degrees, clockwise from the right; its numbers are whole.
  func away(_ distance: CGFloat, toward degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: (x + distance * cos(angle)).rounded(), y: (y + distance * sin(angle)).rounded())
  }
}
