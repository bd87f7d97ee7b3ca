/// The same lines with other spaces, and with “tapped” spelled as in a dictionary.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview tapped",
    "- [ GLTableView touchesBegan:withEvent:]",
    "- [ GLTableView touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "- [ GLTableView touchesBegan:withEvent:]",
    "backview tapped",
    "- [ GLTableView touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    "- [ GLTableView touchesBegan:withEvent:]",
    "- [ GLTableView touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    "- [ GLButton touchesBegan:withEvent:]",
    "backview tapped",
    "- [ GLButton touchesEnded:withEvent:]",
    "button clicked!",
  ]

  /// The quick tap, with the flag `true` again, and `delaysContentTouches` of the table `false`.
  static let quickTapWithoutDelay: [String] = [
    "- [ GLTableView touchesBegan:withEvent:]",
    "backview tapped",
    "- [ GLTableView touchesCancelled:withEvent:]",
  ]

  /// The quick tap, with the flag `true` again, and `isEnabled` of the recognizer `false`.
  static let quickTapWithoutRecognizer: [String] = [
    "- [ GLTableView touchesBegan:withEvent:]",
    "- [ GLTableView touchesEnded:withEvent:]",
    "cell selected!",
  ]
}
