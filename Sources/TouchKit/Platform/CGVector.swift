// Core Graphics has this type on Apple's systems; swift-corelibs-foundation and Embedded Swift do not.
#if !canImport(Darwin) || hasFeature(Embedded)
  /// A direction with a length, in points.
  public struct CGVector: Hashable, Sendable {
    /// The part to the right, in points.
    public var dx: CGFloat
    /// The part downwards, in points.
    public var dy: CGFloat

    /// No length at all.
    public static let zero = CGVector()

    /// Makes the vector without a length.
    public init() { self.init(dx: 0, dy: 0) }
    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
