/// Wrong on purpose: it asks pointInside of a view before its hitTest.
enum TapLog {
  /// What a tap on E logs.
  static let tapOnE = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    "-[CView pointInside:withEvent:]",
    "-[CView hitTest:withEvent:]",
    "-[FView pointInside:withEvent:]",
    "-[FView hitTest:withEvent:]",
    "-[EView pointInside:withEvent:]",
    "-[EView hitTest:withEvent:]",
    "-[EView touchesBegan:withEvent:]",
  ]

  /// What a tap on D logs.
  static let tapOnD = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    "-[CView pointInside:withEvent:]",
    "-[BView pointInside:withEvent:]",
    "-[BView hitTest:withEvent:]",
    "-[DView pointInside:withEvent:]",
    "-[DView hitTest:withEvent:]",
    "-[DView touchesBegan:withEvent:]",
  ]
}
