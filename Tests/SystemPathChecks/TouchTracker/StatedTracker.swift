import TouchKit

/// What the statement says.
struct StatedTracker {
  final class Touch {
    let index: Int
    var tapCount = 1
    var phase = UITouch.Phase.began
    var location: CGPoint
    let landing: CGPoint
    let landed: Double
    var ended = 0.0
    /// Where the first tap of the series landed.
    var seriesStart: CGPoint
    var longestWay: CGFloat = 0

    init(_ index: Int, at place: CGPoint, _ time: Double) {
      (self.index, location, landing, seriesStart, landed) = (index, place, place, place, time)
    }
  }

  private let screen: CGSize
  private var open: [Touch] = []
  private var taps: [Touch] = []
  /// Whether a finger landed twice, or it was a matter of rounding or of choice whether, or which, tap was continued.
  private(set) var isOpen = false

  init(_ screen: CGSize) { self.screen = screen }

  mutating func touches(at moment: Moment) -> [Touch] {
    for touch in open { touch.phase = moment.contacts == nil ? .cancelled : .stationary }
    let contacts = moment.contacts ?? []
    for contact in contacts where contact.phase != .began { follow(contact, moment.milliseconds) }
    let landings = contacts.filter { $0.phase == .began }.map {
      Touch($0.index, at: point(of: $0), moment.milliseconds)
    }
    // Of two that happen at one instant, neither is the first.
    let fitting = landings.flatMap { continued(by: $0) }
    if Set(fitting.map(ObjectIdentifier.init)).count < fitting.count { isOpen = true }
    for touch in landings { land(touch) }
    defer { open.removeAll { $0.phase == .ended || $0.phase == .cancelled } }
    taps += open.filter { $0.phase == .ended && isTap($0) }
    return open
  }

  private func point(of contact: Contact) -> CGPoint {
    CGPoint(x: screen.width * contact.location.x, y: screen.height * contact.location.y)
  }

  private mutating func follow(_ contact: Contact, _ time: Double) {
    guard let touch = open.first(where: { $0.index == contact.index }) else { return }
    let place = point(of: contact)
    touch.phase =
      switch contact.phase {
      case .ended: .ended
      case .cancelled: .cancelled
      default: place == touch.location ? .stationary : .moved
      }
    touch.location = place
    touch.longestWay = max(touch.longestWay, place.distance(to: touch.landing))
    touch.ended = time
  }

  private mutating func isTap(_ touch: Touch) -> Bool {
    isAtMost(touch.ended - touch.landed, 750, 0.05) && isAtMost(touch.longestWay, 45, 0.005)
  }

  /// The taps that a touch can continue.
  private mutating func continued(by touch: Touch) -> [Touch] {
    taps.filter { tap in
      isAtMost(touch.landed - tap.ended, 350, 0.05)
        && isAtMost(touch.location.distance(to: tap.seriesStart), 45, 0.005)
    }
  }

  private mutating func land(_ touch: Touch) {
    let fitting = continued(by: touch)
    // Of those that lift at the same instant none is a tap yet.
    let leaving = open.contains { $0.phase == .ended && $0.seriesStart.distance(to: touch.location) < 46 }
    let isDown = open.contains { $0.index == touch.index }
    if fitting.count > 1 || leaving || isDown { isOpen = true }
    if let tap = fitting.first {
      taps.removeAll { $0 === tap }
      (touch.tapCount, touch.seriesStart) = (tap.tapCount + 1, tap.seriesStart)
    }
    open.append(touch)
  }

  private mutating func isAtMost(_ value: Double, _ limit: Double, _ margin: Double) -> Bool {
    if abs(value - limit) < margin { isOpen = true }
    return value <= limit
  }
}
