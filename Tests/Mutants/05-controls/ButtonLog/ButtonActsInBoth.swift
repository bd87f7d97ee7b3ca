/// Wrong on purpose: it lets the button act although the recognizer is on it.
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
    "action of Tap",
    "-[Button touchesEnded:withEvent:]",
    "-[Button endTrackingWithTouch:withEvent:]",
    "action of Button",
  ]
}
