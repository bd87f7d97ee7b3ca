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

  /// Fingers by slot, in the order of the slots: there are few of them, so that a list serves best.
  struct Glass {
    private(set) var list: [(slot: Int, touch: Touch)] = []

    var isEmpty: Bool { list.isEmpty }
    var count: Int { list.count }
    var slots: [Int] { list.map { $0.slot } }

    subscript(slot: Int) -> Touch? {
      get { list.first { $0.slot == slot }?.touch }
      set {
        let place = list.firstIndex { $0.slot >= slot } ?? list.count
        if place < list.count, list[place].slot == slot { list.remove(at: place) }
        if let newValue { list.insert((slot, newValue), at: place) }
      }
    }

    mutating func removeAll(where isMeant: (Int, Touch) -> Bool) {
      list.removeAll { isMeant($0.slot, $0.touch) }
    }
  }

  private(set) var frames: [DigitizerFrame] = []
  /// How many contacts have begun so far.
  private(set) var contacts = 0
  /// The fingers on the glass, by slot.
  private(set) var live = Glass()
  /// The instant that counts as time 0, in microseconds; without one it is that of the first frame.
  private var origin: Int?

  init(origin: Int? = nil) { self.origin = origin }

  /// Writes what is on the glass at an instant.
  ///
  /// A slot that has a new finger without having been empty takes two frames: the old finger ends where it
  /// was seen last, then the new one begins.
  mutating func write(_ touches: Glass, at time: Int, cancelled: Set<Int> = []) {
    func isReplaced(_ slot: Int, _ touch: Touch) -> Bool {
      touches[slot].map { $0.identity != touch.identity } ?? false
    }
    if live.list.contains(where: isReplaced) {
      var staying = live
      staying.removeAll(where: isReplaced)
      append(staying, at: time, cancelled: [])
    }
    append(touches, at: time, cancelled: cancelled)
  }

  /// Takes all fingers off the glass as cancelled.
  mutating func cancelAll(at time: Int) {
    append(Glass(), at: time, cancelled: Set(live.slots))
  }

  /// The time of an instant as frames tell it, in seconds.
  func seconds(_ time: Int) -> TimeInterval {
    TimeInterval(time - (origin ?? time)) / 1_000_000
  }

  private mutating func append(_ touches: Glass, at time: Int, cancelled: Set<Int>) {
    guard !live.isEmpty || !touches.isEmpty else { return }
    origin = origin ?? time
    var contacts: [Contact] = []
    contacts.reserveCapacity(max(live.count, touches.count))
    for (slot, touch) in touches.list {
      let last = live[slot]
      // A change of force is a move too: UIKit reports both with `touchesMoved`.
      let isMoved = last?.location != touch.location || last?.pressure != touch.pressure
      contacts.append(contact(slot, last == nil ? .began : isMoved ? .moved : .stationary, touch))
    }
    for (slot, last) in live.list where touches[slot] == nil {
      contacts.append(contact(slot, cancelled.contains(slot) ? .cancelled : .ended, last))
    }
    contacts.sort { $0.index < $1.index }
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
