/// The pinch of a scroll view: it zooms while the pan scrolls, and begins only if the content lets go of the fingers.
final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?

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

  /// Content that keeps its touches is not zoomed (fact V7).
  override var ownVeto: String? {
    scrollView?.contentLetsGo(of: activeTouches) == false ? "the content" : nil
  }

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(ScrollViewPinchGestureRecognizer.self) }
}
