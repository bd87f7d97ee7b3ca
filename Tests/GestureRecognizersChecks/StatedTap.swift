import TouchKit

/// A tap recognizer that does what exercise 4.2 says.
final class StatedTap: UIGestureRecognizer {
  private let settings: CompanyHand.TapSettings
  private var landings: [UITouch: CGPoint] = [:]
  private var lifted = 0
  private var tapsSeen = 0
  private var firstPlace: CGPoint?
  private var limit: VirtualTimer?
  private static let longestGap: TimeInterval = 0.35

  init(_ settings: CompanyHand.TapSettings) {
    self.settings = settings
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.isEmpty { fail(after: settings.longestTap) }
    for touch in touches { landings[touch] = touch.location(in: nil) }
    guard landings.count <= settings.fingers else { return fail() }
    guard landings.count == settings.fingers else { return }
    let count = CGFloat(landings.count)
    let place = CGPoint(
      x: landings.values.map(\.x).reduce(0, +) / count, y: landings.values.map(\.y).reduce(0, +) / count)
    if place.distance(to: firstPlace ?? place) > settings.movement { fail() }
    firstPlace = firstPlace ?? place
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let ways = touches.map { $0.location(in: nil).distance(to: landings[$0] ?? $0.location(in: nil)) }
    if ways.contains(where: { $0 > settings.movement }) { fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard landings.count == settings.fingers else { return fail() }
    lifted += touches.count
    guard lifted == settings.fingers else { return }
    startTap()
    tapsSeen += 1
    if tapsSeen == settings.taps { state = .ended } else { fail(after: Self.longestGap) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func reset() {
    startTap()
    (tapsSeen, firstPlace) = (0, nil)
  }

  private func startTap() {
    (landings, lifted) = ([:], 0)
    limit?.invalidate()
  }

  private func fail() { if state == .possible { state = .failed } }

  private func fail(after seconds: TimeInterval) {
    limit?.invalidate()
    limit = VirtualTimer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
      self?.fail()
    }
  }
}
