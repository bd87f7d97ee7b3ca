/// Distances from the four edges of a rectangle inwards, in points; negative ones go outwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance anywhere.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Makes insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards by its own distance, or outwards by a negative one.
  ///
  /// Insets that are larger than the rectangle leave it with no width, or no height, between the crossed edges:
  /// engine's choice.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let width = size.width - insets.left - insets.right
    let height = size.height - insets.top - insets.bottom
    return CGRect(
      x: origin.x + (width < 0 ? insets.left + width / 2 : insets.left),
      y: origin.y + (height < 0 ? insets.top + height / 2 : insets.top),
      width: max(width, 0), height: max(height, 0))
  }
}
