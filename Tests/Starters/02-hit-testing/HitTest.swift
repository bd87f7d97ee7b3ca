import TouchKit

/// Exercise 2.2: hitTest itself (build, 25 points, 35 minutes).
///
/// **Given.** A view that answers for itself and forgets its subviews.
///
/// **Task.** Write the search that every `UIView` does. `hitTest(_:with:)` answers with the view under a point:
///
/// - `nil` if the view is hidden, has an alpha below 0.01 (exactly 0.01 is not tried), or has its user interaction
///   switched off,
/// - `nil` if the view's own `point(inside:with:)` says that the point is outside,
/// - else the first answer of a subview that is not `nil`, where the subview in front is asked first,
/// - else the view itself.
///
/// The point is in the coordinates of the view that is asked.
///
/// **Keep.** Do not call `super.hitTest`: that is the engine's own search. Ask the same questions as it does, in the
/// same order, and pass the event on: subclasses override both methods, and what they say counts. The subviews to ask
/// are those that there are once `point(inside:with:)` has answered, even if one of them changes the tree when it is
/// asked; each is asked about the point where it lies at that moment. A search changes nothing itself.
///
/// **Judged.** Trees of your class and trees of the engine's are searched side by side: hidden and transparent
/// views, overlapping, scrolled, turned and empty ones, points on edges. The answers must be the same, and so must
/// the questions.
///
/// Check: make check EXERCISE=2.2
/// Hint:  make hint EXERCISE=2.2 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#front-to-back
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // `self.` because the name of the parameter is in the way.
    self.point(inside: point, with: event) ? self : nil
  }
}
