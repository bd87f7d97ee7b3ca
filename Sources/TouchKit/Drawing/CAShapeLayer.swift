#if !hasFeature(Embedded)
  /// A layer that would draw an outline: the engine holds the values.
  open class CAShapeLayer: CALayer {
    /// The outline, in the layer's own coordinates.
    open var path: CGPath?
    /// The color inside.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// The color of the line.
    open var strokeColor: CGColor?
    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1
    /// The share of the outline at which the line begins.
    open var strokeStart: CGFloat = 0
    /// The share of the outline at which the line ends.
    open var strokeEnd: CGFloat = 1
  }

  extension CALayer {
    /// Makes a layer of a class of the engine's, or of the nearest one above a class of the app's own.
    static func make(_ kind: AnyClass) -> CALayer {
      switch kind {
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CAGradientLayer.Type: CAGradientLayer()
      default: CALayer()
      }
    }
  }

  /// Several changes of layers at once: the engine shows no animation, so they are there at once.
  public enum CATransaction {
    /// Begins; nothing to do.
    public static func begin() {}
    /// Ends; nothing to do.
    public static func commit() {}
    /// Nothing is animated anyway.
    public static func setDisableActions(_ flag: Bool) {}
    /// Nothing is animated anyway.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
  }
#endif
