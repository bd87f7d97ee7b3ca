import TouchKit

/// A second right answer: the velocity says where the finger goes, instead of the way it has gone.
///
/// `velocity(in:)` looks at the last two samples only. A finger that trembles before it sets off is judged by where it
/// goes now, which feels more direct; one whose very last sample is off is judged wrongly, which the reference does
/// not do. Whether the view scrolls sideways is said by what it can do, not by a property that must be set.
enum NestedDrags {
  enum Scroller: Sendable { case page, strip }

  struct Outcome: Sendable {
    var dragger: Scroller?
    var strip: Double?
    var page: Double?
  }

  static let toTheLeft = Outcome(dragger: .strip, strip: 48 - 10, page: 0)
  static let upThenLeft = Outcome(dragger: .page, strip: 0, page: 48 - 10)
  // Of the 10 points that do not scroll, most are along y: 12 / 40 of them are along x.
  static let fastAndMainlyUp = Outcome(dragger: .strip, strip: 24 - 3, page: 0)
}

final class AxisScrollView: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    // What scrolls on a trackpad has a way, but no velocity yet.
    let isOnGlass = panGestureRecognizer.numberOfTouches > 0
    let velocity =
      isOnGlass ? panGestureRecognizer.velocity(in: self) : panGestureRecognizer.translation(in: self)
    return abs(velocity.x) > abs(velocity.y) ? scrollsSideways : !scrollsSideways
  }

  private var scrollsSideways: Bool { contentSize.width > bounds.width }
}
