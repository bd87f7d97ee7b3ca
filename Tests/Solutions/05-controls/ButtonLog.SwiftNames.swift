/// The same lines with Swift's names, with the recognizer's end in the line of the message that led to it, as the
/// lab prints it, and with other spaces.
enum ButtonLog {
  /// The recognizer is attached to the blue view.
  static let tapAroundTheButton = [
    "Tap.touchesBegan(_:with:)",
    "Button.touchesBegan(_:with:)",
    "Button.beginTracking(_:with:)",
    "Tap.touchesMoved(_:with:)",
    "Button.touchesMoved(_:with:)",
    "Button.continueTracking(_:with:)",
    "Tap.touchesEnded(_:with:) state = 5 (failed)",
    "Button.touchesEnded(_:with:)",
    "Button.endTracking(_:with:)",
    "Action of Button",
  ]

  /// The recognizer is attached to the button.
  static let tapOnTheButton = [
    "- [Tap touchesBegan: withEvent:]",
    "- [Button touchesBegan: withEvent:]",
    "- [Button beginTrackingWithTouch: withEvent:]",
    "- [Tap touchesMoved: withEvent:]",
    "- [Button touchesMoved: withEvent:]",
    "- [Button continueTrackingWithTouch: withEvent:]",
    "- [Tap touchesEnded: withEvent:]",
    "Tap state = .recognized",
    "action of Tap",
    "- [Button touchesCancelled: withEvent:]",
    "- [Button cancelTracking WithEvent:]",
  ]
}
