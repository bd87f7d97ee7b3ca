import TouchKit

/// Another right answer: the view is moved by its transform, as in the chapter, but in the directions of the superview.
///
/// `translatedBy` moves in the directions of the transform so far, which are turned if the view is. `concatenating`
/// moves after everything else. Cancelling is simple here: the old transform is put back. The reference answer moves
/// `center` instead, which leaves the transform to those who turn and scale.
class DraggableView: UIView {
  private var drag: (finger: UITouch, transform: CGAffineTransform)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if drag == nil, let finger = touches.first { drag = (finger, transform) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger = drag?.finger, touches.contains(finger) else { return }
    let (old, new) = (finger.previousLocation(in: superview), finger.location(in: superview))
    transform = transform.concatenating(CGAffineTransform(translationX: new.x - old.x, y: new.y - old.y))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger = drag?.finger, touches.contains(finger) { drag = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.finger) else { return }
    transform = drag.transform
    self.drag = nil
  }
}
