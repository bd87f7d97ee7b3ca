/// Wrong on purpose: it leaves the move out, as if a recognizer held it back.
enum ButtonLog {
  static let tapAroundTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    "-[Button beginTrackingWithTouch:withEvent:]",
    "-[Tap touchesMoved:withEvent:]",
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
    "-[Tap touchesEnded:withEvent:]",
    "Tap state = 3",
    "action of Tap",
    "-[Button touchesCancelled:withEvent:]",
    "-[Button cancelTrackingWithEvent:]",
  ]
}
