/// Exercise 6.1: Four touches, and two more (predict, 15 points, 15 minutes).
///
/// **Given.** The page with which the book begins. Table and button are of classes of their own, which log the touches
/// methods and call `super`:
///
///     ┌ BackView ───── tap: logs "backview tapped" ┐
///     │  ┌ LoggingTable ────────────────────────┐  │
///     │  │ row 0                                │  │
///     │  │ row 1          didSelectRow: logs    │  │
///     │  │ row 2          "cell selected!"      │  │
///     │  └──────────────────────────────────────┘  │
///     │     ┌ LoggingButton ┐   its action: logs   │
///     │     └───────────────┘   "button clicked!"  │
///     └────────────────────────────────────────────┘
///
/// But someone has set the tap's `cancelsTouchesInView` to `false`, to bring the rows back to life.
///
/// **Task.** Write down what is logged, in its order: calls of the four touches methods, and the three texts.
///
/// - The first four lists are this page's.
/// - For each of the last two, the flag is `true` again, and one other thing is set.
/// - The finger never moves.
///
/// For example, a touch that the system takes away from the button would log
///
///     -[LoggingButton touchesBegan:withEvent:]
///     -[LoggingButton touchesCancelled:withEvent:]
///
/// Swift's names are fine, too: `LoggingButton.touchesBegan(_:with:)`.
///
/// Check: make check EXERCISE=6.1
/// Hint:  make hint EXERCISE=6.1 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#two-clocks
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    // The lines go here.
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    // The lines go here.
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    // The lines go here.
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    // The lines go here.
  ]

  /// The quick tap, with the flag `true` again, and `delaysContentTouches` of the table `false`.
  static let quickTapWithoutDelay: [String] = [
    // The lines go here.
  ]

  /// The quick tap, with the flag `true` again, and `isEnabled` of the recognizer `false`.
  static let quickTapWithoutRecognizer: [String] = [
    // The lines go here.
  ]
}
