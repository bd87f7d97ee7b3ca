import TouchKit

/// Wrong on purpose: it takes any finger that lifts for the one that drags.
class DraggableView: UIView {
  /// The finger that drags.
  private var finger: UITouch?
  /// Where the view was when the drag began.
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil else { return }
    finger = touches.first
    start = center
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    let (old, new) = (finger.previousLocation(in: superview), finger.location(in: superview))
    center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    center = start
  }
}
