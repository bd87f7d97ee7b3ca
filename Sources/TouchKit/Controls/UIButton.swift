/// A control that is pressed.
open class UIButton: UIControl {
  /// How a button looks, in UIKit; the engine draws nothing.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close
  }

  /// How the button looks.
  public private(set) final var buttonType = ButtonType.custom
  private final var titles: [(state: State, text: String)] = []

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind that does something when it is pressed.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Sets what people read in a state; `nil` removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
    #if !hasFeature(Embedded)
      label.text = currentTitle
    #endif
  }

  /// What people read in a state; what is set for the normal state if nothing else is.
  open func title(for state: State) -> String? {
    (titles.first { $0.state == state } ?? titles.first { $0.state == .normal })?.text
  }

  /// What people read now.
  open var currentTitle: String? { title(for: state) }

  #if !hasFeature(Embedded)
    /// What shows the title; the engine does not lay it out, and fingers do not find it.
    open var titleLabel: UILabel? { label }
    private final let label = UILabel()
    private final var images: [(state: State, image: UIImage)] = [] { didSet { dispose(of: oldValue) } }
    private final var colors: [(state: State, color: UIColor)] = [] { didSet { dispose(of: oldValue) } }

    /// As large as the title with the room around it.
    open override var intrinsicContentSize: CGSize {
      let size = label.intrinsicContentSize
      return CGSize(
        width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
    /// Room around the title, in points; nothing is drawn.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Room around the image, in points; nothing is drawn.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Room around image and title, in points; nothing is drawn.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// What shows the image; the engine does not lay it out, and fingers do not find it.
    open var imageView: UIImageView? { picture }
    private final lazy var picture = UIImageView()
    /// Sets the image behind everything in a state; nothing is drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    /// Sets the image of a state; `nil` removes it.
    open func setImage(_ image: UIImage?, for state: State) {
      images.removeAll { $0.state == state }
      if let image { images.append((state, image)) }
    }
    /// The image of a state; that of the normal state if nothing else is set.
    open func image(for state: State) -> UIImage? {
      (images.first { $0.state == state } ?? images.first { $0.state == .normal })?.image
    }
    /// Sets the color of the title in a state; `nil` removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) {
      colors.removeAll { $0.state == state }
      if let color { colors.append((state, color)) }
    }
    /// The color of the title in a state; that of the normal state if nothing else is set.
    open func titleColor(for state: State) -> UIColor? {
      (colors.first { $0.state == state } ?? colors.first { $0.state == .normal })?.color
    }
  #endif

  /// A press is what a button is for, so it also triggers the primary action (fact C13).
  override func send(_ controlEvents: Event, with event: UIEvent?) {
    let isPress = event != nil && controlEvents.contains(.touchUpInside)
    super.send(isPress ? controlEvents.union(.primaryActionTriggered) : controlEvents, with: event)
  }

  // snippet: veto
  /// Vetoes a single tap of a recognizer on a view around the button (facts C15–C17, G36).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }
  // endsnippet

  override class var engineClassName: String { "UIButton" }
}
