import CheckSupport
import TouchKit

extension SeededGenerator {
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
