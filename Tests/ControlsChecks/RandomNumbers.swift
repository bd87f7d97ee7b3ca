import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }

  /// A number between two others, in a hundred steps.
  mutating func share(of low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(Int.random(in: 0...100, using: &self)) / 100
  }

  /// One of some things; there must be one.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &self)]
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}

extension UIView {
  /// The same view with a name for traces and outlines.
  func named(_ name: String) -> Self {
    traceName = name
    return self
  }
}
