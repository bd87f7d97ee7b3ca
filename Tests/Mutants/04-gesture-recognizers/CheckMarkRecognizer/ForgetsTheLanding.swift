import TouchKit

class CheckMarkRecognizer: UIGestureRecognizer {
  private enum Phase {
    case notStarted, down(from: CGPoint, lowest: CGPoint), up(from: CGPoint, highest: CGPoint)
  }
  private var phase = Phase.notStarted
  private var tracked: UITouch?
  private var rightmost = -CGFloat.infinity

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard tracked == nil, touches.count == 1 else { return state = .failed }
    tracked = touches.first
    let p = location(in: nil)
    phase = .down(from: p, lowest: p)
  }
  private func advance() {
    let p = location(in: nil)
    rightmost = max(rightmost, p.x)
    if p.x < rightmost - 10 { return state = .failed }
    switch phase {
    case .notStarted: break
    case .down(let from, let lowest):
      if p.y >= lowest.y {
        phase = .down(from: from, lowest: p)
      } else if lowest.y - p.y > 10 {
        if lowest.y - from.y >= 20, lowest.x - from.x >= 10 {
          phase = .up(from: lowest, highest: p)
        } else {
          state = .failed
        }
      }
    case .up(let from, let highest):
      if p.y < highest.y {
        phase = .up(from: from, highest: p)
      } else if p.y - highest.y > 10 {
        state = .failed
      }
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    advance()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    advance()
    guard state == .possible else { return }
    let p = location(in: nil)
    if case .up(let from, _) = phase, from.y - p.y >= 20, p.x - from.x >= 10 {
      state = .ended
    } else {
      state = .failed
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }
  override func reset() { super.reset(); phase = .notStarted; tracked = nil; rightmost = -.infinity }
}
