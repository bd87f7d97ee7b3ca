/// Exercise 2.1: The log of a tap (predict, 10 points, 10 minutes).
///
/// **Given.** A window holds six views. Their classes are named after them, `AView` to `FView`, and log every call.
///
///     ┌ A ────────────────────────────────────┐
///     │  ┌ B ────────────┐  ┌ C ────────────┐ │    A has the subviews B, C
///     │  │   ┌ D ────┐   │  │ ┌ E ┐   ┌ F ┐ │ │    B has the subview D
///     │  │   └───────┘   │  │ └───┘   └───┘ │ │    C has the subviews E, F
///     │  └───────────────┘  └───────────────┘ │    in this order
///     └───────────────────────────────────────┘
///
/// Each `touchesBegan` logs its line and does not call `super`.
///
/// **Task.** Write down what is logged when a finger taps E, and when one taps D, before you run anything.
/// The system searches twice for each tap. Write only the second pass, the one that finds the view:
///
/// - one line for each call of `hitTest` or `pointInside`, like the two below, without the window's own two lines (both
///   of them, before all others, do no harm),
/// - then one line for `touchesBegan`. Stop there.
///
/// **Judged.** The engine runs the two taps, and your lines are compared with its log, one by one. Spaces do not
/// matter, and Swift's names are fine, too: `AView.point(inside:with:)`.
///
/// Check: make check EXERCISE=2.1
/// Hint:  make hint EXERCISE=2.1 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#predict
enum TapLog {
  /// What a tap on E logs.
  static let tapOnE = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    // Go on here.
  ]

  /// What a tap on D logs.
  static let tapOnD = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    // Go on here.
  ]
}
