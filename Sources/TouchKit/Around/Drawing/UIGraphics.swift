#if !hasFeature(Embedded)
  extension CGContext {
    /// What is being drawn in, the innermost one last: UIKit's interface has one such list for a thread.
    fileprivate static var open: [(context: CGContext, size: CGSize)] {
      get { drawn.value }
      set { drawn.value = newValue }
    }
    private static let drawn = OneThread<[(context: CGContext, size: CGSize)]>([])

    /// Lets something draw in a context that shows nothing.
    static func draw(in size: CGSize, _ body: () -> Void) {
      open.append((.ofNothing(), size))
      body()
      if !open.isEmpty { open.removeLast() }
    }
  }

  /// What one draws in now: in `draw(_:)` and between the beginning and the end of a picture, else `nil`, as in UIKit.
  public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.open.last?.context }
  /// Draws in a context until it is popped.
  public func UIGraphicsPushContext(_ context: CGContext) { CGContext.open.append((context, .zero)) }
  /// Goes back to the context before; without one nothing happens.
  public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }
  /// Begins a picture; a size that is no number counts as zero.
  public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.open.append((.ofNothing(), size.isFinite ? size : .zero))
  }
  /// Begins a picture.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }
  /// The picture that was drawn, an empty one of the size that was asked for; `nil` while none is being drawn.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.open.last.map { UIImage(size: $0.size) }
  }
  /// Ends a picture; without one nothing happens.
  public func UIGraphicsEndImageContext() { if !CGContext.open.isEmpty { CGContext.open.removeLast() } }
  /// Fills a rectangle: nothing to do.
  public func UIRectFill(_ rect: CGRect) {}
  /// Draws a frame: nothing to do.
  public func UIRectFrame(_ rect: CGRect) {}
  /// Draws only in a rectangle from now on: nothing to do.
  public func UIRectClip(_ rect: CGRect) {}

  /// How a renderer makes its pictures; nothing is drawn here.
  open class UIGraphicsImageRendererFormat: NSObject {
    /// How many dots a point has.
    open var scale: CGFloat = 1
    /// Whether nothing of a picture is transparent.
    open var opaque = false
    /// What suits the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  }

  /// What a renderer's pictures are drawn in.
  open class UIGraphicsImageRendererContext: NSObject {
    /// Takes everything and shows nothing.
    public final let cgContext: CGContext
    private final let size: CGSize

    init(_ context: CGContext, size: CGSize) {
      cgContext = context
      self.size = size
      super.init()
    }

    /// What was drawn up to now: an empty picture.
    open var currentImage: UIImage { UIImage(size: size) }
    /// Fills a rectangle: nothing to do.
    open func fill(_ rect: CGRect) {}
    /// Draws a frame: nothing to do.
    open func stroke(_ rect: CGRect) {}
    /// Draws only in a rectangle from now on: nothing to do.
    open func clip(to rect: CGRect) {}
  }

  /// Makes pictures: it runs what draws them, and they are empty.
  open class UIGraphicsImageRenderer: NSObject {
    private final let size: CGSize

    /// Makes a renderer of pictures of a size; one that is no number counts as zero.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
      self.size = size.isFinite ? size : .zero
      super.init()
    }

    /// Makes a renderer of pictures as large as a rectangle.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// Runs what draws a picture, and gives an empty one of the size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      let context = CGContext.ofNothing()
      CGContext.open.append((context, size))
      actions(UIGraphicsImageRendererContext(context, size: size))
      UIGraphicsEndImageContext()
      return UIImage(size: size)
    }
  }

  extension CGSize {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
  }

  extension UIColor {
    /// Draws with the color: nothing to do.
    public func set() {}
    /// Fills with the color: nothing to do.
    public func setFill() {}
    /// Draws lines with the color: nothing to do.
    public func setStroke() {}
  }
#endif

#if !hasFeature(Embedded)
  extension UIView {
    /// Draws nothing, and says that everything was drawn.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
    /// A plain view as large as this one.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  }
#endif
