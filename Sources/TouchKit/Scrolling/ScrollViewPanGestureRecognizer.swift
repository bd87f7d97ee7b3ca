/// The pan of a scroll view: it begins only along an axis that can scroll, and only if the content lets go of the
/// finger.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  @Weak var scrollView: UIScrollView?

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    name = "UIScrollViewPanGestureRecognizer"
    allowedScrollTypesMask = .all
  }

  // snippet: judge
  override func judge(_ movement: CGPoint) -> PanVerdict {
    guard let scrollView else { return .failed }
    let verdict = super.judge(movement)
    guard case .pan = verdict else { return verdict }
    guard scrollView.canScroll(along: convertVectorFromScreen(movement, to: scrollView)) else {
      return .undecided
    }
    guard !scrollView.leaves(longWays(of: movement), of: self) else { return .failed }
    return scrollView.contentLetsGo(of: activeTouches) ? verdict : .failed
  }
  // endsnippet

  /// The movement without what is too short to scroll by it.
  private func longWays(of movement: CGPoint) -> CGPoint {
    let enough = Self.hysteresis - Hand.rounding
    return CGPoint(
      x: movement.x.magnitude >= enough ? movement.x : 0, y: movement.y.magnitude >= enough ? movement.y : 0)
  }

  override var dragsContent: Bool { true }

  override func canScroll(along distance: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let way = convertVectorFromScreen(distance, to: scrollView)
    return (scrollView.scrollsHorizontally && way.x != 0 || scrollView.scrollsVertically && way.y != 0)
      && !scrollView.leaves(distance, of: self)
  }

  // The content is zoomed and scrolled at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.zoomRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.zoomRecognizer
  }

  /// A scroll view is the delegate of its own pan, as in UIKit, and so is asked wherever on it the finger is (fact G36).
  override func delegateVeto(unlessOneOf asked: [UIView]) -> String? {
    if let scrollView, !asked.contains(where: { $0 === scrollView }),
      !scrollView.gestureRecognizerShouldBegin(self)
    {
      return scrollView.traceName
    }
    return super.delegateVeto(unlessOneOf: asked + (scrollView.map { [$0] } ?? []))
  }

  override func reset() {
    super.reset()
    scrollView?.stopTracking()
  }

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(ScrollViewPanGestureRecognizer.self) }
}

extension UIScrollView {
  // snippet: letsGo
  /// Whether all content that has heard of these touches may lose them (fact V7).
  final func contentLetsGo(of touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.route.wasTold, !touch.route.isOver else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
  // endsnippet
}
