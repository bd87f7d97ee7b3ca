/// Mutant: the view is cancelled before the action.
enum DeliveryLogs {
  /// A tap, watched by a tap recognizer.
  static let tap: [String] = [
    "-[YellowView touchesBegan:withEvent:]",
    "-[YellowView touchesCancelled:withEvent:]",
    "action",
  ]

  /// A drag of five moves, 4 points each, watched by a pan recognizer.
  static let drag: [String] = [
    "-[YellowView touchesBegan:withEvent:]",
    "-[YellowView touchesMoved:withEvent:]",
    "-[YellowView touchesMoved:withEvent:]",
    "-[YellowView touchesCancelled:withEvent:]",
    "action",
    "action",
    "action",
    "action",
  ]

  /// The same drag, with `cancelsTouchesInView = false`.
  static let dragBeside: [String] = [
    "-[YellowView touchesBegan:withEvent:]",
    "-[YellowView touchesMoved:withEvent:]",
    "-[YellowView touchesMoved:withEvent:]",
    "action",
    "-[YellowView touchesMoved:withEvent:]",
    "action",
    "-[YellowView touchesMoved:withEvent:]",
    "action",
    "-[YellowView touchesMoved:withEvent:]",
    "action",
    "-[YellowView touchesEnded:withEvent:]",
  ]

  /// The same drag and then a drag of one move, with `delaysTouchesBegan = true`.
  static let dragHeldBack: [String] = [
    "action",
    "action",
    "action",
    "action",
    "-[YellowView touchesBegan:withEvent:]",
    "-[YellowView touchesMoved:withEvent:]",
    "-[YellowView touchesEnded:withEvent:]",
  ]
}
