import TouchKit

/// Wrong on purpose: it locks the direction, which decides how a scroll view moves, not which one.
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
  override init(frame: CGRect) {
    super.init(frame: frame)
    isDirectionalLockEnabled = true
  }

  required init?(coder: NSCoder) { nil }
}
