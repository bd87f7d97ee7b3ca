// Core Graphics has this type on Apple's systems; swift-corelibs-foundation and Embedded Swift do not.
#if !canImport(Darwin) || hasFeature(Embedded)
  /// A color for layers, as four shares from 0 to 1.
  public final class CGColor {
    /// The shares of red, green, blue and opacity.
    public let components: [CGFloat]?

    /// Makes a color from its shares.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// How opaque the color is.
    public var alpha: CGFloat { components?.last ?? 1 }
  }
#endif
