/// Wrong on purpose: it sends the button's action before endTracking.
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
    "action of Button",
    "-[Button endTrackingWithTouch:withEvent:]",
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
    "-[Button touchesCancelled:withEvent:]",
    "-[Button cancelTrackingWithEvent:]",
  ]
}
