/// The pinch of a scroll view: it zooms while the pan scrolls, and begins only if the content lets go of the fingers.
final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  @Weak var scrollView: UIScrollView?

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    name = "UIScrollViewPinchGestureRecognizer"
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.dragRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.dragRecognizer
  }

  /// As for the pan: the scroll view is the delegate; and content that keeps its touches is not zoomed.
  override func delegateVeto(unlessOneOf asked: [UIView]) -> String? {
    guard let scrollView else { return super.delegateVeto(unlessOneOf: asked) }
    if !scrollView.contentLetsGo(of: activeTouches) { return "the content" }
    if !asked.contains(where: { $0 === scrollView }), !scrollView.gestureRecognizerShouldBegin(self) {
      return scrollView.traceName
    }
    return super.delegateVeto(unlessOneOf: asked + [scrollView])
  }

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(ScrollViewPinchGestureRecognizer.self) }
}
