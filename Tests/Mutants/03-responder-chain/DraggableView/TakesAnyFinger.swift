import TouchKit

/// Wrong on purpose: it takes any finger on the view for the one that has just landed.
class DraggableView: UIView {
  private var finger: UITouch?
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil else { return }
    finger = event?.touches(for: self)?.min { $0.timestamp < $1.timestamp }
    start = center
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    let (old, new) = (finger.previousLocation(in: superview), finger.location(in: superview))
    center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
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
