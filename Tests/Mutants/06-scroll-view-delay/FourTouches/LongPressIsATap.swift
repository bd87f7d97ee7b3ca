/// Wrong on purpose: it takes a press of 1 s for a tap.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview taped"
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "-[GLTableView touchesBegan:withEvent:]",
    "backview taped",
    "-[GLTableView touchesCancelled:withEvent:]",
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    "-[GLTableView touchesBegan:withEvent:]",
    "backview taped",
    "-[GLTableView touchesCancelled:withEvent:]",
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    "-[GLButton touchesBegan:withEvent:]",
    "-[GLButton touchesEnded:withEvent:]",
    "button clicked!",
  ]

  /// As the quick tap, but the table's `delaysContentTouches` is `false`.
  static let quickTapWithoutDelay: [String] = [
    "-[GLTableView touchesBegan:withEvent:]",
    "backview taped",
    "-[GLTableView touchesCancelled:withEvent:]",
  ]

  /// As the quick tap, but the recognizer's `cancelsTouchesInView` is `false`.
  static let quickTapWithoutCancelling: [String] = [
    "backview taped",
    "-[GLTableView touchesBegan:withEvent:]",
    "-[GLTableView touchesEnded:withEvent:]",
    "cell selected!",
  ]
}
