import TouchKit

/// Everything that an app can set of a recognizer, as it is at one moment.
public struct RecognizerSettings: Equatable {
  private var recognizer: ObjectIdentifier?
  private var kind: String
  private let isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool
  private let requiresExclusiveTouchType: Bool
  private let allowedTouchTypes, allowedPressTypes: [Int]
  private let name: String?
  private var view, delegate: ObjectIdentifier?
  /// What only recognizers of its class have.
  private var numbers: [Double]

  /// The settings of a recognizer.
  public init(of recognizer: UIGestureRecognizer) {
    self.recognizer = ObjectIdentifier(recognizer)
    kind = "\(type(of: recognizer))"
    (isEnabled, cancelsTouchesInView) = (recognizer.isEnabled, recognizer.cancelsTouchesInView)
    (delaysTouchesBegan, delaysTouchesEnded) = (recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded)
    requiresExclusiveTouchType = recognizer.requiresExclusiveTouchType
    allowedTouchTypes = recognizer.allowedTouchTypes.map(\.intValue)
    allowedPressTypes = recognizer.allowedPressTypes.map(\.intValue)
    name = recognizer.name
    view = recognizer.view.map { ObjectIdentifier($0) }
    delegate = recognizer.delegate.map { ObjectIdentifier($0 as AnyObject) }
    numbers =
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        [Double(tap.numberOfTapsRequired), Double(tap.numberOfTouchesRequired)]
      case let press as UILongPressGestureRecognizer:
        [
          Double(press.numberOfTapsRequired), Double(press.numberOfTouchesRequired),
          press.minimumPressDuration, Double(press.allowableMovement),
        ]
      case let edge as UIScreenEdgePanGestureRecognizer: [Double(edge.edges.rawValue)]
      case let pan as UIPanGestureRecognizer:
        [
          Double(pan.minimumNumberOfTouches), Double(pan.maximumNumberOfTouches),
          Double(pan.allowedScrollTypesMask.rawValue),
        ]
      case let swipe as UISwipeGestureRecognizer:
        [Double(swipe.direction.rawValue), Double(swipe.numberOfTouchesRequired)]
      default: []
      }
  }

  /// What it's called in words: by the app, or as its class.
  var title: String { name ?? kind }

  /// Leaves out which object it is, which view it is on, and who its delegate is.
  public mutating func forgetObjects() { (recognizer, view, delegate) = (nil, nil, nil) }

  /// Leaves out of which class it is, and what only recognizers of that class have.
  public mutating func forgetClass() { (kind, numbers) = ("recognizer", []) }
}

/// Everything that an app can set of a control, as it is at one moment.
public struct ControlSettings: Equatable {
  /// Whether it works, and how it looks.
  public var isEnabled, isSelected, isHighlighted: Bool
  private let allControlEvents: UIControl.Event
  private let targets: Int

  init(of control: UIControl) {
    (isEnabled, isSelected, isHighlighted) = (control.isEnabled, control.isSelected, control.isHighlighted)
    allControlEvents = control.allControlEvents
    targets = control.allTargets.count
  }
}

/// Everything that an app can set of a scroll view, as it is at one moment.
public struct ScrollSettings: Equatable {
  private let isScrollEnabled, delaysContentTouches, canCancelContentTouches: Bool
  private let isDirectionalLockEnabled, isPagingEnabled, scrollsToTop: Bool
  private let bouncesHorizontally, bouncesVertically, bouncesZoom: Bool
  private let alwaysBounceHorizontal, alwaysBounceVertical: Bool
  private let transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent: Bool
  private let showsHorizontalScrollIndicator, showsVerticalScrollIndicator: Bool
  /// How large the content is, in points.
  public var contentSize: CGSize
  private let contentInset, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets: UIEdgeInsets
  private let contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
  private let decelerationRate: UIScrollView.DecelerationRate
  private let keyboardDismissMode: UIScrollView.KeyboardDismissMode
  private let indicatorStyle: UIScrollView.IndicatorStyle
  private let zoomScale, minimumZoomScale, maximumZoomScale: CGFloat
  var delegate: ObjectIdentifier?
  /// Those of a table only.
  private let allowsSelection: Bool?
  private let rowHeight, sectionHeaderHeight: CGFloat?
  private let separatorStyle: UITableViewCell.SeparatorStyle?
  private var further: [ObjectIdentifier?]

  /// The settings of a scroll view.
  public init(of view: UIScrollView) {
    isScrollEnabled = view.isScrollEnabled
    delaysContentTouches = view.delaysContentTouches
    canCancelContentTouches = view.canCancelContentTouches
    isDirectionalLockEnabled = view.isDirectionalLockEnabled
    (isPagingEnabled, scrollsToTop) = (view.isPagingEnabled, view.scrollsToTop)
    (bouncesHorizontally, bouncesVertically) = (view.bouncesHorizontally, view.bouncesVertically)
    bouncesZoom = view.bouncesZoom
    transfersHorizontalScrollingToParent = view.transfersHorizontalScrollingToParent
    transfersVerticalScrollingToParent = view.transfersVerticalScrollingToParent
    alwaysBounceHorizontal = view.alwaysBounceHorizontal
    alwaysBounceVertical = view.alwaysBounceVertical
    showsHorizontalScrollIndicator = view.showsHorizontalScrollIndicator
    showsVerticalScrollIndicator = view.showsVerticalScrollIndicator
    (contentSize, contentInset) = (view.contentSize, view.contentInset)
    verticalScrollIndicatorInsets = view.verticalScrollIndicatorInsets
    horizontalScrollIndicatorInsets = view.horizontalScrollIndicatorInsets
    contentInsetAdjustmentBehavior = view.contentInsetAdjustmentBehavior
    (decelerationRate, keyboardDismissMode) = (view.decelerationRate, view.keyboardDismissMode)
    indicatorStyle = view.indicatorStyle
    zoomScale = view.zoomScale
    (minimumZoomScale, maximumZoomScale) = (view.minimumZoomScale, view.maximumZoomScale)
    delegate = view.delegate.map { ObjectIdentifier($0 as AnyObject) }
    let table = view as? UITableView
    (allowsSelection, rowHeight) = (table?.allowsSelection, table?.rowHeight)
    (sectionHeaderHeight, separatorStyle) = (table?.sectionHeaderHeight, table?.separatorStyle)
    further = [
      table?.dataSource as AnyObject?, table?.backgroundView, table?.tableHeaderView, table?.tableFooterView,
    ].map { $0.map { ObjectIdentifier($0) } }
  }
}

extension ScrollSettings {
  mutating func forgetObjects() {
    delegate = nil
    further = further.map { $0.map { _ in ObjectIdentifier(UIView.self) } }
  }
}

/// What is set of a view that only views of its class have.
public struct OtherSettings: Equatable {
  /// What is written in it or on it.
  private var text, placeholder: String?
  /// What a slider, a switch, segments or a cell show.
  public var values: [Double] = []
  private var numbers: [Double] = []
  private var insets: [UIEdgeInsets] = []
  private var colors: [UIColor?] = []

  init() {}

  init(of view: UIView) {
    func number(_ flag: Bool) -> Double { flag ? 1 : 0 }
    switch view {
    case let field as UITextField:
      (text, placeholder) = (field.text, field.placeholder)
      let styles = [
        field.borderStyle.rawValue, field.clearButtonMode.rawValue, field.keyboardType.rawValue,
        field.returnKeyType.rawValue, field.textAlignment.rawValue, field.keyboardAppearance.rawValue,
        field.autocapitalizationType.rawValue, field.autocorrectionType.rawValue,
        field.spellCheckingType.rawValue,
      ]
      numbers =
        styles.map { Double($0) } + [
          number(field.clearsOnBeginEditing), number(field.isSecureTextEntry),
          number(field.enablesReturnKeyAutomatically),
        ]
    case let button as UIButton:
      text = button.currentTitle
      insets = [button.titleEdgeInsets, button.imageEdgeInsets, button.contentEdgeInsets]
    case let label as UILabel:
      text = label.text
      numbers = [Double(label.numberOfLines), Double(label.textAlignment.rawValue)]
    case let slider as UISlider:
      values = [Double(slider.value)]
      numbers = [
        Double(slider.minimumValue), Double(slider.maximumValue), number(slider.isContinuous),
      ]
      colors = [slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor]
    case let toggle as UISwitch: values = [number(toggle.isOn)]
    case let segments as UISegmentedControl:
      values = [Double(segments.selectedSegmentIndex)]
      numbers = [Double(segments.numberOfSegments), number(segments.isMomentary)]
    case let cell as UITableViewCell:
      values = [number(cell.isSelected), number(cell.isHighlighted)]
      numbers = [Double(cell.selectionStyle.rawValue)]
    case let window as UIWindow:
      text = window.rootViewController?.traceName
      numbers = [Double(window.windowLevel.rawValue), number(window.isKeyWindow)]
    default: break
    }
  }
}
