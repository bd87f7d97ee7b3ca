import TouchKit

/// Another right answer: it remembers how far the finger is from the center, and keeps that distance.
///
/// Steps are added up in the reference answer; here every place is worked out anew from the finger's own, so that
/// rounding cannot add up, and a move that was missed does no harm.
class DraggableView: UIView {
  private struct Drag {
    let finger: UITouch
    let start: CGPoint
    let offset: CGPoint
  }

  private var drag: Drag?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard drag == nil, let finger = touches.first else { return }
    let place = finger.location(in: superview)
    drag = Drag(
      finger: finger, start: center, offset: CGPoint(x: center.x - place.x, y: center.y - place.y))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.finger) else { return }
    let place = drag.finger.location(in: superview)
    center = CGPoint(x: place.x + drag.offset.x, y: place.y + drag.offset.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let drag, touches.contains(drag.finger) { self.drag = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.finger) else { return }
    center = drag.start
    self.drag = nil
  }
}
