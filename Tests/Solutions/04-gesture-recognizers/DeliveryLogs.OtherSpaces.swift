/// The same lines with other spaces, and with the recognizer named in the action.
enum DeliveryLogs {
  /// A tap, watched by a tap recognizer.
  static let tap: [String] = [
    " - [YellowView  touchesBegan: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesCancelled: withEvent:]",
  ]

  /// A drag of five moves, 4 points each, watched by a pan recognizer.
  static let drag: [String] = [
    " - [YellowView  touchesBegan: withEvent:]",
    " - [YellowView  touchesMoved: withEvent:]",
    " - [YellowView  touchesMoved: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesCancelled: withEvent:]",
    "action of the recognizer",
    "action of the recognizer",
    "action of the recognizer",
  ]

  /// The same drag, with `cancelsTouchesInView = false`.
  static let dragBeside: [String] = [
    " - [YellowView  touchesBegan: withEvent:]",
    " - [YellowView  touchesMoved: withEvent:]",
    " - [YellowView  touchesMoved: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesMoved: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesMoved: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesMoved: withEvent:]",
    "action of the recognizer",
    " - [YellowView  touchesEnded: withEvent:]",
  ]

  /// The same drag and then a drag of one move, with `delaysTouchesBegan = true`.
  static let dragHeldBack: [String] = [
    "action of the recognizer",
    "action of the recognizer",
    "action of the recognizer",
    "action of the recognizer",
    " - [YellowView  touchesBegan: withEvent:]",
    " - [YellowView  touchesMoved: withEvent:]",
    " - [YellowView  touchesEnded: withEvent:]",
  ]
}
