import TouchKit

/// The outer one of two scroll views that share a finger.
class OuterScrollView: UIScrollView, UIGestureRecognizerDelegate {
  weak var inner: UIScrollView?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer == inner?.panGestureRecognizer
  }
}

/// Scrolls a header out of sight first, and what is below it after that.
class NestedScrollHelper: NSObject, UIScrollViewDelegate {
  let outer: OuterScrollView
  let inner: UIScrollView
  let headerHeight: CGFloat

  init(outer: OuterScrollView, inner: UIScrollView, headerHeight: CGFloat) {
    self.outer = outer
    self.inner = inner
    self.headerHeight = headerHeight
    super.init()
    outer.inner = inner
    outer.bounces = false
    outer.delegate = self
    inner.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === outer {
      // The header stays away while the list is not at its top.
      if inner.contentOffset.y > 0 { outer.contentOffset.y = headerHeight }
    } else if outer.contentOffset.y < headerHeight {
      inner.contentOffset = .zero
    }
  }
}
