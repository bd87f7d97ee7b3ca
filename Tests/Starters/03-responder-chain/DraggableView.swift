import TouchKit

/// Exercise 3.3: Drag a view (build, 20 points, 25 minutes).
///
/// **Given.** A view that stays where it is, whatever the fingers do.
///
/// **Task.** Let it follow the finger:
///
/// - The spot that you grabbed stays under the finger, even if the superview or the view itself is turned or scaled.
/// - The first finger drags. Others change nothing, and don't take over when it lifts. If two land at the same instant,
///   either one may drag.
/// - A cancelled drag puts the view back to where that drag began.
/// - The touches stop here. The views around this one hear nothing of them, because they may be draggable, too.
///
/// In the middle of a drag the app may hide or disable the view, or move it into another superview. The drag goes on.
///
/// **Keep.** Change where the view lies, and nothing else. `isMultipleTouchEnabled` stays on: elsewhere the view is
/// pinched.
///
/// Check: make check EXERCISE=3.3
/// Hint:  make hint EXERCISE=3.3 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#drag-a-view
class DraggableView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
