/// Wrong on purpose: it calls tracking methods before the touches methods that call them.
enum ButtonLog {
  static let tapAroundTheButton = [
    "-[Tap touchesBegan:withEvent:]",
    "-[Button touchesBegan:withEvent:]",
    "-[Button beginTrackingWithTouch:withEvent:]",
    "-[Tap touchesMoved:withEvent:]",
    "-[Button continueTrackingWithTouch:withEvent:]",
    "-[Button touchesMoved:withEvent:]",
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
    "-[Button continueTrackingWithTouch:withEvent:]",
    "-[Button touchesMoved:withEvent:]",
    "-[Tap touchesEnded:withEvent:]",
    "Tap state = 3",
    "action of Tap",
    "-[Button touchesCancelled:withEvent:]",
    "-[Button cancelTrackingWithEvent:]",
  ]
}
