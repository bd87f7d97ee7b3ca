/// The same lines with the names that Swift gives to the methods.
enum FourTouches {
  /// A finger stays on row 1 for 0.1 s.
  static let quickTap: [String] = [
    "backview taped"
  ]

  /// A finger stays on row 1 for 0.5 s.
  static let shortPress: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "backview taped",
    "GLTableView.touchesCancelled(_:with:)",
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
    "GLButton.touchesEnded(_:with:)",
    "button clicked!",
  ]

  /// As the quick tap, but the table's `delaysContentTouches` is `false`.
  static let quickTapWithoutDelay: [String] = [
    "GLTableView.touchesBegan(_:with:)",
    "backview taped",
    "GLTableView.touchesCancelled(_:with:)",
  ]

  /// As the quick tap, but the recognizer's `cancelsTouchesInView` is `false`.
  static let quickTapWithoutCancelling: [String] = [
    "backview taped",
    "GLTableView.touchesBegan(_:with:)",
    "GLTableView.touchesEnded(_:with:)",
    "cell selected!",
  ]
}
