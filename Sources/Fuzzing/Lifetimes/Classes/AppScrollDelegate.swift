import TouchKit

/// A delegate of scroll views of the app.
final class AppScrollDelegate: UIScrollViewDelegate, LifetimeObject {
  private(set) var hasEnded = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewDidScroll, self) {}
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewWillBeginDragging, self) {}
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    during(.scrollViewDelegateScrollViewWillEndDraggingWithVelocityTargetContentOffset, self) {}
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    during(.scrollViewDelegateScrollViewDidEndDraggingWillDecelerate, self) {}
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewWillBeginDecelerating, self) {}
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewDidEndDecelerating, self) {}
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewDidEndScrollingAnimation, self) {}
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    during(.scrollViewDelegateViewForZoomingIn, self) { scrollView.subviews.first }
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    during(.scrollViewDelegateScrollViewWillBeginZoomingWith, self) {}
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    during(.scrollViewDelegateScrollViewDidZoom, self) {}
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    during(.scrollViewDelegateScrollViewDidEndZoomingWithAtScale, self) {}
  }
  var asTableViewDelegate: (any UITableViewDelegate)? {
    during(.scrollViewDelegateAsTableViewDelegate, self) { nil }
  }

  deinit {
    hasEnded = true
    released(.scrollDelegateDeinit)
  }
}
