/// The same lines with Swift's names.
enum TapLog {
  /// What a tap on D logs.
  static let tapOnD = [
    "AView.hitTest(_:with:)",
    "AView.point(inside:with:)",
    "CView.hitTest(_:with:)",
    "CView.point(inside:with:)",
    "BView.hitTest(_:with:)",
    "BView.point(inside:with:)",
    "DView.hitTest(_:with:)",
    "DView.point(inside:with:)",
    "DView.touchesBegan(_:with:)",
  ]

  /// What a tap on C logs, between E and F.
  static let tapOnC = [
    "AView.hitTest(_:with:)",
    "AView.point(inside:with:)",
    "CView.hitTest(_:with:)",
    "CView.point(inside:with:)",
    "FView.hitTest(_:with:)",
    "FView.point(inside:with:)",
    "EView.hitTest(_:with:)",
    "EView.point(inside:with:)",
    "CView.touchesBegan(_:with:)",
  ]
}
