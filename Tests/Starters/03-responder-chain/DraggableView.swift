import TouchKit

/// Exercise 3.3: Drag a view (build, 20 points, 25 minutes).
///
/// **Given.** A view that stays where it is, whatever the fingers do.
///
/// **Task.** Let it follow the finger:
///
/// - the spot of the view that the finger landed on stays under the finger, wherever that goes;
/// - this holds in a superview that is turned or scaled, and for a view that is turned or scaled itself;
/// - one finger drags: the one that landed while no drag was going on, or either of two that landed in the same
///   instant. What other fingers do on the view changes nothing: landing, moving, lifting, being cancelled.
///   When the first one lifts, the drag is over, and the others do not take it up;
/// - a touch that is cancelled puts the view back to where it was when this drag began;
/// - the views around it hear nothing of these fingers: they may be draggable, too.
///
/// **Keep.** Bounds, turn and scale stay, and so does everything else about the view and what is around it, apart from
/// where the view lies. `isMultipleTouchEnabled` is on and stays on: elsewhere in the app two fingers pinch this view.
/// No gesture recognizers.
///
/// **Judged.** Random drags with one finger and with several, in random superviews. Fingers also land on views that lie
/// in this one and handle no touches. In the middle of a drag the app may hide or disable the view, or what it lies in,
/// or put the view into another superview of the same place and size; recognizers of the app may cancel touches. After
/// each event the view must be within half a point of where it belongs, and nothing else may have changed.
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
