/// The same lines with the names that Swift gives to the methods.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview taped",
    "GLTableView.touchesBegan(_:with:)",
    "GLTableView.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "backview taped",
    "GLTableView.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on row 1 for 1 s.
  static let longPress: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "GLTableView.touchesEnded(_:with:)",
    "cell selected!",
  ]

  /// A finger stays on the button for 0.1 s.
  static let buttonTap: [String] = [
    "GLButton.touchesBegan(_:with:)",
    "backview taped",
    "GLButton.touchesEnded(_:with:)",
    "button clicked!",
  ]

  /// The quick tap, with the flag `true` again, and `delaysContentTouches` of the table `false`.
  static let quickTapWithoutDelay: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "backview taped",
    "GLTableView.touchesCancelled(_:with:)",
  ]

  /// The quick tap, with the flag `true` again, and `isEnabled` of the recognizer `false`.
  static let quickTapWithoutRecognizer: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "GLTableView.touchesEnded(_:with:)",
    "cell selected!",
  ]
}
