import TouchKit

/// Another right answer: way and movement both in the view's own directions.
///
/// `translatedBy` moves in the directions of the transform so far, so the way is measured in the view's own
/// coordinates, which are turned and scaled alike. Both places are asked for in the same event, before the view moves:
/// kept from one event to the next, a place in these coordinates would mean nothing.
class DraggableView: UIView {
  private var finger: UITouch?
  private var start = CGAffineTransform.identity

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil else { return }
    finger = touches.first
    start = transform
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where touch === finger {
      let (old, new) = (touch.previousLocation(in: self), touch.location(in: self))
      transform = transform.translatedBy(x: new.x - old.x, y: new.y - old.y)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0 === finger }) { finger = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { $0 === finger }) else { return }
    finger = nil
    transform = start
  }
}
