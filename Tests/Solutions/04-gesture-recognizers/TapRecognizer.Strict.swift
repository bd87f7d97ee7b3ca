import TouchKit

/// Another right answer: it fails when a finger lands beside one of an attempt that is over.
class TapRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
  var longestTap: TimeInterval = 0.75
  var longestGap: TimeInterval = 0.35
  var allowableMovement: CGFloat = 45

  /// A finger that was seen landing.
  private struct Finger {
    // The system keeps a touch as long as its finger is there.
    weak var touch: UITouch?
    let landing: CGPoint
  }

  /// How many taps are over.
  private var tapsSeen = 0
  /// Where the first tap was.
  private var firstPlace: CGPoint?
  /// Where the fingers of the present tap have landed; empty between taps.
  private var landings: [CGPoint] = []
  /// Those of them that are still down.
  private var fingers: [Finger] = []
  private var tapStart: TimeInterval = 0
  private var lastLift: TimeInterval = 0
  /// Tells that a time is up.
  private var limit: Timer?
  private var hasDecided = false
  /// Fingers that belong to no tap any more, or never did.
  private var strays: [Finger] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard isUndecided else { return }
    if landings.isEmpty, hasStrays(in: event) {
      fingers += touches.map { Finger(touch: $0, landing: $0.location(in: nil)) }
      return decide(.failed)
    }
    if landings.isEmpty {
      if tapsSeen > 0, event.timestamp - lastLift > longestGap { return decide(.failed) }
      tapStart = event.timestamp
      failLater(than: tapStart + longestTap)
    }
    for touch in touches {
      let place = touch.location(in: nil)
      landings.append(place)
      fingers.append(Finger(touch: touch, landing: place))
    }
    guard landings.count <= numberOfTouchesRequired else { return decide(.failed) }
    guard landings.count == numberOfTouchesRequired else { return }
    let place = middle(of: landings)
    if let firstPlace {
      if distance(from: place, to: firstPlace) > allowableMovement { decide(.failed) }
    } else {
      firstPlace = place
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if isUndecided, haveGoneTooFar(touches) { decide(.failed) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard isUndecided, touches.contains(where: isFinger) else { return }
    guard landings.count >= numberOfTouchesRequired, !haveGoneTooFar(touches),
      event.timestamp - tapStart <= longestTap
    else { return decide(.failed) }
    fingers.removeAll { finger in touches.contains { $0 === finger.touch } }
    guard fingers.isEmpty else { return }
    landings = []
    tapsSeen += 1
    lastLift = event.timestamp
    if tapsSeen >= numberOfTapsRequired {
      decide(.ended)
    } else {
      failLater(than: lastLift + longestGap)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if isUndecided, touches.contains(where: isFinger) { decide(.failed) }
  }

  override func reset() {
    super.reset()
    limit?.invalidate()
    limit = nil
    strays = (strays + fingers).filter { finger in finger.touch.map { isDown($0) } ?? false }
    fingers = []
    landings = []
    firstPlace = nil
    tapsSeen = 0
    hasDecided = false
  }

  private var isUndecided: Bool { !hasDecided && state == .possible }

  private func decide(_ new: State) {
    limit?.invalidate()
    limit = nil
    hasDecided = true
    state = new
  }

  /// Fails at a time, unless another limit is set or the attempt is decided before.
  private func failLater(than time: TimeInterval) {
    limit?.invalidate()
    // In the common modes: a scroll view around the view may be tracking.
    let timer = Timer(timeInterval: time - CACurrentMediaTime(), repeats: false) { [weak self] _ in
      guard let self, isUndecided else { return }
      decide(.failed)
    }
    RunLoop.main.add(timer, forMode: .common)
    limit = timer
  }

  private func isFinger(_ touch: UITouch) -> Bool { fingers.contains { $0.touch === touch } }

  private func haveGoneTooFar(_ touches: Set<UITouch>) -> Bool {
    fingers.contains { finger in
      guard let touch = finger.touch, touches.contains(where: { $0 === touch }) else { return false }
      return distance(from: touch.location(in: nil), to: finger.landing) > allowableMovement
    }
  }

  // MARK: Fingers of no tap

  private func isDown(_ touch: UITouch) -> Bool {
    switch touch.phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }

  /// Whether there are fingers in the view that landed earlier and are not part of the attempt.
  private func hasStrays(in event: UIEvent) -> Bool {
    strays.removeAll { finger in finger.touch.map { !isDown($0) } ?? true }
    return (event.allTouches ?? []).contains { touch in
      guard isDown(touch), touch.phase != .began, !isFinger(touch) else { return false }
      if strays.contains(where: { $0.touch === touch }) { return true }
      guard let view, let touched = touch.view else { return false }
      return touched.isDescendant(of: view)
    }
  }
}

private func middle(of points: [CGPoint]) -> CGPoint {
  var sum = CGPoint.zero
  for point in points { sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y) }
  let count = CGFloat(max(points.count, 1))
  return CGPoint(x: sum.x / count, y: sum.y / count)
}

private func distance(from one: CGPoint, to other: CGPoint) -> CGFloat {
  let (x, y) = (other.x - one.x, other.y - one.y)
  return (x * x + y * y).squareRoot()
}

private typealias Timer = VirtualTimer
