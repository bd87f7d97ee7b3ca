import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number from a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A direction, in degrees.
  var degrees: CGFloat {
    mutating get { CGFloat(number(0...359)) }
  }
}

extension CGPoint {
  /// The point at a distance and in a direction, in degrees, clockwise from the right; its numbers are whole.
  func away(_ distance: CGFloat, toward degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: (x + distance * cos(angle)).rounded(), y: (y + distance * sin(angle)).rounded())
  }
}
