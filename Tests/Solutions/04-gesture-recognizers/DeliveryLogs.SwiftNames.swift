/// The same lines with Swift's names.
enum DeliveryLogs {
  /// A tap, watched by a tap recognizer.
  static let tap: [String] = [
    "YellowView.touchesBegan(_:with:)",
    "action",
    "YellowView.touchesCancelled(_:with:)",
  ]

  /// A drag of five moves, 4 points each, watched by a pan recognizer.
  static let drag: [String] = [
    "YellowView.touchesBegan(_:with:)",
    "YellowView.touchesMoved(_:with:)",
    "YellowView.touchesMoved(_:with:)",
    "action",
    "YellowView.touchesCancelled(_:with:)",
    "action",
    "action",
    "action",
  ]

  /// The same drag, with `cancelsTouchesInView = false`.
  static let dragBeside: [String] = [
    "YellowView.touchesBegan(_:with:)",
    "YellowView.touchesMoved(_:with:)",
    "YellowView.touchesMoved(_:with:)",
    "action",
    "YellowView.touchesMoved(_:with:)",
    "action",
    "YellowView.touchesMoved(_:with:)",
    "action",
    "YellowView.touchesMoved(_:with:)",
    "action",
    "YellowView.touchesEnded(_:with:)",
  ]

  /// The same drag and then a drag of one move, with `delaysTouchesBegan = true`.
  static let dragHeldBack: [String] = [
    "action",
    "action",
    "action",
    "action",
    "YellowView.touchesBegan(_:with:)",
    "YellowView.touchesMoved(_:with:)",
    "YellowView.touchesEnded(_:with:)",
  ]
}
