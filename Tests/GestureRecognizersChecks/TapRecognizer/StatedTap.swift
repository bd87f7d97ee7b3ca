import TouchKit

/// A tap recognizer that does what exercise 4.2 says, and remembers whether anything came near to a limit.
final class StatedTap: UIGestureRecognizer {
  private let settings: TapSettings
  private var landings: [UITouch: CGPoint] = [:]
  private var lifted = 0
  private var tapsSeen = 0
  private var firstPlace: CGPoint?
  private var limit: VirtualTimer?
  private var deadline = TimeInterval.infinity
  /// Whether all times and distances have kept away from the limits.
  private(set) var isClear = true

  init(_ settings: TapSettings) {
    self.settings = settings
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lookAtTheClock(event)
    if landings.isEmpty { fail(after: settings.longestTap) }
    for touch in touches { landings[touch] = touch.location(in: nil) }
    guard landings.count <= settings.fingers else { return fail() }
    guard landings.count == settings.fingers else { return }
    let count = CGFloat(landings.count)
    let place = CGPoint(
      x: landings.values.map(\.x).reduce(0, +) / count, y: landings.values.map(\.y).reduce(0, +) / count)
    firstPlace = firstPlace ?? place
    if isFar(place, from: firstPlace) { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { measure(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lookAtTheClock(event)
    guard landings.count == settings.fingers else { return fail() }
    measure(touches)
    guard state == .possible else { return }
    lifted += touches.count
    guard lifted == settings.fingers else { return }
    startTap()
    tapsSeen += 1
    if tapsSeen == settings.taps { state = .ended } else { fail(after: settings.longestGap) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func reset() {
    startTap()
    (tapsSeen, firstPlace) = (0, nil)
  }

  private func startTap() {
    (landings, lifted, deadline) = ([:], 0, .infinity)
    limit?.invalidate()
  }

  private func measure(_ touches: Set<UITouch>) {
    if touches.contains(where: { isFar($0.location(in: nil), from: landings[$0]) }) { fail() }
  }

  private func fail() { if state == .possible { state = .failed } }

  private func fail(after milliseconds: Int) {
    limit?.invalidate()
    let seconds = TimeInterval(milliseconds) / 1_000
    deadline = CACurrentMediaTime() + seconds
    let timer = VirtualTimer(timeInterval: seconds, repeats: false) { [weak self] _ in self?.fail() }
    RunLoop.main.add(timer, forMode: .common)
    limit = timer
  }

  // MARK: Limits

  private func isFar(_ place: CGPoint, from other: CGPoint?) -> Bool {
    let distance = other.map(place.distance) ?? 0
    if abs(distance - settings.movement) < 2 { isClear = false }
    return distance > settings.movement
  }

  private func lookAtTheClock(_ event: UIEvent) {
    if abs(deadline - event.timestamp) < 0.03 { isClear = false }
  }
}
