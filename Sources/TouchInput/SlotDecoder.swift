/// Decodes protocol B, in which a device sends only what changed, slot by slot (Linux multi-touch protocol).
///
/// - A slot keeps its values when a finger leaves: the kernel does not repeat them for the next finger.
/// - The tracking id says that a finger is there, not which slot it has.
/// - A finger begins only when both its coordinates are known.
/// - An ended finger is where the last frame saw it (engine's choice).
struct SlotDecoder: TouchDecoder {
  /// What is known about a slot.
  private struct Slot {
    enum Finger: Equatable {
      /// The recording has not told yet whether there is one.
      case unknown
      case none
      case here(trackingID: Int, identity: Int, line: Int)
      /// Cancelled; what the hardware still says about it is not listened to.
      case ignored
    }

    var finger: Finger
    var x: Int?
    var y: Int?
    var pressure: Int?
    var major: Int?
    var tool = 0

    /// The finger, as long as it counts as one.
    var identity: Int? {
      if case .here(_, let identity, _) = finger { identity } else { nil }
    }
  }

  var writer = FrameWriter()
  var notes: [Note] = []
  private let surface: Surface
  private let source: SourceText
  private let firstFinger: Slot.Finger
  /// What is known about each slot; `nil` for those that no event has spoken of.
  private var slots = [Slot?](repeating: nil, count: TouchScript.fingers.count)
  private var current = 0
  private var landings = 0
  /// The fingers that landed in an earlier frame and still have no place.
  private var waiting: Set<Int> = []
  private var orphans: (line: Int, slots: Set<Int>)?

  /// - Parameter isEmptyAtStart: Whether the glass is known to be empty before the first event.
  init(surface: Surface, source: SourceText, isEmptyAtStart: Bool = false) {
    self.surface = surface
    self.source = source
    firstFinger = isEmptyAtStart ? .none : .unknown
  }

  mutating func apply(_ events: [EvdevEvent], report: EvdevEvent) throws(RecordingError) {
    var changed: [Int: Int] = [:]
    for event in events where event.type == Evdev.EV_ABS {
      try apply(event)
      if slots[current]?.finger == .unknown, Evdev.contactAxes.contains(event.code) {
        changed[current] = changed[current] ?? event.line
      }
    }
    for (slot, line) in changed where slots[slot]?.finger == .unknown { noteOrphan(slot, line: line) }
    let palms = takePalms(line: report.line)
    writer.write(touches(), at: report.time, cancelled: palms)
  }

  mutating func forget(rest: [EvdevEvent]) throws(RecordingError) {
    // Which slot the lost events spoke about, and where they left it, can't be known. A slot line after the
    // loss is true again.
    for event in rest where event.isAxis(Evdev.ABS_MT_SLOT) {
      try apply(event)
    }
    for (number, slot) in slots.enumerated() {
      guard let slot else { continue }
      slots[number] = Slot(finger: slot.finger == firstFinger ? firstFinger : .ignored)
    }
  }

  mutating func finish() {
    for (number, slot) in slots.enumerated() {
      if let slot { noteIfUnseen(number, slot) }
    }
    if let orphans {
      note(.neverSeenToLand(slots: orphans.slots.sorted()), line: orphans.line)
    }
  }

  private mutating func apply(_ event: EvdevEvent) throws(RecordingError) {
    if event.code == Evdev.ABS_MT_SLOT {
      guard TouchScript.fingers.contains(event.value) else {
        throw source.error(.impossibleSlot(event.value), line: event.line)
      }
      current = event.value
      return
    }
    checkRange(of: event, on: surface)
    var slot = slots[current] ?? Slot(finger: firstFinger)
    switch event.code {
    case Evdev.ABS_MT_TRACKING_ID where event.value < 0: lift(&slot, line: event.line)
    case Evdev.ABS_MT_TRACKING_ID: land(&slot, trackingID: event.value, line: event.line)
    case Evdev.ABS_MT_POSITION_X: slot.x = event.value
    case Evdev.ABS_MT_POSITION_Y: slot.y = event.value
    case Evdev.ABS_MT_PRESSURE: slot.pressure = event.value
    case Evdev.ABS_MT_TOUCH_MAJOR: slot.major = event.value
    case Evdev.ABS_MT_TOOL_TYPE: slot.tool = event.value
    default: break
    }
    slots[current] = slot
  }

  private mutating func land(_ slot: inout Slot, trackingID: Int, line: Int) {
    if case .here(trackingID, _, _) = slot.finger { return }
    noteIfUnseen(current, slot)
    landings += 1
    slot.finger = .here(trackingID: trackingID, identity: landings, line: line)
  }

  private mutating func lift(_ slot: inout Slot, line: Int) {
    switch slot.finger {
    case .unknown: noteOrphan(current, line: line)
    case .none:
      noteOnce(.leftTwice(slot: current), line: line) { [current] in $0 == .leftTwice(slot: current) }
    case .here: noteIfUnseen(current, slot)
    case .ignored: break
    }
    slot.finger = .none
  }

  /// The fingers of this frame; those without a known place wait.
  private mutating func touches() -> FrameWriter.Glass {
    var touches = FrameWriter.Glass()
    var stillWaiting: Set<Int> = []
    for (number, slot) in slots.enumerated() {
      guard let slot, case .here(_, let identity, let line) = slot.finger else { continue }
      guard let x = slot.x, let y = slot.y else {
        stillWaiting.insert(identity)
        continue
      }
      touches[number] = surface.touch(
        identity: identity, x: x, y: y, pressure: slot.pressure, major: slot.major)
      if writer.live[number]?.identity != identity, waiting.remove(identity) != nil {
        note(.waitedForPosition(slot: number), line: line)
      }
    }
    waiting = stillWaiting
    return touches
  }

  /// Takes the slots that turned into palms off the list, and says which contacts that cancels.
  private mutating func takePalms(line: Int) -> Set<Int> {
    var cancelled: Set<Int> = []
    for (number, slot) in slots.enumerated() {
      guard let slot, slot.tool == Evdev.MT_TOOL_PALM, let identity = slot.identity else { continue }
      note(.palm(slot: number), line: line)
      if writer.live[number]?.identity == identity { cancelled.insert(number) }
      slots[number]?.finger = .ignored
    }
    return cancelled
  }

  private mutating func noteIfUnseen(_ number: Int, _ slot: Slot) {
    guard case .here(_, let identity, let line) = slot.finger, writer.live[number]?.identity != identity
    else { return }
    note(.leftUnseen(slot: number), line: line)
  }

  private mutating func noteOrphan(_ slot: Int, line: Int) {
    orphans = (min(orphans?.line ?? line, line), (orphans?.slots ?? []).union([slot]))
  }
}
