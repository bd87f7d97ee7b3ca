import TouchKit

/// Fingers on a stage's glass that act one at a time or move together.
public final class Fingers {
  private let device: Device
  private let tool: Contact.Tool
  private let pace: TimeInterval
  private var places: [Int: CGPoint] = [:]
  private var pressures: [Int: Double] = [:]

  /// - Parameter pace: How many seconds pass after each act.
  public init(on stage: Stage, tool: Story.Tool = .finger, pace: TimeInterval = 0.05) {
    (device, self.pace) = (stage.device, pace)
    self.tool =
      switch tool {
      case .finger: .finger
      case .pencil: .pencil(Pencil())
      case .pointer: .pointer(buttons: 1)
      }
  }

  /// Lets one finger land or move somewhere, or leave from where it is; what cannot be, such as the move of a finger in
  /// the air, is left out.
  ///
  /// - Parameter isAside: Whether a finger that leaves does so at the point, without a move to it.
  public func act(_ phase: Contact.Phase, finger: Int = 0, at point: CGPoint, isAside: Bool = false) {
    guard (places[finger] == nil) == (phase == .began) else { return }
    if phase == .began || phase == .moved || isAside { places[finger] = point }
    report { $0 == finger ? phase : .stationary }
    if phase == .ended || phase == .cancelled { places[finger] = nil }
  }

  /// Lets a finger that is there press harder, and lie flat, or softer, without a move.
  public func press(finger: Int) {
    guard places[finger] != nil else { return }
    pressures[finger] = 1 - pressures[finger, default: 0.25]
    report { $0 == finger ? .moved : .stationary }
  }

  /// Lets a finger that is there move straight ahead, so quickly that the device takes several samples for one event.
  public func sweep(finger: Int, to point: CGPoint) {
    guard let start = places[finger] else { return }
    device.moveDelivery = .oncePerDisplayFrame
    for share in [0.3, 0.6, 1] {
      places[finger] = CGPoint(
        x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      device.digitizer.report(contacts { $0 == finger ? .moved : .stationary })
      device.advance(by: 0.003)
    }
    device.advance(by: 0.05)
    device.moveDelivery = .everySample
  }

  /// Lets a finger that is there move through some points at once, which are the samples of one event.
  public func sweep(finger: Int, through points: [CGPoint]) {
    guard let start = places[finger] else { return }
    device.moveDelivery = .oncePerDisplayFrame
    // All within a frame of the display, whose first sample has an event of its own: so that is where the finger is.
    device.advance(to: (device.clock.now * 60).rounded(.up) / 60 + 0.001)
    for point in [start] + points {
      places[finger] = point
      device.digitizer.report(contacts { $0 == finger ? .moved : .stationary })
      device.advance(by: 0.001)
    }
    device.advance(by: 0.05)
    device.moveDelivery = .everySample
  }

  /// Where a finger is, if it is on the glass.
  public func place(of finger: Int) -> CGPoint? { places[finger] }

  /// Lets several fingers do the same in one frame, each known by its place in the list, counted from the first one;
  /// what cannot be is left out.
  public func act(_ phase: Contact.Phase, at points: [CGPoint], first: Int = 0) {
    let acting = zip(first..., points).filter { (places[$0.0] == nil) == (phase == .began) }
    guard !acting.isEmpty else { return }
    let isMove = phase == .began || phase == .moved
    if isMove { for (finger, point) in acting { places[finger] = point } }
    let numbers = Set(acting.map(\.0))
    report { numbers.contains($0) ? phase : .stationary }
    if !isMove { for finger in numbers { places[finger] = nil } }
  }

  private func report(_ phase: (Int) -> Contact.Phase) {
    device.digitizer.report(contacts(phase))
    device.settle()
    device.advance(by: pace)
  }

  private func contacts(_ phase: (Int) -> Contact.Phase) -> [Contact] {
    let screen = device.screen.bounds.size
    return places.sorted { $0.key < $1.key }.map { index, place in
      Contact(
        index: index, phase: phase(index),
        location: CGPoint(x: place.x / screen.width, y: place.y / screen.height),
        pressure: pressures[index, default: 0], majorRadius: pressures[index, default: 0] > 0.5 ? 42 : 5,
        tool: tool)
    }
  }

  /// Lets time pass until every series of taps is over.
  public func rest() { device.advance(by: 1) }
}
