import TouchKit

/// Exercise 6.5: Two scroll views, one finger (predict and build, 15 points, 25 minutes).
///
/// **Given.** A page scrolls up and down. A strip of pictures in it scrolls sideways:
///
///     ┌ page ──────────────────────┐
///     │ ┌ strip ───────────────────│─ ─ ─ ─ ─ ┐
///     │ │ picture  picture  picture│ picture
///     │ └──────────────────────────│─ ─ ─ ─ ─ ┘
///     │                            │   the page goes on below
///     └────────────────────────────┘
///
/// **Task.**
///
/// 1. Predict three drags, with plain scroll views. The finger lands on the strip, goes through the given places,
///    counted from there, and rests before it lifts. Which one scrolls, and how far? The 10 points that begin a
///    drag are lost: of a first step of (12, 40), a quarter.
/// 2. Write `AxisScrollView`, for both. The longer axis, when a drag begins, owns it:
///    - Even if the finger turns, only the scroll view of this axis moves; if none under the finger can scroll along
///      it, nothing does.
///    - With `alwaysBounceVertical` a page can, even if its content fits.
///    - Elsewhere, a page scrolls sideways, its strip up and down.
///    - Trackpad scrolling is a drag, too.
///
/// Check: make check EXERCISE=6.5
/// Hint:  make hint EXERCISE=6.5 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#two-scroll-views-which-one-moves
enum NestedDrags {
  /// A scroll view, by what it is in this exercise.
  enum Scroller: Sendable { case page, strip }

  /// What a drag has done: which one it has scrolled, and how far both are scrolled in the end.
  struct Outcome: Sendable {
    var dragger: Scroller?
    /// The offset of the strip along x.
    var strip: Double?
    /// The offset of the page along y.
    var page: Double?
  }

  /// Through (-16, 0), (-32, 0) to (-48, 0).
  static let toTheLeft = Outcome(dragger: nil, strip: nil, page: nil)

  /// Through (0, -8), (-4, -16), (-20, -32) to (-40, -48): up, then more and more to the left.
  static let upThenLeft = Outcome(dragger: nil, strip: nil, page: nil)

  /// Through (-12, -40) to (-24, -80): fast, and mainly up.
  static let fastAndMainlyUp = Outcome(dragger: nil, strip: nil, page: nil)
}

/// A scroll view that leaves drags along the other axis to the scroll views around it.
final class AxisScrollView: UIScrollView {
}
