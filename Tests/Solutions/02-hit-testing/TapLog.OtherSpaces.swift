/// The same lines with other spaces, and with those of the window.
enum TapLog {
  /// What a tap on D logs.
  static let tapOnD = [
    "-[UIWindow hitTest:withEvent:]",
    "-[UIWindow pointInside:withEvent:]",
    "- [ AView  hitTest:withEvent:]",
    "- [ AView pointInside:withEvent:]",
    "- [ CView  hitTest:withEvent:]",
    "- [ CView pointInside:withEvent:]",
    "- [ BView  hitTest:withEvent:]",
    "- [ BView pointInside:withEvent:]",
    "- [ DView  hitTest:withEvent:]",
    "- [ DView pointInside:withEvent:]",
    "- [ DView touchesBegan:withEvent:]",
  ]

  /// What a tap on C logs, between E and F.
  static let tapOnC = [
    "-[UIWindow hitTest:withEvent:]",
    "-[UIWindow pointInside:withEvent:]",
    "- [ AView  hitTest:withEvent:]",
    "- [ AView pointInside:withEvent:]",
    "- [ CView  hitTest:withEvent:]",
    "- [ CView pointInside:withEvent:]",
    "- [ FView  hitTest:withEvent:]",
    "- [ FView pointInside:withEvent:]",
    "- [ EView  hitTest:withEvent:]",
    "- [ EView pointInside:withEvent:]",
    "- [ CView touchesBegan:withEvent:]",
  ]
}
