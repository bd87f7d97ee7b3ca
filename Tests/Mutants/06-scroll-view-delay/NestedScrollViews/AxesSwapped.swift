import TouchKit

/// Wrong on purpose: it takes the other axis for its own.
enum NestedDrags {
  /// A scroll view, by what it is in this exercise.
  enum Scroller: Sendable { case page, strip }

  /// What a drag has done: who dragged, and how far both are scrolled.
  struct Outcome: Sendable {
    var dragger: Scroller?
    /// The offset of the strip along x.
    var strip: Double?
    /// The offset of the page along y.
    var page: Double?
  }

  /// Through (-16, 0), (-32, 0) to (-48, 0).
  static let toTheLeft = Outcome(dragger: .strip, strip: 38, page: 0)

  /// Through (0, -8), (-4, -16), (-20, -32) to (-40, -48): up, then more and more to the left.
  static let upThenLeft = Outcome(dragger: .page, strip: 0, page: 38)

  /// Through (-12, -40) to (-24, -80): fast, and mainly up.
  static let fastAndMainlyUp = Outcome(dragger: .strip, strip: 21, page: 0)
}

/// A scroll view that leaves drags along the other axis to the scroll views around it.
final class AxisScrollView: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = panGestureRecognizer.translation(in: self)
    let goesSideways = abs(way.x) > abs(way.y)
    return goesSideways != (contentSize.width > bounds.width)
  }
}
