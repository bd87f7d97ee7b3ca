/// Exercise 2.1: The log of a tap (predict, 10 points, 10 minutes).
///
/// Here are the six views of the chapter's first log. Their classes, `AView` to `FView`, log every call:
///
///     ┌ A ────────────────────────────────────┐
///     │  ┌ B ────────────┐  ┌ C ────────────┐ │    A has the subviews B, C
///     │  │   ┌ D ────┐   │  │ ┌ E ┐ x ┌ F ┐ │ │    B has the subview D
///     │  │   └───────┘   │  │ └───┘   └───┘ │ │    C has the subviews E, F
///     │  └───────────────┘  └───────────────┘ │    in this order
///     └───────────────────────────────────────┘
///
/// Before you run anything, write down what is logged when a finger taps D, and when one taps at x, in C
/// between E and F:
///
/// - only the second of the two passes, the one that finds the view;
/// - one line for each call of `hitTest` and `pointInside`, as below, without the window's;
/// - then one line for `touchesBegan`. It doesn't call `super`. Stop there.
///
/// Spaces don't matter, and Swift's names are fine, too: `AView.point(inside:with:)`.
///
/// Check: make check EXERCISE=2.1
/// Hint:  make hint EXERCISE=2.1 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#predict
enum TapLog {
  /// What a tap on D logs.
  static let tapOnD = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    // Go on here.
  ]

  /// What a tap on C logs, between E and F.
  static let tapOnC = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    // Go on here.
  ]
}
