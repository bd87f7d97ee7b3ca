#if !hasFeature(Embedded)
  /// A picture: the engine knows its size, loads nothing and draws nothing.
  open class UIImage: NSObject {
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
  }

  #if !canImport(Darwin)
    extension UIImage {
      /// The picture's dots: none, only their number.
      public var cgImage: CGImage? { CGImage(extent) }
      /// Makes a picture without content, as large as the dots say.
      public convenience init(cgImage: CGImage) {
        self.init(size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)))
      }
    }
  #endif
#endif
