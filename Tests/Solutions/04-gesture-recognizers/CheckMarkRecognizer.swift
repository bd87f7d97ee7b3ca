import TouchKit

/// Exercise 4.6: A check mark (build, 20 points, 30 minutes).
///
/// **Given.** A recognizer that does nothing.
///
///          ○                    ╱
///           ╲                 ╱       ○ one finger lands here
///        first╲             ╱
///          leg ╲          ╱ second leg
///               ╲       ╱
///                 ╲   ╱
///                   ╲
///
/// **Task.** Make it recognize a check mark that one finger draws: down and to the right, then up and to the right.
///
/// - A leg is complete at a height of 20 points and a width of 10, in the window.
/// - If both are complete at the lift, the state is `.ended`, else `.failed`.
/// - It's `.failed` as soon as the finger goes to the left, up before the first leg is complete, or down again on the
///   second.
/// - A hand trembles: up to 10 points in a wrong direction mean nothing, counted from the farthest place so far.
/// - A second finger makes it `.failed`, and so does a cancelled touch.
///
/// Speed doesn't matter.
///
/// **Keep.** Set only `state`: whom to prevent is up to the superclass.
///
/// Check: make check EXERCISE=4.6
/// Hint:  make hint EXERCISE=4.6 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#your-own-recognizer-and-why-it-works-only-once
class CheckMarkRecognizer: UIGestureRecognizer {
  // solution
  private enum Leg { case first, second }

  private static let shortest: CGFloat = 20
  private static let narrowest: CGFloat = 10
  private static let slack: CGFloat = 10

  private var leg = Leg.first
  private var start: CGPoint?
  /// The lowest point of the stroke, and the highest one after it.
  private var lowest = CGPoint.zero
  private var highest = CGPoint.zero
  private var rightmost: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let place = touches.first?.location(in: nil) else {
      state = .failed
      return
    }
    start = place
    lowest = place
    rightmost = place.x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let place = touches.first?.location(in: nil) else { return }
    if !follows(place) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = leg == .second && isComplete(from: lowest, to: highest) ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    start = nil
    leg = .first
  }

  /// Goes on to a point, and says whether this can still become a check mark.
  private func follows(_ place: CGPoint) -> Bool {
    guard let start, place.x >= rightmost - Self.slack else { return false }
    rightmost = max(rightmost, place.x)
    switch leg {
    case .first:
      if place.y > lowest.y { lowest = place }
      guard lowest.y - place.y > Self.slack else { return true }
      leg = .second
      highest = place
      return isComplete(from: start, to: lowest)
    case .second:
      if place.y < highest.y { highest = place }
      return place.y - highest.y <= Self.slack
    }
  }

  private func isComplete(from one: CGPoint, to other: CGPoint) -> Bool {
    abs(other.y - one.y) >= Self.shortest && other.x - one.x >= Self.narrowest
  }
  // starter
  // // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
  // end
}
