import TouchKit
import TouchStage

/// Tells a log what scroll views tell their delegate.
final class ScrollListener: UIScrollViewDelegate {
  private let log: AppLog
  /// The scroll views that have begun to be dragged, by their names.
  private(set) var dragged: [String] = []

  /// What is zoomed.
  weak var zoomed: UIView?

  init(_ log: AppLog) { self.log = log }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.note("\(scrollView.traceName) is scrolled to \(scrollView.contentOffset.text)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragged.append(scrollView.traceName)
    log.note("\(scrollView.traceName) is dragged")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.note("\(scrollView.traceName) is let go\(decelerate ? ", and glides" : "")")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.note("\(scrollView.traceName) stops gliding")
  }
}
