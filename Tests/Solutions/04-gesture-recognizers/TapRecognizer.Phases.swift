import TouchKit

/// Another right answer: what has been seen is one value, and each event makes the next one from it.
///
/// A time limit is never called off. It belongs to one value, and does nothing when that one is gone. This saves the
/// bookkeeping of timers and costs a number; the reference solution keeps a single timer and stops it instead.
/// Forgetting the attempt is one assignment here, so `reset()` cannot miss a property.
class TapRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
  var longestTap: TimeInterval = 0.75
  var longestGap: TimeInterval = 0.35
  var allowableMovement: CGFloat = 45

  private enum Phase {
    case waiting
    case landing([UITouch])
    case lifting([UITouch], left: Int)
  }

  private struct Progress {
    var phase = Phase.waiting
    var taps = 0
    var place: CGPoint?
  }

  private var progress = Progress()
  private var round = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    switch progress.phase {
    case .waiting:
      startClock(longestTap)
      land(Array(touches))
    case .landing(let fingers): land(fingers + touches)
    case .lifting: state = .failed
    }
  }

  private func land(_ fingers: [UITouch]) {
    progress.phase = .landing(fingers)
    if fingers.count > numberOfTouchesRequired { state = .failed }
    guard fingers.count == numberOfTouchesRequired else { return }
    progress.phase = .lifting(fingers, left: fingers.count)
    let places = fingers.compactMap { starts[ObjectIdentifier($0)] }
    let x = places.map(\.x).reduce(0, +) / CGFloat(places.count)
    let y = places.map(\.y).reduce(0, +) / CGFloat(places.count)
    if let place = progress.place {
      if isFar(CGPoint(x: x, y: y), from: place) { state = .failed }
    } else {
      progress.place = CGPoint(x: x, y: y)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if haveStrayed(touches) { state = .failed }
  }

  private func haveStrayed(_ touches: Set<UITouch>) -> Bool {
    touches.contains { touch in
      starts[ObjectIdentifier(touch)].map { isFar(touch.location(in: nil), from: $0) } ?? false
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard case .lifting(let fingers, let left) = progress.phase, !haveStrayed(touches) else {
      state = .failed
      return
    }
    progress.phase = .lifting(fingers, left: left - touches.count)
    guard left == touches.count else { return }
    progress.phase = .waiting
    progress.taps += 1
    round += 1
    if progress.taps == numberOfTapsRequired { state = .ended } else { startClock(longestGap) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    progress = Progress()
    starts = [:]
    round += 1
  }

  private func startClock(_ seconds: TimeInterval) {
    round += 1
    let mine = round
    _ = VirtualTimer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
      guard let self, self.round == mine, self.state == .possible else { return }
      self.state = .failed
    }
  }

  private func isFar(_ one: CGPoint, from other: CGPoint) -> Bool {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot() > allowableMovement
  }
}
