/// A view that shows a text and takes no fingers unless told to.
open class UILabel: UIView {
  /// The text; the engine draws nothing.
  open var text: String? {
    didSet {
      #if !hasFeature(Embedded)
        invalidateIntrinsicContentSize()
      #endif
    }
  }
  #if !hasFeature(Embedded)
    // What the text looks like; the engine draws nothing.
    /// The letters.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    /// The color of the letters.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    /// Where lines begin and end.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines the text may have.
    open var numberOfLines = 1
    /// As large as the text, of which a letter counts as half as wide as the font is large.
    open override var intrinsicContentSize: CGSize {
      TextSize.size(of: text ?? "", in: font ?? .systemFont(ofSize: UIFont.labelFontSize))
    }
    /// As large as the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// Where lines that are too long end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters shrink to fit.
    open var adjustsFontSizeToFitWidth = false
    /// How much letters may shrink.
    open var minimumScaleFactor: CGFloat = 0
  #endif

  /// Makes a label at a place in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override class var engineClassName: String { "UILabel" }
}
