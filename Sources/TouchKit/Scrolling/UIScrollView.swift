/// A view whose content is larger than itself and is moved by a finger.
///
/// What shows is the place of `bounds.origin`. Two recognizers do the work: one holds touches back from the content for
/// 0.15 s, and a pan that drags the content.
open class UIScrollView: UIView {
  /// How fast a flick slows down: the share of the speed that is left after each millisecond (fact V20).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share.
    public var rawValue: CGFloat
    /// Makes a rate; one that is not between 0 and 1 becomes the normal one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue > 0 && rawValue < 1 ? rawValue : 0.998 }
    /// What most scroll views use.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How long touches are held back from the content, in seconds (fact V1).
  public static let contentTouchDelay: TimeInterval = 0.15

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareRecognizers()
  }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRecognizers()
  }

  // MARK: Content

  /// Where the visible part of the content begins; setting it stops nothing and is not kept in range.
  ///
  /// A finger that drags, and content that goes on by itself, go on from the new place: that is how content scrolls
  /// without end, and how one of two scroll views stands still while the other one scrolls (engine's choice).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The insets that count: there is no safe area in the engine.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Moving its origin scrolls.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { didScroll() }
    }
  }
  /// Goes to an offset, at once or in about a third of a second of the device's time.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endMovement()
    guard animated else { return self.contentOffset = contentOffset }
    move(to: contentOffset, .programmed, rate: .fast)
  }
  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }

  // MARK: Behaviour

  #if hasFeature(Embedded)
    /// Hears what the scroll view does; not kept alive.
    open var delegate: (any UIScrollViewDelegate)? {
      get { weakDelegate }
      set { weakDelegate = newValue }
    }
    @WeakDelegate private final var weakDelegate: (any UIScrollViewDelegate)?
  #else
    /// Hears what the scroll view does; not kept alive.
    open weak var delegate: (any UIScrollViewDelegate)?
  #endif
  /// Whether a finger scrolls.
  open var isScrollEnabled = true { didSet { dragRecognizer.isEnabled = isScrollEnabled } }
  /// Whether touches are held back from the content for 0.15 s, to see whether the finger scrolls.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from content that has it already.
  open var canCancelContentTouches = true
  /// Whether a drag that goes mainly along one axis moves the content along that axis only.
  open var isDirectionalLockEnabled = false
  /// Whether the content stops on multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its edges; setting it sets both directions, reading tells whether both
  /// are on.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  /// Whether the content can be pulled beyond its left and right edges.
  open var bouncesHorizontally = true
  /// Whether the content can be pulled beyond its upper and lower edges.
  open var bouncesVertically = true
  /// Whether at its left or right end a drag is left to a scroll view around this one, from iOS 17.4 (fact V31).
  open var transfersHorizontalScrollingToParent = true
  /// Whether at its upper or lower end a drag is left to a scroll view around this one, from iOS 17.4 (fact V31).
  open var transfersVerticalScrollingToParent = true
  /// Whether the content can also be pulled from side to side if it is not wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether the content can also be pulled up and down if it is not higher than the view.
  open var alwaysBounceVertical = false
  /// How fast a flick slows down.
  open var decelerationRate = DecelerationRate.normal
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the place in the content is shown at the lower edge; nothing is drawn here.
  open var showsHorizontalScrollIndicator = true
  /// Whether the place in the content is shown at the right edge; nothing is drawn here.
  open var showsVerticalScrollIndicator = true
  /// Room at the ends of the indicators, in points; nothing is drawn here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room at the ends of the indicators, in points; nothing is drawn here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room at the ends of both indicators; reading tells that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// How the indicators look; nothing is drawn here.
  open var indicatorStyle = IndicatorStyle.default
  /// Shows the indicators for a moment: nothing is drawn here.
  open func flashScrollIndicators() {}
  /// Whether a tap on the status bar scrolls to the top; the engine has none.
  open var scrollsToTop = true
  /// What bars add to the insets: nothing here, for the engine has no safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether the view watches a finger on its content, which may not have dragged yet (fact V8).
  open var isTracking: Bool { watchesFinger }
  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { isMovingByItself }

  /// The recognizer that drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

  /// Whether the content gets touches that are no longer held back; true unless overridden (fact V2).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether a drag may take a touch away from a view of the content; true unless it is a control (fact V7).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// How large the zoomed view is shown, where 1 is its own size; 1 without such a view.
  ///
  /// Setting it keeps the middle of what is seen in place, and stays within the limits. Setting the scale that it has
  /// already changes nothing, and the delegate hears nothing: no page says so, but Chameleon and WinObjC, two public
  /// copies of UIKit, do it.
  open var zoomScale: CGFloat {
    get {
      zoomView.map { ($0.transform.a * $0.transform.a + $0.transform.b * $0.transform.b).squareRoot() } ?? 1
    }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The smallest scale to which one can pinch.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest scale to which one can pinch; as long as it is not above the smallest one, nothing zooms.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether one can pinch beyond the limits, from where the content comes back.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool { zoom != nil }
  /// Whether the content comes back from beyond a limit.
  open var isZoomBouncing: Bool { zoomMovement?.isBounce ?? false }
  /// The recognizer that zooms; `nil` as long as nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoomRecognizer?.isEnabled == true ? zoomRecognizer : nil
  }
  /// Goes to a scale within the limits, keeping the middle of what is seen in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAroundMiddle(to: scale, animated: animated) }
  /// Shows a rectangle of the zoomed view as large as fits and the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  // MARK: Inside

  final var zoomRecognizer: ScrollViewPinchGestureRecognizer?
  final var zoom: ScrollZoom?
  final var zoomMovement: ZoomMovement?
  final var zoomFrames: VirtualRunLoop.Timer?

  final lazy var dragRecognizer = ScrollViewPanGestureRecognizer()
  final lazy var delayRecognizer = DelayedTouchesBeganGestureRecognizer()
  final var drag: ScrollDrag?
  final var watchesFinger = false
  final var movement: ScrollMovement?
  final var frames: VirtualRunLoop.Timer?
  final var trackingLoop: VirtualRunLoop?

  deinit {
    frames?.invalidate()
    zoomFrames?.invalidate()
    trackingLoop?.leave()
  }

  private func prepareRecognizers() {
    clipsToBounds = true
    delayRecognizer.scrollView = self
    dragRecognizer.scrollView = self
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(dragRecognizer)
    dragRecognizer.addTarget(self, action: UIScrollView.dragged)
    #if !hasFeature(Embedded)
      dragRecognizer.delegate = self as? any UIGestureRecognizerDelegate
    #endif
  }

  /// The offset has changed: what is inside may have to be laid out anew.
  func didScroll() {
    schedule(.layout)
    delegate?.scrollViewDidScroll(self)
  }

  /// A scroll view keeps the touches that its content forwards (fact R11).
  override var forwardsTouchesUpResponderChain: Bool { false }
  override class var engineClassName: String { "UIScrollView" }
}
