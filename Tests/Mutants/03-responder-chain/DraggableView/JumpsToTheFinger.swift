import TouchKit

/// Wrong on purpose: it puts its center under the finger instead of moving as far as the finger.
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
    center = finger.location(in: superview)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    center = start
  }
}
