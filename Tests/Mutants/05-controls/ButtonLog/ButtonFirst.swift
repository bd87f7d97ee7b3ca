/// Wrong on purpose: it tells the button of a landing before the recognizer.
enum ButtonLog {
  static let tapAroundTheButton = [
    "-[Button touchesBegan:withEvent:]",
    "-[Tap touchesBegan:withEvent:]",
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
    "-[Button touchesBegan:withEvent:]",
    "-[Tap touchesBegan:withEvent:]",
    "-[Button beginTrackingWithTouch:withEvent:]",
    "-[Tap touchesMoved:withEvent:]",
    "-[Button touchesMoved:withEvent:]",
    "-[Button continueTrackingWithTouch:withEvent:]",
    "-[Tap touchesEnded:withEvent:]",
    "Tap state = 3",
    "action of Tap",
    "-[Button touchesCancelled:withEvent:]",
    "-[Button cancelTrackingWithEvent:]",
  ]
}
