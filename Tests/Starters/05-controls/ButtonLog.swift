/// Exercise 5.1: Two logs of a button (predict, 10 points, 15 minutes).
///
/// **Given.** A button lies in a blue view. `Button` and the recognizer `Tap` log the messages that they get. The
/// button's target logs `action of Button` for `touchUpInside`, the recognizer's logs `action of Tap`.
///
///     ┌ BlueView ─────────────┐
///     │     ┌ Button ─────┐   │      all settings have their defaults
///     │     │      ●      │   │
///     │     └─────────────┘   │
///     └───────────────────────┘
///
/// A finger lands on the button, slips by three points in one move, and lifts after 0.1 s.
///
/// **Task.** Before you run anything, write down the log: once with the recognizer on the blue view, once with it on the
/// button itself. In it are, in the order in which things happen,
///
/// - touches messages of both: `-[Tap touchesBegan:withEvent:]`,
/// - the button's tracking messages: `-[Button beginTrackingWithTouch:withEvent:]`, and the three others,
/// - the recognizer's last state, right after the message that led to it: `Tap state = 3` (ended) or `Tap state = 5`
///   (failed),
/// - the two actions.
///
/// Swift's names are fine, too: `Button.beginTracking(_:with:)`.
///
/// Check: make check EXERCISE=5.1
/// Hint:  make hint EXERCISE=5.1 RUNG=1
/// Read:  chapters/05-controls/README.md#one-tap-two-logs
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
