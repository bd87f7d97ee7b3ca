// Stand-ins for Foundation's geometry, for Embedded Swift, which has no Foundation.
#if !canImport(Foundation) || hasFeature(Embedded)
  /// The scalar of all geometry, in points.
  public typealias CGFloat = Double

  /// A place in a coordinate system, in points.
  public struct CGPoint: Equatable, Sendable {
    /// The distance to the right of the origin, in points.
    public var x: CGFloat
    /// The distance below the origin, in points.
    public var y: CGFloat
    /// The origin.
    public static let zero = CGPoint()
    /// Makes the origin.
    public init() { self.init(x: 0, y: 0) }
    /// Makes a point.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }
  }

  /// A width and a height, in points.
  public struct CGSize: Equatable, Sendable {
    /// The extent from left to right, in points.
    public var width: CGFloat
    /// The extent from top to bottom, in points.
    public var height: CGFloat
    /// No extent at all.
    public static let zero = CGSize()
    /// Makes an empty size.
    public init() { self.init(width: 0, height: 0) }
    /// Makes a size.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle; the engine makes none with a negative width or height.
  public struct CGRect: Equatable, Sendable {
    /// The upper left corner.
    public var origin: CGPoint
    /// The extent.
    public var size: CGSize
    /// The empty rectangle at the origin.
    public static let zero = CGRect()
    /// Makes the empty rectangle at the origin.
    public init() { self.init(origin: .zero, size: .zero) }
    /// Makes a rectangle from its corner and extent.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }
    /// Makes a rectangle from four numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    /// The left edge.
    public var minX: CGFloat { origin.x }
    /// The middle from left to right.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + size.width }
    /// The upper edge.
    public var minY: CGFloat { origin.y }
    /// The middle from top to bottom.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower edge.
    public var maxY: CGFloat { origin.y + size.height }
    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }
    /// Whether the point lies inside; the right and the lower edge are outside.
    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// The rectangle with its edges moved inwards, or outwards for negative distances.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// The rectangle, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(origin: CGPoint(x: minX + dx, y: minY + dy), size: size)
    }
  }
#endif
