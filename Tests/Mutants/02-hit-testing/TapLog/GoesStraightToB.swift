/// Wrong on purpose: it leaves out C, which is asked before B.
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
    "-[EView touchesBegan:withEvent:]",
  ]

  /// What a tap on D logs.
  static let tapOnD = [
    "-[AView hitTest:withEvent:]",
    "-[AView pointInside:withEvent:]",
    "-[BView hitTest:withEvent:]",
    "-[BView pointInside:withEvent:]",
    "-[DView hitTest:withEvent:]",
    "-[DView pointInside:withEvent:]",
    "-[DView touchesBegan:withEvent:]",
  ]
}
