#if !hasFeature(Embedded)
  /// A picture: the engine knows its size, loads nothing and draws nothing.
  open class UIImage: NSObject, @unchecked Sendable {
    /// Whether a picture keeps its own colors; nothing is drawn here.
    public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal, alwaysTemplate }
    /// How a picture is turned; nothing is drawn here.
    public enum Orientation: Int, Sendable {
      case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How large the picture is, in points: 0 by 0, unless it was drawn.
    open var size: CGSize { extent }
    /// How many dots a point has.
    open var scale: CGFloat { 1 }
    /// How the picture is turned.
    open var imageOrientation: Orientation { .up }
    /// Whether the picture keeps its own colors.
    public private(set) final var renderingMode = RenderingMode.automatic
    fileprivate final let extent: CGSize

    /// Makes a picture without content, 0 by 0.
    public override init() {
      extent = .zero
      super.init()
    }

    /// Makes a picture without content of a size.
    init(size: CGSize) {
      extent = size
      super.init()
    }

    /// Makes a picture without content; there are no resources to look for the name in.
    public convenience init?(named name: String) { self.init() }

    /// Makes a picture without content; there are no symbols to look for the name in.
    public convenience init?(systemName name: String) { self.init(size: Self.symbolSize) }
    /// How large symbols are, in points: engine's choice.
    static let symbolSize = CGSize(width: 20, height: 20)

    /// Draws nothing.
    open func draw(in rect: CGRect) {}
    /// Draws nothing.
    open func draw(at point: CGPoint) {}

    /// The same picture, with or without colors of its own.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
      let copy = UIImage(size: extent)
      copy.renderingMode = renderingMode
      return copy
    }
    /// The same picture in another color.
    open func withTintColor(_ color: UIColor) -> UIImage { UIImage(size: extent) }
    /// The same picture with a part that stretches.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { UIImage(size: extent) }
    /// The same picture in another color, with or without colors of its own.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
      withRenderingMode(renderingMode)
    }
    /// The same picture in another way of drawing.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
      withRenderingMode(renderingMode)
    }

    /// How a picture is drawn; nothing is drawn here.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How thick and large a symbol is; it is as large as any other here.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// Makes one for a size, in points.
      public init(pointSize: CGFloat) { super.init() }
      /// Makes one for a size, in points, and a thickness.
      public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
      /// Makes one for a size, in points, a thickness and a share of the letters' height.
      public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        super.init()
      }
      /// Makes one that fits to letters.
      public init(font: UIFont) { super.init() }
      /// Makes one that fits to letters, with a share of their height.
      public init(font: UIFont, scale: UIImage.SymbolScale) { super.init() }
      /// Makes one for a thickness.
      public init(weight: UIImage.SymbolWeight) { super.init() }
      /// Makes one for a share of the letters' height.
      public init(scale: UIImage.SymbolScale) { super.init() }
    }

    /// How thick a symbol is; nothing is drawn here.
    public enum SymbolWeight: Int, Sendable {
      case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// How high a symbol is beside letters; nothing is drawn here.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

    /// Makes a picture without content, as large as any symbol.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(systemName: name)
    }
  }

  extension UIImage {
    /// The picture's dots: none, only their number.
    public var cgImage: CGImage? { .empty(extent) }
    /// Makes a picture without content, as large as the dots say.
    public convenience init(cgImage: CGImage) {
      self.init(size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)))
    }
  }
#endif
