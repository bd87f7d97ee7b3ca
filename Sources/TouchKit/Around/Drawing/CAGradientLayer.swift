#if !hasFeature(Embedded)
  /// A layer that would draw colors running into one another: the engine holds the values.
  open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`s.
    open var colors: [Any]? { didSet { dispose(of: oldValue) } }
    /// Where each color is, as a share of the way.
    open var locations: [NSNumber]?
    /// Where the way begins, as a share of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the way ends, as a share of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
  }
#endif
