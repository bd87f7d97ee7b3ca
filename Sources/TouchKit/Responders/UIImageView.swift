/// A view that shows an image and takes no fingers unless told to.
open class UIImageView: UIView {
  /// Makes an image view at a place in its future superview, in points; the engine draws nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  #if !hasFeature(Embedded)
    /// Makes an image view at the origin, as large as the image.
    public convenience init(image: UIImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }

    /// The image; the engine draws nothing.
    open var image: UIImage? { didSet { dispose(of: oldValue) } }
    /// Whether the other image is shown; the engine draws neither.
    open var isHighlighted = false
  #endif

  override class var engineClassName: String { "UIImageView" }
}
