import TouchKit

/// Another right answer: it keeps the corner, and whether the finger has turned is whether there is a highest place.
class CheckMarkRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var corner = CGPoint.zero
  private var rightmost: CGFloat = 0
  private var highest: CGFloat?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    corner = start
    rightmost = start.x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    rightmost = max(rightmost, place.x)
    if place.x < rightmost - 10 { state = .failed }
    if let top = highest {
      highest = min(top, place.y)
      if place.y > min(top, place.y) + 10 { state = .failed }
    } else if place.y > corner.y {
      corner = place
    } else if place.y < corner.y - 10 {
      if corner.y - start.y >= 20 && corner.x - start.x >= 10 {
        highest = place.y
      } else {
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if highest != nil, corner.y - place.y >= 20, place.x - corner.x >= 10 {
      state = .ended
    } else {
      state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    highest = nil
  }
}
