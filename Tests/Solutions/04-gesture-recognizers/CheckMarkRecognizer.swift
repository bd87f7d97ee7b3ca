import TouchKit

/// Exercise 4.6: A check mark (build, 20 points, 30 minutes).
///
/// **Given.** A discrete recognizer without a touches method.
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
/// - A leg is complete when it is at least 20 points high and at least 10 points wide.
/// - A hand trembles. Up to 10 points in a wrong direction mean nothing.
/// - If both legs are complete when the finger lifts, the state is `.ended`, in that event. Else it is `.failed`.
/// - It is `.failed` earlier, as soon as it cannot become a check mark any more: when the finger is more than 10 points
///   to the left of the rightmost place so far, or goes up before the first leg is complete, or down again on the second
///   leg.
/// - A second finger in its view makes it `.failed`, and so does a cancelled touch.
///
/// Points are those of the window; y grows downwards. Speed does not matter: a quick hand is seen at few places, a slow
/// one may rest.
///
/// **Keep.** The superclass. Of what it has, you set only `state`. Which recognizers it prevents or waits for is up to
/// the superclass.
///
/// **Judged.** Random strokes, several with the same recognizer. They keep away from the numbers. A right leg is at
/// least 30 points high and 20 wide; one that is missing is at most 10 high, or at most 5 wide. The finger trembles by
/// at most 3 points around its way. A wrong turn is at least 60 points long, and you have 30 of them to notice. After
/// `.ended` and `.failed` no finger lands on the view before all others have left it. A pencil and a pressed pointer
/// count as fingers. Other recognizers may watch the same finger, on the view, in it and around it, and the app may
/// switch yours off, or take its view out: it fails, waits and starts over like any other recognizer.
///
/// Check: make check EXERCISE=4.6
/// Hint:  make hint EXERCISE=4.6 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#one-of-your-own
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
