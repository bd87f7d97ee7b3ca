import TouchKit

/// Another right answer: it never looks at the middle of the fingers.
///
/// The middle of n fingers moves by one n-th of what all of them move together. So each event adds the steps of
/// its fingers, `location` minus `previousLocation`, divided by their number. A finger that lands or leaves has no
/// step, and nothing can jump: the case that the reference solution must remember does not exist here. The price is a
/// division in each event, whose rounding adds up over a very long drag. The velocity comes from the last four events.
class DragRecognizer: UIGestureRecognizer {
  private var way = CGPoint.zero
  private var hidden = CGPoint.zero
  private var fingers = 0
  private var samples: [(time: TimeInterval, way: CGPoint)] = []
  private var now: TimeInterval = 0

  var translation: CGPoint { CGPoint(x: way.x - hidden.x, y: way.y - hidden.y) }

  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time, now - last.time < 0.1
    else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.way.x - first.way.x) / seconds, y: (last.way.y - first.way.y) / seconds)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { note(event) }
    fingers += touches.count
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let (new, old) = (touch.location(in: nil), touch.previousLocation(in: nil))
      way.x += (new.x - old.x) / CGFloat(fingers)
      way.y += (new.y - old.y) / CGFloat(fingers)
    }
    note(event)
    guard hidden == .zero else {
      if state == .possible { hidden = way }
      state = .changed
      return
    }
    for side in [abs(way.x), abs(way.y)] where side >= 10 && side == max(abs(way.x), abs(way.y)) {
      hidden = CGPoint(x: way.x * 10 / side, y: way.y * 10 / side)
      state = .began
      return
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    now = event.timestamp
    fingers -= touches.count
    if fingers == 0 { state = state == .possible ? .failed : .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    now = event.timestamp
    fingers -= touches.count
    if fingers == 0 { state = state == .possible ? .failed : .cancelled }
  }

  override func reset() {
    way = .zero
    hidden = .zero
    fingers = 0
    samples = []
  }

  private func note(_ event: UIEvent) {
    now = event.timestamp
    samples.append((now, way))
    if samples.count > 5 { samples.removeFirst() }
  }
}
