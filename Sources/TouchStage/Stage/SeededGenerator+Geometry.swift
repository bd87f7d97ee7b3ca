import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number of points.
  public mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  /// A number between two others, in a hundred steps.
  public mutating func share(of low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(number(0...100)) / 100
  }

  /// A point in a rectangle, at least a margin away from its edges.
  public mutating func point(in rect: CGRect, margin: CGFloat = 1) -> CGPoint {
    CGPoint(
      x: share(of: rect.minX + margin, rect.maxX - margin),
      y: share(of: rect.minY + margin, rect.maxY - margin))
  }

  /// A point as a share of half a size from the middle, which is never a round number: so it lies on no edge.
  public mutating func place(within reach: CGFloat) -> CGPoint {
    CGPoint(x: .random(in: -reach...reach, using: &self), y: .random(in: -reach...reach, using: &self))
  }
}

extension UIView {
  /// The same view with a name for traces and outlines.
  public func named(_ name: String) -> Self {
    traceName = name
    return self
  }

  /// The point that lies at a share of half the view's size from its middle, on the screen.
  public func pointOnScreen(at share: CGPoint) -> CGPoint {
    let point = CGPoint(
      x: bounds.midX + share.x * bounds.width / 2, y: bounds.midY + share.y * bounds.height / 2)
    let inWindow = convert(point, to: nil)
    return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }
}
