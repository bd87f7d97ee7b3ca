import TouchKit

/// A scroll view that does what the statement says.
final class StatedAxisScrollView: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer !== panGestureRecognizer {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = panGestureRecognizer.translation(in: self)
    let isWide = contentSize.width > bounds.width
    return abs(way.x) > abs(way.y) ? isWide : !isWide
  }
}
