import TouchKit

/// A scroll view of the app.
final class AppScrollView: UIScrollView, LifetimeObject {
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
  override var bouncesHorizontally: Bool {
    get { during(.scrollViewBouncesHorizontally, self) { super.bouncesHorizontally } }
    set { super.bouncesHorizontally = newValue }
  }
  override var bouncesVertically: Bool {
    get { during(.scrollViewBouncesVertically, self) { super.bouncesVertically } }
    set { super.bouncesVertically = newValue }
  }
  override var transfersHorizontalScrollingToParent: Bool {
    get { during(.scrollViewTransfersHorizontalScrollingToParent, self) { true } }
    set { super.transfersHorizontalScrollingToParent = newValue }
  }
  override var transfersVerticalScrollingToParent: Bool {
    get { during(.scrollViewTransfersVerticalScrollingToParent, self) { true } }
    set { super.transfersVerticalScrollingToParent = newValue }
  }
  override var bounds: CGRect {
    get { during(.viewBounds, self) { super.bounds } }
    set { during(.viewBounds, self) { super.bounds = newValue } }
  }
  override var superview: UIView? { during(.viewSuperview, self) { super.superview } }
  override var subviews: [UIView] { during(.viewSubviews, self) { super.subviews } }
  override var window: UIWindow? { during(.viewWindow, self) { super.window } }
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
  override func layoutSubviews() { during(.viewLayoutSubviews, self) { super.layoutSubviews() } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    during(.viewPointInsideWith, self) { super.point(inside: point, with: event) }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    during(.viewAddGestureRecognizer, self) { super.addGestureRecognizer(gestureRecognizer) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override var contentOffset: CGPoint {
    get { during(.scrollViewContentOffset, self) { super.contentOffset } }
    set { during(.scrollViewContentOffset, self) { super.contentOffset = newValue } }
  }
  override var contentSize: CGSize {
    get { during(.scrollViewContentSize, self) { super.contentSize } }
    set { during(.scrollViewContentSize, self) { super.contentSize = newValue } }
  }
  override var contentInset: UIEdgeInsets {
    get { during(.scrollViewContentInset, self) { super.contentInset } }
    set { during(.scrollViewContentInset, self) { super.contentInset = newValue } }
  }
  override var adjustedContentInset: UIEdgeInsets {
    during(.scrollViewAdjustedContentInset, self) { super.adjustedContentInset }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    during(.scrollViewSetContentOffsetAnimated, self) {
      super.setContentOffset(contentOffset, animated: animated)
    }
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    during(.scrollViewScrollRectToVisibleAnimated, self) {
      super.scrollRectToVisible(rect, animated: animated)
    }
  }
  override var delegate: (any UIScrollViewDelegate)? {
    get { during(.scrollViewDelegate, self) { super.delegate } }
    set { during(.scrollViewDelegate, self) { super.delegate = newValue } }
  }
  override var isScrollEnabled: Bool {
    get { during(.scrollViewIsScrollEnabled, self) { super.isScrollEnabled } }
    set { during(.scrollViewIsScrollEnabled, self) { super.isScrollEnabled = newValue } }
  }
  override var delaysContentTouches: Bool {
    get { during(.scrollViewDelaysContentTouches, self) { super.delaysContentTouches } }
    set { during(.scrollViewDelaysContentTouches, self) { super.delaysContentTouches = newValue } }
  }
  override var canCancelContentTouches: Bool {
    get { during(.scrollViewCanCancelContentTouches, self) { super.canCancelContentTouches } }
    set { during(.scrollViewCanCancelContentTouches, self) { super.canCancelContentTouches = newValue } }
  }
  override var isDirectionalLockEnabled: Bool {
    get { during(.scrollViewIsDirectionalLockEnabled, self) { super.isDirectionalLockEnabled } }
    set { during(.scrollViewIsDirectionalLockEnabled, self) { super.isDirectionalLockEnabled = newValue } }
  }
  override var isPagingEnabled: Bool {
    get { during(.scrollViewIsPagingEnabled, self) { super.isPagingEnabled } }
    set { during(.scrollViewIsPagingEnabled, self) { super.isPagingEnabled = newValue } }
  }
  override var alwaysBounceHorizontal: Bool {
    get { during(.scrollViewAlwaysBounceHorizontal, self) { super.alwaysBounceHorizontal } }
    set { during(.scrollViewAlwaysBounceHorizontal, self) { super.alwaysBounceHorizontal = newValue } }
  }
  override var alwaysBounceVertical: Bool {
    get { during(.scrollViewAlwaysBounceVertical, self) { super.alwaysBounceVertical } }
    set { during(.scrollViewAlwaysBounceVertical, self) { super.alwaysBounceVertical = newValue } }
  }
  override var decelerationRate: DecelerationRate {
    get { during(.scrollViewDecelerationRate, self) { super.decelerationRate } }
    set { during(.scrollViewDecelerationRate, self) { super.decelerationRate = newValue } }
  }
  override var keyboardDismissMode: KeyboardDismissMode {
    get { during(.scrollViewKeyboardDismissMode, self) { super.keyboardDismissMode } }
    set { during(.scrollViewKeyboardDismissMode, self) { super.keyboardDismissMode = newValue } }
  }
  override var panGestureRecognizer: UIPanGestureRecognizer {
    during(.scrollViewPanGestureRecognizer, self) { super.panGestureRecognizer }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    during(.scrollViewTouchesShouldBeginWithIn, self) {
      super.touchesShouldBegin(touches, with: event, in: view)
    }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    during(.scrollViewTouchesShouldCancelIn, self) { super.touchesShouldCancel(in: view) }
  }
  override var zoomScale: CGFloat {
    get { during(.scrollViewZoomScale, self) { super.zoomScale } }
    set { during(.scrollViewZoomScale, self) { super.zoomScale = newValue } }
  }
  override var minimumZoomScale: CGFloat {
    get { during(.scrollViewMinimumZoomScale, self) { super.minimumZoomScale } }
    set { during(.scrollViewMinimumZoomScale, self) { super.minimumZoomScale = newValue } }
  }
  override var maximumZoomScale: CGFloat {
    get { during(.scrollViewMaximumZoomScale, self) { super.maximumZoomScale } }
    set { during(.scrollViewMaximumZoomScale, self) { super.maximumZoomScale = newValue } }
  }
  override var bouncesZoom: Bool {
    get { during(.scrollViewBouncesZoom, self) { super.bouncesZoom } }
    set { during(.scrollViewBouncesZoom, self) { super.bouncesZoom = newValue } }
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    during(.scrollViewSetZoomScaleAnimated, self) { super.setZoomScale(scale, animated: animated) }
  }
  override func zoom(to rect: CGRect, animated: Bool) {
    during(.scrollViewZoomToAnimated, self) { super.zoom(to: rect, animated: animated) }
  }

  deinit {
    hasEnded = true
    released(.scrollViewDeinit)
  }
}
