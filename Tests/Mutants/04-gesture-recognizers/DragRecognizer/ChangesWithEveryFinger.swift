import TouchKit

/// Mutant: the state is changed when a finger joins, too.
class DragRecognizer: UIGestureRecognizer {
  private(set) var translation = CGPoint.zero
  private(set) var velocity = CGPoint.zero

  private static let hysteresis: CGFloat = 10

  private var fingers: Set<UITouch> = []
  private var middle = CGPoint.zero
  private var way = CGPoint.zero
  private var lastMovement: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { lastMovement = event.timestamp }
    fingers.formUnion(touches)
    middle = middleOfFingers
    if state != .possible { state = .changed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let old = middle
    middle = middleOfFingers
    let step = CGPoint(x: middle.x - old.x, y: middle.y - old.y)
    measure(step, at: event.timestamp)
    if state == .possible {
      way = CGPoint(x: way.x + step.x, y: way.y + step.y)
      begin()
    } else {
      translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
      state = .changed
    }
  }

  private func begin() {
    let longest = max(abs(way.x), abs(way.y))
    guard longest >= Self.hysteresis else { return }
    let share = 1 - Self.hysteresis / longest
    translation = CGPoint(x: way.x * share, y: way.y * share)
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if event.timestamp - lastMovement >= 0.1 { velocity = .zero }
    leave(touches, as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, as: .cancelled)
  }

  override func reset() {
    super.reset()
    fingers = []
    way = .zero
    translation = .zero
    velocity = .zero
  }

  private func leave(_ touches: Set<UITouch>, as end: State) {
    fingers.subtract(touches)
    if fingers.isEmpty {
      state = state == .possible ? .failed : end
    } else {
      middle = middleOfFingers
    }
  }

  private func measure(_ step: CGPoint, at time: TimeInterval) {
    let seconds = CGFloat(time - lastMovement)
    guard seconds > 0 else { return }
    velocity = CGPoint(x: step.x / seconds, y: step.y / seconds)
    lastMovement = time
  }

  private var middleOfFingers: CGPoint {
    let places = fingers.map { $0.location(in: nil) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
}
