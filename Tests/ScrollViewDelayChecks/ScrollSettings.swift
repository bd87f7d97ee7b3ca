import TouchKit

/// What an app sets of a view, and a right answer leaves alone.
struct ViewSettings: Equatable {
  private let frame: CGRect
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let tag: Int
  private let isHidden, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch: Bool
  private let clipsToBounds, isOpaque: Bool
  private let backgroundColor: UIColor?
  private let isEnabled, isSelected: Bool?
  /// What is written in a text field, or on a button.
  private let text: String?
  private let contentMode: UIView.ContentMode
  private let autoresizingMask: UIView.AutoresizingMask
  private let autoresizesSubviews: Bool
  /// What only views of its class have.
  private let further: String

  init(of view: UIView) {
    frame = view.frame
    transform = view.transform
    alpha = view.alpha
    tag = view.tag
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    clipsToBounds = view.clipsToBounds
    isOpaque = view.isOpaque
    backgroundColor = view.backgroundColor
    isEnabled = (view as? UIControl)?.isEnabled
    isSelected = (view as? UIControl)?.isSelected
    text = (view as? UITextField)?.text ?? (view as? UIButton)?.currentTitle
    contentMode = view.contentMode
    autoresizingMask = view.autoresizingMask
    autoresizesSubviews = view.autoresizesSubviews
    further =
      switch view {
      case let field as UITextField:
        """
        placeholder \(field.placeholder ?? "none"), borderStyle \(field.borderStyle), \
        clearButtonMode \(field.clearButtonMode), clearsOnBeginEditing \(field.clearsOnBeginEditing), \
        keyboardType \(field.keyboardType), returnKeyType \(field.returnKeyType), \
        isSecureTextEntry \(field.isSecureTextEntry)
        """
      case let slider as UISlider:
        "from \(slider.minimumValue) to \(slider.maximumValue), \(slider.isContinuous)"
      case let cell as UITableViewCell: "selectionStyle \(cell.selectionStyle)"
      default: ""
      }
  }

  /// The first setting that differs, as it is in these settings.
  func difference(from other: ViewSettings) -> String? {
    self == other ? nil : firstDifference(self, other)
  }
}

/// What an app sets of a scroll view, apart from where it lies and how large its content is.
struct ScrollSettings: Equatable {
  private let isScrollEnabled, delaysContentTouches, canCancelContentTouches: Bool
  private let isDirectionalLockEnabled, isPagingEnabled, scrollsToTop: Bool
  private let bounces, alwaysBounceHorizontal, alwaysBounceVertical, bouncesZoom: Bool
  private let showsHorizontalScrollIndicator, showsVerticalScrollIndicator: Bool
  private let contentInset: UIEdgeInsets
  private let decelerationRate: UIScrollView.DecelerationRate
  private let keyboardDismissMode: UIScrollView.KeyboardDismissMode
  private let minimumZoomScale, maximumZoomScale, alpha: CGFloat
  private let isHidden, isUserInteractionEnabled, isExclusiveTouch, clipsToBounds, isOpaque: Bool
  private let backgroundColor: UIColor?
  private let contentMode: UIView.ContentMode
  private let pan: [String]

  init(of view: UIScrollView) {
    isScrollEnabled = view.isScrollEnabled
    delaysContentTouches = view.delaysContentTouches
    canCancelContentTouches = view.canCancelContentTouches
    isDirectionalLockEnabled = view.isDirectionalLockEnabled
    isPagingEnabled = view.isPagingEnabled
    scrollsToTop = view.scrollsToTop
    bounces = view.bounces
    alwaysBounceHorizontal = view.alwaysBounceHorizontal
    alwaysBounceVertical = view.alwaysBounceVertical
    bouncesZoom = view.bouncesZoom
    showsHorizontalScrollIndicator = view.showsHorizontalScrollIndicator
    showsVerticalScrollIndicator = view.showsVerticalScrollIndicator
    contentInset = view.contentInset
    decelerationRate = view.decelerationRate
    keyboardDismissMode = view.keyboardDismissMode
    minimumZoomScale = view.minimumZoomScale
    maximumZoomScale = view.maximumZoomScale
    alpha = view.alpha
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    isExclusiveTouch = view.isExclusiveTouch
    clipsToBounds = view.clipsToBounds
    isOpaque = view.isOpaque
    backgroundColor = view.backgroundColor
    contentMode = view.contentMode
    let recognizer = view.panGestureRecognizer
    pan = [
      "fingers \(recognizer.minimumNumberOfTouches) to \(recognizer.maximumNumberOfTouches)",
      recognizer.flags,
    ]
  }

  /// The first setting that differs, as it is in these settings.
  func difference(from other: ScrollSettings) -> String? {
    self == other ? nil : firstDifference(self, other)
  }
}

extension UIGestureRecognizer {
  /// What is set of it.
  var flags: String {
    """
    isEnabled \(isEnabled), cancelsTouchesInView \(cancelsTouchesInView), \
    delaysTouchesBegan \(delaysTouchesBegan), delaysTouchesEnded \(delaysTouchesEnded)
    """
  }
}

private func firstDifference(_ one: Any, _ other: Any) -> String? {
  zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).lazy
    .map { (name: $0.label ?? "", one: "\($0.value)", other: "\($1.value)") }
    .first { $0.one != $0.other }.map { "\($0.name) is \($0.one), and was \($0.other)" }
}
