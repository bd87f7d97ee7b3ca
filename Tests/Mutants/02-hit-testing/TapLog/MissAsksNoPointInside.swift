/// Wrong on purpose: it lets C refuse without asking its pointInside.
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
    "-[CView hitTest:withEvent:]",
    "-[BView hitTest:withEvent:]",
    "-[BView pointInside:withEvent:]",
    "-[DView hitTest:withEvent:]",
    "-[DView pointInside:withEvent:]",
    "-[DView touchesBegan:withEvent:]",
  ]
}
