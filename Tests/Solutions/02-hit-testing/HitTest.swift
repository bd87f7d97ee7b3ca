import TouchKit

/// Exercise 2.2: hitTest itself (build, 25 points, 35 minutes).
///
/// The view below answers for itself and forgets its subviews. Write the search that every `UIView` does.
/// `hitTest(_:with:)` answers with
///
/// - `nil` if the view is hidden, nearly transparent (alpha below 0.01) or switched off,
/// - `nil` if its own `point(inside:with:)` says no,
/// - otherwise the first answer of a subview that isn't `nil`; ask the subviews from front to back, each
///   about the point in its own coordinates,
/// - otherwise the view itself.
///
/// Don't call `super.hitTest`: that is the engine's search, and yours is compared with it. In every tree,
/// both must find the same view by the same questions, each asked once: subclasses override both methods.
///
/// Check: make check EXERCISE=2.2
/// Hint:  make hint EXERCISE=2.2 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#when-two-views-overlap
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // solution
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
    // starter
    // // `self.` because the name of the parameter is in the way.
    // self.point(inside: point, with: event) ? self : nil
    // end
  }
}
