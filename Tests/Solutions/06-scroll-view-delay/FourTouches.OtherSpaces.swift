/// The same lines with other spaces, and with “taped”, as this log was once spelled.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview taped",
    "- [ LoggingTable touchesBegan:withEvent:]",
    "- [ LoggingTable touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "- [ LoggingTable touchesBegan:withEvent:]",
    "backview taped",
    "- [ LoggingTable touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    "- [ LoggingTable touchesBegan:withEvent:]",
    "- [ LoggingTable touchesEnded:withEvent:]",
    "cell selected!",
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    "- [ LoggingButton touchesBegan:withEvent:]",
    "backview taped",
    "- [ LoggingButton touchesEnded:withEvent:]",
    "button clicked!",
  ]

  /// The quick tap, with the flag `true` again, and `delaysContentTouches` of the table `false`.
  static let quickTapWithoutDelay: [String] = [
    "- [ LoggingTable touchesBegan:withEvent:]",
    "backview taped",
    "- [ LoggingTable touchesCancelled:withEvent:]",
  ]

  /// The quick tap, with the flag `true` again, and `isEnabled` of the recognizer `false`.
  static let quickTapWithoutRecognizer: [String] = [
    "- [ LoggingTable touchesBegan:withEvent:]",
    "- [ LoggingTable touchesEnded:withEvent:]",
    "cell selected!",
  ]
}
