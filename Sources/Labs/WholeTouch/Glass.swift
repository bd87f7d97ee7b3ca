import TouchKit

@testable import SystemPathExercises

/// The glass and what makes touches of it: each half is the reader's or the engine's.
struct Glass {
  private let device: Device
  private var decoder: SlotDecoder?
  private let tracker: TouchTracker?

  /// How many positions there are from left to right and from top to bottom: ten for each point.
  private static let xAxis = 0...3200
  private static let yAxis = 0...4800

  init(of device: Device, mine: Set<Part>) {
    self.device = device
    decoder = mine.contains(.slots) ? SlotDecoder(xAxis: Self.xAxis, yAxis: Self.yAxis) : nil
    tracker = mine.contains(.touches) ? TouchTracker(screen: device.screen.bounds.size) : nil
  }

  /// A finger lands in slot 0.
  mutating func land(at location: (x: Int, y: Int)) {
    // The finger from before may have had the same coordinates, which are not said again.
    say(
      [.slot(0), .trackingID(45), .x(location.x * 10), .y(location.y * 10), .report], else: .began,
      at: location)
  }

  /// It lifts.
  mutating func lift(at location: (x: Int, y: Int)) {
    say([.slot(0), .trackingID(-1), .report], else: .ended, at: location)
  }

  private mutating func say(
    _ events: [TouchscreenEvent], else phase: Contact.Phase, at location: (x: Int, y: Int)
  ) {
    let size = device.screen.bounds.size
    let place = CGPoint(x: CGFloat(location.x) / size.width, y: CGFloat(location.y) / size.height)
    var contacts = [Contact(index: 0, phase: phase, location: place)]
    if decoder != nil {
      contacts = []
      for event in events { contacts += decoder?.decode(event) ?? [] }
    }
    device.digitizer.report(tracked(contacts, on: size))
  }

  /// What the reader's tracker makes of contacts; the engine makes its own touches, so it is told in contacts again.
  private func tracked(_ contacts: [Contact], on size: CGSize) -> [Contact] {
    guard let tracker else { return contacts }
    let frame = DigitizerFrame(time: device.clock.now, contacts: contacts)
    return tracker.touches(for: frame).map { touch in
      let place = CGPoint(x: touch.location.x / size.width, y: touch.location.y / size.height)
      return Contact(index: touch.index, phase: touch.phase.contactPhase, location: place)
    }
  }
}

extension UITouch.Phase {
  fileprivate var contactPhase: Contact.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    default: .stationary
    }
  }
}
