import TouchKit

/// A view of the app, which may let go of something whenever it is asked or told.
final class AppView: UIView, LifetimeObject {
  private(set) var hasEnded = false

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesMovedWith, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesEndedWith, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesCancelledWith, self) { super.touchesCancelled(touches, with: event) }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    during(.responderTouchesEstimatedPropertiesUpdated, self) {
      super.touchesEstimatedPropertiesUpdated(touches)
    }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionBeganWith, self) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionEndedWith, self) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionCancelledWith, self) { super.motionCancelled(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesChangedWith, self) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesEndedWith, self) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesCancelledWith, self) { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    during(.responderRemoteControlReceivedWith, self) { super.remoteControlReceived(with: event) }
  }
  override var keyCommands: [UIKeyCommand]? {
    during(.responderKeyCommands, self) { LifetimeApp.keyCommands }
  }
  override var isFirstResponder: Bool { during(.responderIsFirstResponder, self) { super.isFirstResponder } }
  override var canBecomeFirstResponder: Bool { during(.responderCanBecomeFirstResponder, self) { true } }
  override var canResignFirstResponder: Bool {
    during(.responderCanResignFirstResponder, self) { super.canResignFirstResponder }
  }
  override func becomeFirstResponder() -> Bool {
    during(.responderBecomeFirstResponder, self) { super.becomeFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    during(.responderResignFirstResponder, self) { super.resignFirstResponder() }
  }
  override var inputView: UIView? { during(.responderInputView, self) { super.inputView } }
  override var inputAccessoryView: UIView? {
    during(.responderInputAccessoryView, self) { super.inputAccessoryView }
  }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    during(.responderCanPerformActionWithSender, self) { super.canPerformAction(action, withSender: sender) }
  }
  override func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    during(.responderTargetForActionWithSender, self) { super.target(forAction: action, withSender: sender) }
  }
  override func cut(_ sender: ActionObject?) { during(.responderCut, self) { super.cut(sender) } }
  override func copy(_ sender: ActionObject?) { during(.responderCopy, self) { super.copy(sender) } }
  override func paste(_ sender: ActionObject?) { during(.responderPaste, self) { super.paste(sender) } }
  override func select(_ sender: ActionObject?) { during(.responderSelect, self) { super.select(sender) } }
  override func selectAll(_ sender: ActionObject?) {
    during(.responderSelectAll, self) { super.selectAll(sender) }
  }
  override func delete(_ sender: ActionObject?) { during(.responderDelete, self) { super.delete(sender) } }
  override var frame: CGRect {
    get { during(.viewFrame, self) { super.frame } }
    set { during(.viewFrame, self) { super.frame = newValue } }
  }
  override var bounds: CGRect {
    get { during(.viewBounds, self) { super.bounds } }
    set { during(.viewBounds, self) { super.bounds = newValue } }
  }
  override var center: CGPoint {
    get { during(.viewCenter, self) { super.center } }
    set { during(.viewCenter, self) { super.center = newValue } }
  }
  override var transform: CGAffineTransform {
    get { during(.viewTransform, self) { super.transform } }
    set { during(.viewTransform, self) { super.transform = newValue } }
  }
  override var isHidden: Bool {
    get { during(.viewIsHidden, self) { super.isHidden } }
    set { during(.viewIsHidden, self) { super.isHidden = newValue } }
  }
  override var alpha: CGFloat {
    get { during(.viewAlpha, self) { super.alpha } }
    set { during(.viewAlpha, self) { super.alpha = newValue } }
  }
  override var isUserInteractionEnabled: Bool {
    get { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled } }
    set { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled = newValue } }
  }
  override var isMultipleTouchEnabled: Bool {
    get { during(.viewIsMultipleTouchEnabled, self) { super.isMultipleTouchEnabled } }
    set { during(.viewIsMultipleTouchEnabled, self) { super.isMultipleTouchEnabled = newValue } }
  }
  override var isExclusiveTouch: Bool {
    get { during(.viewIsExclusiveTouch, self) { super.isExclusiveTouch } }
    set { during(.viewIsExclusiveTouch, self) { super.isExclusiveTouch = newValue } }
  }
  override var clipsToBounds: Bool {
    get { during(.viewClipsToBounds, self) { super.clipsToBounds } }
    set { during(.viewClipsToBounds, self) { super.clipsToBounds = newValue } }
  }
  override var tag: Int {
    get { during(.viewTag, self) { super.tag } }
    set { during(.viewTag, self) { super.tag = newValue } }
  }
  override var superview: UIView? { during(.viewSuperview, self) { super.superview } }
  override var subviews: [UIView] { during(.viewSubviews, self) { super.subviews } }
  override var window: UIWindow? { during(.viewWindow, self) { super.window } }
  override func addSubview(_ view: UIView) { during(.viewAddSubview, self) { super.addSubview(view) } }
  override func insertSubview(_ view: UIView, at index: Int) {
    during(.viewInsertSubviewAt, self) { super.insertSubview(view, at: index) }
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    during(.viewInsertSubviewBelowSubview, self) { super.insertSubview(view, belowSubview: sibling) }
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    during(.viewInsertSubviewAboveSubview, self) { super.insertSubview(view, aboveSubview: sibling) }
  }
  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didAddSubview(_ subview: UIView) {
    during(.viewDidAddSubview, self) { super.didAddSubview(subview) }
  }
  override func willRemoveSubview(_ subview: UIView) {
    during(.viewWillRemoveSubview, self) { super.willRemoveSubview(subview) }
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    during(.viewWillMoveToSuperview, self) { super.willMove(toSuperview: newSuperview) }
  }
  override func didMoveToSuperview() { during(.viewDidMoveToSuperview, self) { super.didMoveToSuperview() } }
  override func willMove(toWindow newWindow: UIWindow?) {
    during(.viewWillMoveToWindow, self) { super.willMove(toWindow: newWindow) }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override func isDescendant(of view: UIView) -> Bool {
    during(.viewIsDescendantOf, self) { super.isDescendant(of: view) }
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    during(.viewViewWithTag, self) { super.viewWithTag(tag) }
  }
  override func layoutSubviews() { during(.viewLayoutSubviews, self) { super.layoutSubviews() } }
  override func setNeedsLayout() { during(.viewSetNeedsLayout, self) { super.setNeedsLayout() } }
  override func draw(_ rect: CGRect) { during(.viewDraw, self) { super.draw(rect) } }
  override var layer: CALayer { during(.viewLayer, self) { super.layer } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    get { during(.viewTintColor, self) { super.tintColor } }
    set { during(.viewTintColor, self) { super.tintColor = newValue } }
  }
  override func tintColorDidChange() { during(.viewTintColorDidChange, self) { super.tintColorDidChange() } }
  override var autoresizingMask: AutoresizingMask {
    get { during(.viewAutoresizingMask, self) { super.autoresizingMask } }
    set { during(.viewAutoresizingMask, self) { super.autoresizingMask = newValue } }
  }
  override var autoresizesSubviews: Bool {
    get { during(.viewAutoresizesSubviews, self) { super.autoresizesSubviews } }
    set { during(.viewAutoresizesSubviews, self) { super.autoresizesSubviews = newValue } }
  }
  override func layoutSublayers(of layer: CALayer) {
    during(.viewLayoutSublayersOf, self) { super.layoutSublayers(of: layer) }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      during(.viewTranslatesAutoresizingMaskIntoConstraints, self) {
        super.translatesAutoresizingMaskIntoConstraints
      }
    }
    set {
      during(.viewTranslatesAutoresizingMaskIntoConstraints, self) {
        super.translatesAutoresizingMaskIntoConstraints = newValue
      }
    }
  }
  override func updateConstraints() { during(.viewUpdateConstraints, self) { super.updateConstraints() } }
  override var layoutMargins: UIEdgeInsets {
    get { during(.viewLayoutMargins, self) { super.layoutMargins } }
    set { during(.viewLayoutMargins, self) { super.layoutMargins = newValue } }
  }
  override var intrinsicContentSize: CGSize {
    during(.viewIntrinsicContentSize, self) { super.intrinsicContentSize }
  }
  override func invalidateIntrinsicContentSize() {
    during(.viewInvalidateIntrinsicContentSize, self) { super.invalidateIntrinsicContentSize() }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    during(.viewSizeThatFits, self) { super.sizeThatFits(size) }
  }
  override func endEditing(_ force: Bool) -> Bool {
    during(.viewEndEditing, self) { super.endEditing(force) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    during(.viewPointInsideWith, self) { super.point(inside: point, with: event) }
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { during(.viewGestureRecognizers, self) { super.gestureRecognizers } }
    set { during(.viewGestureRecognizers, self) { super.gestureRecognizers = newValue } }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    during(.viewAddGestureRecognizer, self) { super.addGestureRecognizer(gestureRecognizer) }
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    during(.viewRemoveGestureRecognizer, self) { super.removeGestureRecognizer(gestureRecognizer) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }

  override class var layerClass: AnyClass {
    during(.viewLayerClass, nil) { LifetimeApp.current == nil ? CALayer.self : AppLayer.self }
  }
  override class var actions: [ActionMethod] {
    during(.responderActions, nil) { [ActionMethod("act:", AppView.act)] }
  }

  private func act(_ sender: Any?) { during(.selectorAction, self) {} }

  deinit {
    hasEnded = true
    released(.viewDeinit)
  }
}
