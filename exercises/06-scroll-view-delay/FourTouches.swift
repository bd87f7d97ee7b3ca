/// Exercise 6.1: Four touches, and two more (predict, 15 points, 15 minutes).
///
/// **Given.** A tap recognizer watches `BackView`, which fills the screen. In it are a table with rows and, below it,
/// a button. The table and the button are of classes of their own, which log the touches methods and call `super`.
///
///     ┌ BackView ────── tap: logs "backview taped" ┐
///     │  ┌ GLTableView ─────────────────────────┐  │
///     │  │ row 0                                │  │
///     │  │ row 1          didSelectRow: logs    │  │
///     │  │ row 2          "cell selected!"      │  │
///     │  └──────────────────────────────────────┘  │
///     │        ┌ GLButton ┐   its action: logs     │
///     │        └──────────┘   "button clicked!"    │
///     └────────────────────────────────────────────┘
///
/// Nothing is set that is not said here: the recognizer, the table and the button are as they are made.
///
/// **Task.** Write down what is logged, one line for each, in the order of the log:
///
/// - a call of one of the four touches methods: `-[GLTableView touchesMoved:withEvent:]`,
/// - one of the three texts in quotation marks above, without the marks.
///
/// The finger never moves. If nothing is logged, the list stays empty.
///
/// **Judged.** The engine runs the six touches, and your lines are compared with its log, one by one. Spaces, capitals
/// and signs do not matter, and Swift's way to write the names is fine, too: `GLTableView.touchesMoved(_:with:)`.
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

  /// As the quick tap, but the table's `delaysContentTouches` is `false`.
  static let quickTapWithoutDelay: [String] = [
    // The lines go here.
  ]

  /// As the quick tap, but the recognizer's `cancelsTouchesInView` is `false`.
  static let quickTapWithoutCancelling: [String] = [
    // The lines go here.
  ]
}
