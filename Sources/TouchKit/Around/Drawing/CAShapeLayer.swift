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
    /// How the ends of the line look; nothing is drawn here.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How the corners of the line look; nothing is drawn here.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// What counts as the inside of a path that crosses itself; nothing is drawn here.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The lengths of dashes and gaps; nothing is drawn here.
    open var lineDashPattern: [NSNumber]?
    /// Where the dashes begin; nothing is drawn here.
    open var lineDashPhase: CGFloat = 0
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

  /// How the ends of a line look.
  public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
  /// How the corners of a line look.
  public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
  /// What counts as the inside of a path that crosses itself.
  public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }
#endif
