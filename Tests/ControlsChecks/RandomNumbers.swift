import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }

  /// A number between two others, in a hundred steps.
  mutating func share(of low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(Int.random(in: 0...100, using: &self)) / 100
  }
}

extension UIView {
  /// The same view with a name for traces and outlines.
  func named(_ name: String) -> Self {
    traceName = name
    return self
  }
}
