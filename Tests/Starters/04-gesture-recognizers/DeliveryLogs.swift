/// Exercise 4.1: Who hears what (predict, 10 points, 10 minutes).
///
/// **Given.** A root view fills the window, and a `YellowView` lies in it. A recognizer watches the root view. The
/// yellow view logs its four touches methods and doesn't call `super`; the recognizer's action logs `action`.
///
/// **Task.** Write down four logs, line by line. The finger is always on the yellow view.
///
/// 1. `tap`: a tap recognizer, one tap.
/// 2. `drag`: a pan recognizer. The finger lands, moves five times to the right, 4 points each time, and lifts.
/// 3. `dragBeside`: the same drag, with `cancelsTouchesInView = false`.
/// 4. `dragHeldBack`: the same drag, with `delaysTouchesBegan = true`. A second later comes another drag, of a single
///    move of 4 points. Both drags go into one log.
///
/// All other flags keep their default values. There are two kinds of lines:
///
///     "action",
///     "-[YellowView touchesBegan:withEvent:]",
///
/// You may also write the names as Swift does: `YellowView.touchesBegan(_:with:)`.
///
/// Check: make check EXERCISE=4.1
/// Hint:  make hint EXERCISE=4.1 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#the-moment-the-view-loses-the-finger
enum DeliveryLogs {
  /// A tap, watched by a tap recognizer.
  static let tap: [String] = [
    // Your lines, each in quotation marks, with a comma behind it.
  ]

  /// A drag of five moves, 4 points each, watched by a pan recognizer.
  static let drag: [String] = [
    // Your lines, each in quotation marks, with a comma behind it.
  ]

  /// The same drag, with `cancelsTouchesInView = false`.
  static let dragBeside: [String] = [
    // Your lines, each in quotation marks, with a comma behind it.
  ]

  /// The same drag and then a drag of one move, with `delaysTouchesBegan = true`.
  static let dragHeldBack: [String] = [
    // Your lines, each in quotation marks, with a comma behind it.
  ]
}
