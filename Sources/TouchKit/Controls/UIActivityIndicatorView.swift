#if !hasFeature(Embedded)
  /// A wheel that turns while something is being done: the engine knows whether it turns, and draws nothing.
  open class UIActivityIndicatorView: UIView {
    /// How large it is; nothing is drawn here.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    /// How large it is.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the wheel.
    open var color: UIColor = .systemGray
    /// Whether the wheel is hidden while it stands still, and out of the way of fingers.
    open var hidesWhenStopped = true { didSet { showOrHide() } }
    /// Whether the wheel turns.
    public private(set) final var isAnimating = false

    /// Makes a wheel that stands still.
    public init(style: Style) {
      self.style = style
      super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
      showOrHide()
    }

    /// Makes a wheel of medium size that stands still.
    public override init(frame: CGRect) {
      style = .medium
      super.init(frame: frame)
      showOrHide()
    }

    /// Makes a wheel of medium size that stands still; nothing is read.
    public required init?(coder: NSCoder) {
      style = .medium
      super.init(coder: coder)
      showOrHide()
    }

    /// Turns the wheel, and shows it if it hides while it stands still.
    open func startAnimating() {
      isAnimating = true
      showOrHide()
    }

    /// Stops the wheel, and hides it if it hides while it stands still.
    open func stopAnimating() {
      isAnimating = false
      showOrHide()
    }

    /// 20 points, or 37 if it is large: public measurements.
    open override var intrinsicContentSize: CGSize { Self.size(style) }

    private static func size(_ style: Style) -> CGSize {
      style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    private func showOrHide() { if hidesWhenStopped { isHidden = !isAnimating } }
  }
#endif
