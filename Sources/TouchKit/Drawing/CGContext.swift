#if !canImport(CoreGraphics) && !hasFeature(Embedded)
  /// How the end of a line looks; nothing is drawn here.
  public enum CGLineCap: Int32, Sendable { case butt = 0, round, square }
  /// How a corner of a line looks; nothing is drawn here.
  public enum CGLineJoin: Int32, Sendable { case miter = 0, round, bevel }

  /// What one draws in: the engine has none, so nobody ever gets one.
  public final class CGContext {
    private init() {}

    // Where lines go.
    /// Nothing to do.
    public func beginPath() {}
    /// Nothing to do.
    public func closePath() {}
    /// Nothing to do.
    public func move(to point: CGPoint) {}
    /// Nothing to do.
    public func addLine(to point: CGPoint) {}
    /// Nothing to do.
    public func addRect(_ rect: CGRect) {}
    /// Nothing to do.
    public func addEllipse(in rect: CGRect) {}
    /// Nothing to do.
    public func addPath(_ path: CGPath) {}
    /// Nothing to do.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    /// Nothing to do.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Nothing to do.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}

    // What they look like.
    /// Nothing to do.
    public func setLineWidth(_ width: CGFloat) {}
    /// Nothing to do.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Nothing to do.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Nothing to do.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Nothing to do.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Nothing to do.
    public func setFillColor(_ color: CGColor) {}
    /// Nothing to do.
    public func setStrokeColor(_ color: CGColor) {}
    /// Nothing to do.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

    // What becomes of them.
    /// Nothing to do.
    public func strokePath() {}
    /// Nothing to do.
    public func fillPath() {}
    /// Nothing to do.
    public func clip() {}
    /// Nothing to do.
    public func fill(_ rect: CGRect) {}
    /// Nothing to do.
    public func stroke(_ rect: CGRect) {}
    /// Nothing to do.
    public func clear(_ rect: CGRect) {}
    /// Nothing to do.
    public func fillEllipse(in rect: CGRect) {}
    /// Nothing to do.
    public func strokeEllipse(in rect: CGRect) {}

    // Where they go.
    /// Nothing to do.
    public func saveGState() {}
    /// Nothing to do.
    public func restoreGState() {}
    /// Nothing to do.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Nothing to do.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Nothing to do.
    public func rotate(by angle: CGFloat) {}
    /// Nothing to do.
    public func concatenate(_ transform: CGAffineTransform) {}
  }

  /// What one draws in now: nothing.
  public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
  /// Begins a picture: nothing to do.
  public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
  /// The picture that was drawn: none.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
  /// Ends a picture: nothing to do.
  public func UIGraphicsEndImageContext() {}
  /// Fills a rectangle: nothing to do.
  public func UIRectFill(_ rect: CGRect) {}

  extension UIColor {
    /// Draws with the color: nothing to do.
    public func set() {}
    /// Fills with the color: nothing to do.
    public func setFill() {}
    /// Draws lines with the color: nothing to do.
    public func setStroke() {}
  }
#endif
