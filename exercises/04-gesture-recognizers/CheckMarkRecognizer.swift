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
  // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
}
