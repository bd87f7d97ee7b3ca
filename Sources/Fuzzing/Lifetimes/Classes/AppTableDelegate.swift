import TouchKit

/// A delegate of tables of the app.
final class AppTableDelegate: UIScrollViewDelegate, UITableViewDelegate, LifetimeObject {
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
    during(.scrollViewDelegateAsTableViewDelegate, self) { self }
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    during(.tableViewDelegateTableViewHeightForRowAt, self) { 40 }
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    during(.tableViewDelegateTableViewHeightForHeaderInSection, self) { 30 }
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    during(.tableViewDelegateTableViewViewForHeaderInSection, self) { LifetimeApp.current?.makeView() }
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    during(.tableViewDelegateTableViewWillDisplayForRowAt, self) {}
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    during(.tableViewDelegateTableViewShouldHighlightRowAt, self) { true }
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    during(.tableViewDelegateTableViewDidHighlightRowAt, self) {}
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    during(.tableViewDelegateTableViewDidUnhighlightRowAt, self) {}
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    during(.tableViewDelegateTableViewWillSelectRowAt, self) { indexPath }
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    during(.tableViewDelegateTableViewDidSelectRowAt, self) {}
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    during(.tableViewDelegateTableViewDidDeselectRowAt, self) {}
  }

  deinit {
    hasEnded = true
    released(.tableDelegateDeinit)
  }
}
