#if !canImport(Darwin) && !hasFeature(Embedded)
  /// How the end of a line looks; nothing is drawn here.
  public enum CGLineCap: Int32, Sendable { case butt = 0, round, square }
  /// How a corner of a line looks; nothing is drawn here.
  public enum CGLineJoin: Int32, Sendable { case miter = 0, round, bevel }

  /// What counts as the inside of a path that crosses itself; nothing is drawn here.
  public enum CGPathFillRule: Int, Sendable { case winding = 0, evenOdd }
  /// What becomes of a path; nothing is drawn here.
  public enum CGPathDrawingMode: Int32, Sendable { case fill = 0, eoFill, stroke, fillStroke, eoFillStroke }
  /// How pictures are made larger and smaller; nothing is drawn here.
  public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none, low, high, medium }
  /// How colors mix; nothing is drawn here.
  public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
    case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter
  }
  /// Where a gradient goes on beyond its ends, as bits; nothing is drawn here.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }
  /// What the numbers of a color mean: here always shares of red, green and blue.
  public final class CGColorSpace {}
  /// The space of colors of the screen.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
  /// Colors that go over into one another; nothing is drawn here.
  public final class CGGradient {
    /// Makes a gradient.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {}
    /// Makes a gradient.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
  }
  /// The dots of a picture: none, only how many there would be.
  public final class CGImage {
    /// How many dots lie side by side.
    public let width: Int
    /// How many rows of dots there are.
    public let height: Int
    init(_ size: CGSize) {
      (width, height) = (Int(exactly: size.width.rounded()) ?? 0, Int(exactly: size.height.rounded()) ?? 0)
    }
  }

  /// What one draws in: it takes everything and shows nothing, for the engine draws nothing.
  public final class CGContext {
    init() {}

    // Where lines go.
    /// Nothing to do.
    public func beginPath() {}
    /// Nothing to do.
    public func closePath() {}
    /// Nothing to do.
    public func addLines(between points: [CGPoint]) {}
    /// Nothing to do.
    public func addRects(_ rects: [CGRect]) {}
    /// Nothing to do.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
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
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Nothing to do.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Nothing to do.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Nothing to do.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// How pictures are made larger and smaller: always as the system likes, for nothing is drawn.
    public var interpolationQuality: CGInterpolationQuality {
      get { .default }
      set {}
    }
    /// Nothing to do.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Nothing to do.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Nothing to do.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Nothing to do.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Nothing to do.
    public func setFillColor(_ color: CGColor) {}
    /// Nothing to do.
    public func setStrokeColor(_ color: CGColor) {}
    /// Nothing to do.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    // What becomes of them.
    /// Nothing to do.
    public func strokePath() {}
    /// Nothing to do.
    public func fillPath(using rule: CGPathFillRule = .winding) {}
    /// Nothing to do.
    public func drawPath(using mode: CGPathDrawingMode) {}
    /// Nothing to do.
    public func clip(using rule: CGPathFillRule = .winding) {}
    /// Nothing to do.
    public func clip(to rect: CGRect) {}
    /// Nothing to do.
    public func strokeLineSegments(between points: [CGPoint]) {}
    /// Nothing to do.
    public func fill(_ rects: [CGRect]) {}
    /// Nothing to do.
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    /// Nothing to do.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {}
    /// Nothing to do.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}
    /// Nothing to do.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    /// Nothing to do.
    public func endTransparencyLayer() {}
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

  extension CGContext {
    /// Makes one that shows nothing.
    static func ofNothing() -> CGContext { CGContext() }
  }

  extension CGImage {
    /// Makes a picture of a size, in points, with nothing on it.
    static func empty(_ size: CGSize) -> CGImage? { CGImage(size) }
  }
#elseif canImport(Darwin) && !hasFeature(Embedded)
  extension CGContext {
    /// Makes one that shows nothing: what is drawn there is drawn on one dot, and forgotten.
    static func ofNothing() -> CGContext {
      guard let context = dots(width: 1, height: 1) else {
        preconditionFailure("Core Graphics has no room for one dot")
      }
      return context
    }

    fileprivate static func dots(width: Int, height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
  }

  extension CGImage {
    /// Makes a picture of a size, in points, with nothing on it; there is none without a dot.
    static func empty(_ size: CGSize) -> CGImage? {
      guard let width = Int(exactly: size.width.rounded()), let height = Int(exactly: size.height.rounded()),
        width > 0, height > 0
      else { return nil }
      return CGContext.dots(width: width, height: height)?.makeImage()
    }
  }
#endif
