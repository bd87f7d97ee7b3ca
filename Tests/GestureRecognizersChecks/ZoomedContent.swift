import TouchKit

/// The delegate of a scroll view that zooms a view.
final class ZoomedContent: UIScrollViewDelegate {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
