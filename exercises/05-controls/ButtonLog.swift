/// Exercise 5.1: Two logs of a button (predict, 10 points, 15 minutes).
///
/// **Given.** A button lies in a blue view. `Button` is a subclass of `UIButton`, `Tap` one of
/// `UITapGestureRecognizer`. Both log the messages that they get and then call `super`. The button has a target for
/// `touchUpInside`, which logs `action of Button`; the recognizer's target logs `action of Tap`.
///
///     ┌ BlueView ─────────────┐
///     │     ┌ Button ─────┐   │      all settings have their defaults
///     │     │      ●      │   │
///     │     └─────────────┘   │
///     └───────────────────────┘
///
/// A finger lands on the button, slips by three points in one move, and lifts. It is on the glass for 0.1 s.
///
/// **Task.** Write down the log, before you run anything, in two settings:
///
/// - `tapAroundTheButton`: the recognizer is attached to the blue view,
/// - `tapOnTheButton`: the recognizer is attached to the button itself.
///
/// The log has four kinds of lines, in the order in which things happen:
///
/// - touches messages of both: `-[Tap touchesBegan:withEvent:]`,
/// - the button's tracking messages: `-[Button beginTrackingWithTouch:withEvent:]`, and the three others,
/// - the recognizer's last state, right after the message that led to it: `Tap state = 3` (ended) or `Tap state = 5`
///   (failed),
/// - the two actions.
///
/// **Judged.** The engine runs both settings, and your lines are compared with its log, one by one. Spaces, capitals
/// and signs do not matter, Swift's names are fine, too, `Button.beginTracking(_:with:)`, and so is
/// `Tap state = 5 (failed)`.
///
/// Check: make check EXERCISE=5.1
/// Hint:  make hint EXERCISE=5.1 RUNG=1
/// Read:  chapters/05-controls/README.md#predict
enum ButtonLog {
  /// The recognizer is attached to the blue view.
  static let tapAroundTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    // Go on here.
  ]

  /// The recognizer is attached to the button.
  static let tapOnTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    // Go on here.
  ]
}
