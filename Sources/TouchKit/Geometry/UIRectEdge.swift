/// Edges of a rectangle, as a set.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Makes a set from bits; unknown ones mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The edges of the rectangle that are no farther from a point than a distance.
  func edges(within distance: CGFloat, of point: CGPoint) -> UIRectEdge {
    var near: UIRectEdge = []
    if point.y - minY <= distance { near.insert(.top) }
    if point.x - minX <= distance { near.insert(.left) }
    if maxY - point.y <= distance { near.insert(.bottom) }
    if maxX - point.x <= distance { near.insert(.right) }
    return near
  }
}
