/// Turns "these fingers are on the glass now" into digitizer frames with phases.
///
/// What it writes always holds together: a slot begins, moves or rests, and ends or is cancelled exactly
/// once; every frame lists all fingers on the glass once.
struct FrameWriter {
  /// A finger on the glass.
  struct Touch: Equatable {
    /// Tells fingers apart that follow each other in one slot.
    var identity: Int
    var location: CGPoint
    var pressure: Double = 0
    var majorRadius: CGFloat = 5
  }

  private(set) var frames: [DigitizerFrame] = []
  /// How many contacts have begun so far.
  private(set) var contacts = 0
  /// The fingers on the glass, by slot.
  private(set) var live: [Int: Touch] = [:]
  /// The instant that counts as time 0, in microseconds; without one it is that of the first frame.
  private var origin: Int?

  init(origin: Int? = nil) { self.origin = origin }

  /// Writes what is on the glass at an instant.
  ///
  /// A slot that has a new finger without having been empty takes two frames: the old finger ends where it
  /// was seen last, then the new one begins.
  mutating func write(_ touches: [Int: Touch], at time: Int, cancelled: Set<Int> = []) {
    let staying = live.filter { slot, touch in touches[slot].map { $0.identity == touch.identity } ?? true }
    if staying.count < live.count {
      append(staying, at: time, cancelled: [])
    }
    append(touches, at: time, cancelled: cancelled)
  }

  /// Takes all fingers off the glass as cancelled.
  mutating func cancelAll(at time: Int) {
    append([:], at: time, cancelled: Set(live.keys))
  }

  /// The time of an instant as frames tell it, in seconds.
  func seconds(_ time: Int) -> TimeInterval {
    TimeInterval(time - (origin ?? time)) / 1_000_000
  }

  private mutating func append(_ touches: [Int: Touch], at time: Int, cancelled: Set<Int>) {
    let slots = Set(live.keys).union(touches.keys).sorted()
    guard !slots.isEmpty else { return }
    origin = origin ?? time
    let contacts = slots.compactMap { slot -> Contact? in
      guard let touch = touches[slot] else {
        return live[slot].map { contact(slot, cancelled.contains(slot) ? .cancelled : .ended, $0) }
      }
      guard let last = live[slot] else { return contact(slot, .began, touch) }
      // A change of force is a move too: UIKit reports both with `touchesMoved`.
      let isMoved = last.location != touch.location || last.pressure != touch.pressure
      return contact(slot, isMoved ? .moved : .stationary, touch)
    }
    self.contacts += contacts.count { $0.phase == .began }
    frames.append(DigitizerFrame(time: seconds(time), contacts: contacts))
    live = touches
  }

  private func contact(_ slot: Int, _ phase: Contact.Phase, _ touch: Touch) -> Contact {
    Contact(
      index: slot, phase: phase, location: touch.location, pressure: touch.pressure,
      majorRadius: touch.majorRadius)
  }
}
