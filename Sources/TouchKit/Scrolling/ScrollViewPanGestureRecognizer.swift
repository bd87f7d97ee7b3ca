/// The pan of a scroll view: it begins only along an axis that can scroll, and only if the content lets go of the finger
/// (facts V3, V7, V11).
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    name = "UIScrollViewPanGestureRecognizer"
  }

  // snippet: judge
  override func judge(_ movement: CGPoint) -> PanVerdict {
    guard let scrollView else { return .failed }
    let verdict = super.judge(movement)
    guard case .pan = verdict else { return verdict }
    guard scrollView.canScroll(along: convertVectorFromScreen(movement, to: scrollView)) else {
      return .undecided
    }
    return contentLetsGo(in: scrollView) ? verdict : .failed
  }

  private func contentLetsGo(in scrollView: UIScrollView) -> Bool {
    activeTouches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, touch.route.wasTold, !touch.route.isOver else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }
  // endsnippet

  override func reset() {
    super.reset()
    scrollView?.stopTracking()
  }
}
