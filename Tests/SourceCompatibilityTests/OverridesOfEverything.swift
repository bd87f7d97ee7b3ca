import TouchKit

// Subclasses that override everything that strangers override: they compile only if it is open to other modules. Each
// override says that it was asked and then does what its superclass does.

/// Who was asked what.
final class Asked {
  nonisolated(unsafe) static var names: Set<String> = []
  static func note(_ name: String = #function) { names.insert(name) }
}

class EveryResponder: UIResponder {
  override init() { super.init() }
  override var next: UIResponder? { super.next }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override func reloadInputViews() { super.reloadInputViews() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func awakeFromNib() { super.awakeFromNib() }
}

class EveryView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect { didSet { Asked.note() } }
  override var bounds: CGRect { didSet { Asked.note() } }
  override var center: CGPoint { didSet { Asked.note() } }
  override var transform: CGAffineTransform { didSet { Asked.note() } }
  override var isHidden: Bool { didSet { Asked.note() } }
  override var alpha: CGFloat { didSet { Asked.note() } }
  override var isUserInteractionEnabled: Bool { didSet { Asked.note() } }
  override var isMultipleTouchEnabled: Bool { didSet { Asked.note() } }
  override var isExclusiveTouch: Bool { didSet { Asked.note() } }
  override var clipsToBounds: Bool { didSet { Asked.note() } }
  override var tag: Int { didSet { Asked.note() } }
  override var backgroundColor: UIColor? { didSet { Asked.note() } }
  override var isOpaque: Bool { didSet { Asked.note() } }
  override var layer: CALayer { super.layer }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet { Asked.note() } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Asked.note()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Asked.note()
    return super.point(inside: point, with: event)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func didAddSubview(_ subview: UIView) { Asked.note() }
  override func willRemoveSubview(_ subview: UIView) { Asked.note() }
  override func willMove(toSuperview newSuperview: UIView?) { Asked.note() }
  override func didMoveToSuperview() { Asked.note() }
  override func willMove(toWindow newWindow: UIWindow?) { Asked.note() }
  override func didMoveToWindow() { Asked.note() }
  override func layoutSubviews() {
    Asked.note()
    super.layoutSubviews()
  }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func updateConstraints() {
    Asked.note()
    super.updateConstraints()
  }
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func draw(_ rect: CGRect) { Asked.note() }
}

class EveryControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isEnabled: Bool { didSet { Asked.note() } }
  override var isSelected: Bool { didSet { Asked.note() } }
  override var isHighlighted: Bool { didSet { Asked.note() } }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Asked.note()
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Asked.note()
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { Asked.note() }
  override func cancelTracking(with event: UIEvent?) { Asked.note() }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    Asked.note()
    super.sendAction(action)
  }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}

class EveryRecognizer: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override var state: UIGestureRecognizer.State { didSet { Asked.note() } }
  override var delegate: (any UIGestureRecognizerDelegate)? { didSet { Asked.note() } }
  override var isEnabled: Bool { didSet { Asked.note() } }
  override var view: UIView? { super.view }
  override var cancelsTouchesInView: Bool { didSet { Asked.note() } }
  override var delaysTouchesBegan: Bool { didSet { Asked.note() } }
  override var delaysTouchesEnded: Bool { didSet { Asked.note() } }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
  }
  override func reset() { Asked.note() }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func ignore(_ button: UIPress, for event: UIPressesEvent) { super.ignore(button, for: event) }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { super.canBePrevented(by: other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: other)
  }
}

class EveryPan: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override var minimumNumberOfTouches: Int { didSet { Asked.note() } }
}

class EveryWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func sendEvent(_ event: UIEvent) {
    Asked.note("window \(#function)")
    super.sendEvent(event)
  }
  override var windowLevel: UIWindow.Level { didSet { Asked.note() } }
  override var rootViewController: UIViewController? { didSet { Asked.note() } }
  override var windowScene: UIWindowScene? { didSet { Asked.note() } }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override var canBecomeKey: Bool { super.canBecomeKey }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func becomeKey() { Asked.note() }
  override func resignKey() { Asked.note() }
}

class EveryApplication: UIApplication {
  override init() { super.init() }
  override func sendEvent(_ event: UIEvent) {
    Asked.note("application \(#function)")
    super.sendEvent(event)
  }
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    super.sendAction(action, to: target, from: sender, for: event)
  }
}

class EveryController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { Asked.note() }
  override func viewWillAppear(_ animated: Bool) { Asked.note() }
  override func viewDidAppear(_ animated: Bool) { Asked.note() }
  override func viewWillDisappear(_ animated: Bool) { Asked.note() }
  override func viewDidDisappear(_ animated: Bool) { Asked.note() }
  override func viewWillLayoutSubviews() { Asked.note() }
  override func viewDidLayoutSubviews() { Asked.note() }
  override func willMove(toParent parent: UIViewController?) { Asked.note() }
  override func didMove(toParent parent: UIViewController?) { Asked.note() }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    Asked.note()
    return super.preferredScreenEdgesDeferringSystemGestures
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
  override func addChild(_ child: UIViewController) { super.addChild(child) }
  override func removeFromParent() { super.removeFromParent() }
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    super.present(controller, animated: animated, completion: completion)
  }
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: animated, completion: completion)
  }
}

class EveryEvent: UIEvent {
  override var type: UIEvent.EventType { super.type }
  override var timestamp: TimeInterval { 1 }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? { super.predictedTouches(for: touch) }
}

class EveryScrollView: UIScrollView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentOffset: CGPoint { didSet { Asked.note() } }
  override var contentSize: CGSize { didSet { Asked.note() } }
  override var contentInset: UIEdgeInsets { didSet { Asked.note() } }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var delegate: (any UIScrollViewDelegate)? { didSet { Asked.note() } }
  override var isScrollEnabled: Bool { didSet { Asked.note() } }
  override var isPagingEnabled: Bool { didSet { Asked.note() } }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var zoomScale: CGFloat {
    get { super.zoomScale }
    set { super.zoomScale = newValue }
  }
  override var minimumZoomScale: CGFloat { didSet { Asked.note() } }
  override var maximumZoomScale: CGFloat {
    get { super.maximumZoomScale }
    set { super.maximumZoomScale = newValue }
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: animated)
  }
  override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override func layoutSubviews() {
    Asked.note("scroll view \(#function)")
    super.layoutSubviews()
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    Asked.note()
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    Asked.note()
    return super.touchesShouldCancel(in: view)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

class EveryTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() {
    Asked.note()
    super.reloadData()
  }
  override var dataSource: (any UITableViewDataSource)? { didSet { Asked.note() } }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
}

class EveryCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var isSelected: Bool { didSet { Asked.note() } }
  override func setSelected(_ selected: Bool, animated: Bool) {
    Asked.note()
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    Asked.note()
    super.setHighlighted(highlighted, animated: animated)
  }
  override func prepareForReuse() { super.prepareForReuse() }
}

class EveryLayer: CALayer {
  override init() { super.init() }
  override var frame: CGRect { didSet { Asked.note() } }
  override var bounds: CGRect { didSet { Asked.note() } }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
}

class EveryStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override var spacing: CGFloat { didSet { Asked.note() } }
}
