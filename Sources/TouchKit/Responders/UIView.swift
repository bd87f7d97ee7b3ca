/// A rectangle on the screen that can hold others and be found by a finger.
open class UIView: UIResponder {
  /// Makes a view at a place in its future superview, in points; one that is no number becomes the zero rectangle.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame.isFinite ? frame : .zero)
    isOfNoOtherClass = ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(UIView.self)
    super.init()
  }

  /// Makes a view from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    isOfNoOtherClass = ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(UIView.self)
    super.init()
  }

  /// Makes an empty view at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    // First of all the walks must not come here any more: what follows may run code of the app's own.
    let here = Uncounted(self)
    for child in children where here.isSame(as: child.passedSuperview) { child.detach() }
    for recognizer in recognizers { recognizer.viewIsGone() }
  }

  // MARK: Place

  // What hit-testing reads lies together. It is changed as a whole, never in place: the compiler can then see that no
  // access to it overlaps another one, and checks none of them when it runs.
  final let isOfNoOtherClass: Bool
  final var filter = TouchFilter()
  final var geometry: ViewGeometry
  final var children: [UIView] = [] { didSet { dispose(of: oldValue) } }
  /// The superview for walks: there until it takes leave, at the end of its `deinit`.
  private(set) final var passedSuperview: Uncounted<UIView>?

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  ///
  /// Setting it moves and sizes the view. UIKit leaves open what setting the frame of a transformed view does; the
  /// engine undoes the transform for the size and keeps the middle.
  open var frame: CGRect {
    get {
      let place = geometry
      return place.frame
    }
    set { change(ifFinite: newValue.isFinite) { $0.frame = newValue } }
  }

  /// The view's own coordinate system; moving its origin scrolls what is inside.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change(ifFinite: newValue.isFinite) { $0.bounds = newValue.withPositiveExtent } }
  }

  /// Where the view's middle lies in the superview, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { change(ifFinite: newValue.isFinite) { $0.center = newValue } }
  }

  /// How the view is turned, scaled or shifted around its middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { change(ifFinite: newValue.isFinite) { $0.transform = newValue } }
  }

  // MARK: Who may be touched

  /// Whether the view and everything in it is invisible to eyes and fingers.
  open var isHidden: Bool {
    get { filter.isHidden }
    set { hide(newValue) }
  }
  /// How opaque the view is, from 0 to 1; below 0.01 fingers do not find it (fact H2).
  open var alpha: CGFloat {
    get { filter.alpha }
    set {
      willChangeAnimatably()
      changeFilter { $0.alpha = newValue }
    }
  }
  /// Whether fingers find the view and everything in it.
  open var isUserInteractionEnabled: Bool {
    get { filter.isUserInteractionEnabled }
    set { changeFilter { $0.isUserInteractionEnabled = newValue } }
  }
  /// Whether the view takes more than one finger at a time; false unless set.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps its window's other views from getting fingers while it has one, and takes none while they
  /// do; recognizers do not care.
  open var isExclusiveTouch = false
  /// Whether drawing is cut off at the edges; it makes no difference to fingers (fact H5).
  ///
  /// False, but true for scroll views and labels.
  open var clipsToBounds = false
  /// A number that an app may find the view by.
  open var tag = 0

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { parent }
  /// The views in this one, back to front: the last one is on top.
  open var subviews: [UIView] { children }
  /// The window that the view is in.
  open var window: UIWindow? { hostWindow }

  @Weak final var parent: UIView? { didSet { passedSuperview = parent.map { Uncounted($0) } } }
  @Weak final var viewController: UIViewController?
  @Weak final var hostWindow: UIWindow?

  /// Puts a view on top of the others in this one, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Puts a view at a place in the order from back to front; a place out of range becomes the nearest one.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind another subview; beside a view that is none, on top of the others.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Puts a view right in front of another subview; beside a view that is none, on top of the others.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  /// Makes two subviews change places; places that are out of range change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    changeChildren { $0.swapAt(index1, index2) }
  }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Takes the view out of its superview; open touches still go to it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Whether the view is another one or lies anywhere inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(tree: view) }
  /// The view itself or the first one inside it, going down each subview in turn, that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  // MARK: Layout and looks

  #if !hasFeature(Embedded)
    final var keptInteractions: [any UIInteraction] = [] { didSet { dispose(of: oldValue) } }
  #endif
  final var pendingWork: PendingWork = [.layout, .display]
  final var loadedLayer: CALayer? { didSet { dispose(of: oldValue) } }

  /// Places the subviews; the default does nothing.
  ///
  /// Called for a view in a window that is new there, has another size, has got or lost a subview, or was told
  /// `setNeedsLayout()`: before the run loop sleeps, and before fingers that come later are looked at.
  open func layoutSubviews() {}
  /// Has the view laid out soon.
  open func setNeedsLayout() { schedule(.layout) }
  /// Lays out now what needs it, from the outermost view around this one that needs it.
  open func layoutIfNeeded() { layOutFromOutside() }
  /// Draws the view; the default does nothing, and what is drawn in shows nothing.
  ///
  /// Called right after layout, for a view in a window that is new there or was told `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) {}
  /// Has the view drawn soon.
  open func setNeedsDisplay() { schedule(.display) }
  /// Has the view drawn soon, all of it.
  open func setNeedsDisplay(_ rect: CGRect) { schedule(.display) }
  /// What the view looks like, as values that aren't drawn.
  open var layer: CALayer { layerOrNew }
  /// The color behind everything in the view; fingers do not care.
  open var backgroundColor: UIColor? { didSet { dispose(of: oldValue) } }
  /// Whether the view promises to leave nothing transparent.
  open var isOpaque = true

  /// How content would fill the view; nothing is drawn here.
  open var contentMode = ContentMode.scaleToFill
  /// The color of what can be touched: the view's own, else that of the view around it, else the system's blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private final var ownTintColor: UIColor? { didSet { dispose(of: oldValue) } }
  /// Called after the view's own tint color was set; here not for one that is set further out.
  open func tintColorDidChange() {}

  // MARK: Constraints

  /// How the view follows its superview's size (fact H19); not at all unless set.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view's subviews follow its size by their masks.
  open var autoresizesSubviews = true
  /// Whether the view makes no sense without constraints: no.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called for a view that is shown in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}
  /// What the device and the screen are like.
  open var traitCollection: UITraitCollection { .current }
  /// Called when the traits have changed: never, for they do not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Places the layers in the view's own, and with them the subviews: by default calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Whether the frame is as it was set; else constraints say where the view is (see `NSLayoutConstraint`).
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.setNeedsLayout() } }
  #if !hasFeature(Embedded)
    final var layoutConstraints: ViewConstraints? { didSet { dispose(of: oldValue) } }
    /// Makes or changes constraints; called before a layout after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// What kind of layer the view has; of classes of the app's own, the layer is of the nearest of the engine's.
    open class var layerClass: AnyClass { CALayer.self }
  #endif
  /// Room inside of the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What bars cover: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The length that says that a view has none of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// How large the view would like to be, if constraints leave it open.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that the answer has changed.
  open func invalidateIntrinsicContentSize() {
    #if !hasFeature(Embedded)
      if !translatesAutoresizingMaskIntoConstraints { superview?.noteConstraintChange() }
    #endif
  }
  /// The size that fits best into another one; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes on the size that fits best; the upper left corner stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Events

  /// Makes the view, or the one inside of it that has the focus, give it up; whether no one in here has it now.
  ///
  /// With `force` the first responder is not asked whether it can.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { takeFocusAway(force: force) }

  /// The controller whose view this is, else the superview (fact R2).
  open override var next: UIResponder? {
    // snippet: next
    if let viewController { return viewController }
    return parent
    // endsnippet
  }

  /// Finds the deepest, front-most view under a point (fact H1).
  ///
  /// The point is in this view's own coordinates. The answer is `nil` when the view is hidden, nearly transparent,
  /// disabled, or does not contain the point; else the answer of the first subview, from front to back, that has one;
  /// else the view itself. The system may ask any number of times for one finger (fact H16).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event?.trace == nil { return quickSearch(point, with: event) }
    guard let trace = event?.trace else { return nil }
    return trace.arrival(
      .hitTest, .hitTesting, at: self, [.init("point", .point(point))], answer: { $0?.traceName ?? "nil" },
      {
        // Asked once: an app may have overridden what is asked.
        let obstacle = obstacle
        let hit = search(point, with: event, past: obstacle)
        trace.explain(hit == nil ? obstacle ?? .outside : nil, of: .hitTesting)
        return hit
      })
  }

  /// Whether a point, in this view's own coordinates, lies in the view.
  ///
  /// The right and the lower edge are outside. Overriding it changes the area in which the view and its subviews are
  /// found, but cannot revive a hidden view (fact H3).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if event?.trace == nil { return geometry.contains(point) }
    guard let trace = event?.trace else { return false }
    return trace.arrival(
      .pointInside, .hitTesting, at: self, [.init("point", .point(point))], answer: { $0 ? "true" : "false" },
      { geometry.contains(point) })
  }

  // MARK: Gesture recognizers

  /// The recognizers of the view in the order in which they were added; setting it replaces them all.
  ///
  /// It is `nil` as long as the view has never had one, and empty when it has lost them all.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? recognizers : nil }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  final var recognizers: [UIGestureRecognizer] = [] { didSet { dispose(of: oldValue) } }
  final var hasHadRecognizers = false

  /// Adds a recognizer, taking it away from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer; in mid-gesture that cancels the gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a recognizer of this view or of one above it may recognize.
  ///
  /// Asked only if a finger hit this very view, not one in it, and recognition would take the touch away (facts G36,
  /// G37). A scroll view is asked about its own pan wherever the finger is, because it is the pan's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Conversion

  /// Where a point of this view lies in another one; in the window for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Where a point of another view, or of the window for `nil`, lies in this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// The rectangle around where a rectangle of this view lies in another one; in the window for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// The rectangle around where a rectangle of another view, or of the window for `nil`, lies in this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  override final var isPlainView: Bool { isOfNoOtherClass }
  override final func nextPastPlainViews(from depth: Int) -> (UIResponder?, Int) {
    isOfNoOtherClass ? nextPastSuperviews(from: depth) : (next, depth + 1)
  }
  override class var engineClassName: String { "UIView" }
}
