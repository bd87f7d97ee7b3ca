import TouchKit

/// Exercise 4.3: A drag recognizer (build, 20 points, 35 minutes).
///
/// Make this recognizer follow any number of fingers, as a pan does:
///
/// - *The way* is how far the middle of the fingers has moved in the window. Landing and leaving add nothing.
/// - The state is `.began` when the way reaches 10 points along x or y, then `.changed` whenever fingers move, at last
///   `.ended`, or `.cancelled` if the last finger was. If nothing has begun, it's `.failed`.
/// - `translation` is the way without the share that it took to begin, here 10/12.
/// - `velocity` is the middle's last step, divided by the seconds since the step before it, or since the landing. A
///   finger that leaves doesn't change it, but makes it zero if the last step is 0.1 s old.
///
///     the finger    moves by (6, 2)    by (6, 4)      by (3, 0)        lifts
///     state         possible           began          changed          ended
///     translation                      (2, 1)         (5, 1)           (5, 1)
///
/// **Keep.** Set only `state`: whom to prevent is up to the superclass, which stays `UIGestureRecognizer`.
///
/// Check: make check EXERCISE=4.3
/// Hint:  make hint EXERCISE=4.3 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#the-built-in-recognizers-how-far-how-long
class DragRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved since the drag began, in points of the window.
  private(set) var translation = CGPoint.zero
  /// How fast they move, in points per second.
  private(set) var velocity = CGPoint.zero

  // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
}
