/// Wrong on purpose: it sends touchesBegan to A, the first view asked.
enum TapLog {
  /// What a tap on E logs.
  static let tapOnE = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    "-[CView hitTest:withEvent:]",
    "-[CView pointInside:withEvent:]",
    "-[FView hitTest:withEvent:]",
    "-[FView pointInside:withEvent:]",
    "-[EView hitTest:withEvent:]",
    "-[EView pointInside:withEvent:]",
    "-[AView touchesBegan:withEvent:]",
  ]

  /// What a tap on D logs.
  static let tapOnD = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    "-[CView hitTest:withEvent:]",
    "-[CView pointInside:withEvent:]",
    "-[BView hitTest:withEvent:]",
    "-[BView pointInside:withEvent:]",
    "-[DView hitTest:withEvent:]",
    "-[DView pointInside:withEvent:]",
    "-[AView touchesBegan:withEvent:]",
  ]
}
