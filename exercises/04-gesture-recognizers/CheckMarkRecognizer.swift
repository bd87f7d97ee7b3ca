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
  // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
}
