/// The same lines with the names that Swift gives to the methods.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview tapped",
    "LoggingTable.touchesBegan(_:with:)",
    "LoggingTable.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "LoggingTable.touchesBegan(_:with:)",
    "backview tapped",
    "LoggingTable.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    "LoggingTable.touchesBegan(_:with:)",
    "LoggingTable.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    "LoggingButton.touchesBegan(_:with:)",
    "backview tapped",
    "LoggingButton.touchesEnded(_:with:)",
    "button clicked!",
  ]

  /// The quick tap, with the flag `true` again, and `delaysContentTouches` of the table `false`.
  static let quickTapWithoutDelay: [String] = [
    "LoggingTable.touchesBegan(_:with:)",
    "backview tapped",
    "LoggingTable.touchesCancelled(_:with:)",
  ]

  /// The quick tap, with the flag `true` again, and `isEnabled` of the recognizer `false`.
  static let quickTapWithoutRecognizer: [String] = [
    "LoggingTable.touchesBegan(_:with:)",
    "LoggingTable.touchesEnded(_:with:)",
    "cell selected!",
  ]
}
