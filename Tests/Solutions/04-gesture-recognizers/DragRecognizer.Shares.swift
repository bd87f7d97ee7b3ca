import TouchKit

/// Another right answer: each finger that moves adds its share of the step.
class DragRecognizer: UIGestureRecognizer {
  private(set) var translation = CGPoint.zero
  private(set) var velocity = CGPoint.zero

  private var way = CGPoint.zero
  private var lastMove: TimeInterval = 0
  private var waits = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == touches.count { lastMove = event.timestamp }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    var step = CGPoint.zero
    for touch in touches {
      let new = touch.location(in: nil)
      let old = touch.previousLocation(in: nil)
      step.x += (new.x - old.x) / CGFloat(numberOfTouches)
      step.y += (new.y - old.y) / CGFloat(numberOfTouches)
    }
    way.x += step.x
    way.y += step.y
    let seconds = CGFloat(event.timestamp - lastMove)
    lastMove = event.timestamp
    velocity = CGPoint(x: step.x / seconds, y: step.y / seconds)
    switch state {
    case .possible where waits:
      translation = .zero
    case .possible:
      let longer = max(abs(way.x), abs(way.y))
      if longer >= 10 {
        translation = CGPoint(x: way.x * (1 - 10 / longer), y: way.y * (1 - 10 / longer))
        waits = true
        state = .began
      }
    case .began, .changed:
      translation.x += step.x
      translation.y += step.y
      state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if event.timestamp - lastMove >= 0.1 { velocity = .zero }
    finish(touches, as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if event.timestamp - lastMove >= 0.1 { velocity = .zero }
    finish(touches, as: .cancelled)
  }

  private func finish(_ touches: Set<UITouch>, as end: State) {
    if numberOfTouches > touches.count { return }
    state = state == .possible ? .failed : end
  }

  override func reset() {
    super.reset()
    translation = .zero
    velocity = .zero
    way = .zero
    waits = false
  }
}
