import TouchKit

/// Mutant: a cancelled touch makes it cancelled, which only a gesture that has begun can become.
class TapRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
  var longestTap: TimeInterval = 0.75
  var longestGap: TimeInterval = 0.35
  var allowableMovement: CGFloat = 45

  private var landings: [UITouch: CGPoint] = [:]
  private var lifted = 0
  private var tapsSeen = 0
  private var firstPlace: CGPoint?
  private var limit: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if landings.isEmpty { fail(after: longestTap) }
    for touch in touches { landings[touch] = touch.location(in: nil) }
    guard landings.count <= numberOfTouchesRequired else { return fail() }
    guard landings.count == numberOfTouchesRequired else { return }
    let place = middleOfLandings
    let first = firstPlace ?? place
    firstPlace = first
    if place.distance(to: first) > allowableMovement { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      guard let landing = landings[touch] else { continue }
      if touch.location(in: nil).distance(to: landing) > allowableMovement { fail() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard landings.count == numberOfTouchesRequired else { return fail() }
    lifted += touches.count
    if lifted == numberOfTouchesRequired { finishTap() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    startTap()
    tapsSeen = 0
    firstPlace = nil
  }

  private func finishTap() {
    startTap()
    tapsSeen += 1
    if tapsSeen == numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: longestGap)
    }
  }

  /// Forgets the fingers of the last tap, and its time limit.
  private func startTap() {
    landings = [:]
    lifted = 0
    limit?.invalidate()
  }

  private func fail() {
    if state == .possible { state = .failed }
  }

  private func fail(after seconds: TimeInterval) {
    limit?.invalidate()
    limit = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.fail() }
  }

  private var middleOfLandings: CGPoint {
    let count = CGFloat(landings.count)
    let places = landings.values
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
}

private typealias Timer = VirtualTimer
