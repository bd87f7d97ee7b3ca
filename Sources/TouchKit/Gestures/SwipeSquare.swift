/// The square around the place where a finger landed that a swipe leaves through the right side (fact G63).
///
/// It shrinks while the finger is down. So a slow swipe needs less way, and must be more precise.
struct SwipeSquare {
  /// What the way of a finger means for a swipe.
  enum Verdict { case undecided, swipe, failed }

  /// How far a finger must go along the direction, in points.
  let shortestWay: CGFloat
  /// How far it may go across, in points.
  let widestWay: CGFloat

  /// The square as it is so many seconds after the last finger's landing.
  init(after seconds: TimeInterval) {
    shortestWay = 50 * (1 - 0.94 * CGFloat(seconds))
    widestWay = 50 * (1 - 0.98 * CGFloat(seconds))
  }

  /// What a finger is up to that has gone so far, in points of the recognizer's view.
  ///
  /// Where directions of both axes count, only the horizontal ones do.
  func verdict(on way: CGPoint, toward direction: UISwipeGestureRecognizer.Direction) -> Verdict {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    guard isHorizontal || !direction.isDisjoint(with: [.up, .down]) else { return .undecided }
    let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    if direction.isOpposed(to: way) || across.magnitude > widestWay + Hand.rounding { return .failed }
    return along.magnitude + Hand.rounding >= shortestWay ? .swipe : .undecided
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Whether the way leads behind the landing, where no swipe begins unless the opposite direction counts, too.
  fileprivate func isOpposed(to way: CGPoint) -> Bool {
    func counts(_ forward: Self, without backward: Self) -> Bool { contains(forward) && !contains(backward) }
    return counts(.right, without: .left) && way.x < -Hand.rounding
      || counts(.left, without: .right) && way.x > Hand.rounding
      || counts(.down, without: .up) && way.y < -Hand.rounding
      || counts(.up, without: .down) && way.y > Hand.rounding
  }
}
