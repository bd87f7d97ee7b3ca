/// Wrong on purpose: it cancels the button before the recognizer's action.
enum ButtonLog {
  static let tapAroundTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    "-[Button beginTrackingWithTouch:withEvent:]",
    "-[Tap touchesMoved:withEvent:]",
    "-[Button touchesMoved:withEvent:]",
    "-[Button continueTrackingWithTouch:withEvent:]",
    "-[Tap touchesEnded:withEvent:]",
    "Tap state = 5",
    "-[Button touchesEnded:withEvent:]",
    "-[Button endTrackingWithTouch:withEvent:]",
    "action of Button",
  ]

  static let tapOnTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    "-[Button beginTrackingWithTouch:withEvent:]",
    "-[Tap touchesMoved:withEvent:]",
    "-[Button touchesMoved:withEvent:]",
    "-[Button continueTrackingWithTouch:withEvent:]",
    "-[Tap touchesEnded:withEvent:]",
    "Tap state = 3",
    "-[Button touchesCancelled:withEvent:]",
    "-[Button cancelTrackingWithEvent:]",
    "action of Tap",
  ]
}
