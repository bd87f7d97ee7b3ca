import CheckSupport
import TouchKit

extension SeededGenerator {
  /// One of some things; there must be one.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &self)]
  }

  /// Whether something happens that does so once in a number of times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A point with whole coordinates in a rectangle.
  mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: Int(rect.minX)...Int(rect.maxX), using: &self)),
      y: CGFloat(Int.random(in: Int(rect.minY)...Int(rect.maxY), using: &self)))
  }
}

extension UIView {
  /// The middle of the view, in its own coordinates.
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
