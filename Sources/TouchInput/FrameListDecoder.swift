/// Decodes protocol A, in which every frame lists all contacts anew (Linux multi-touch protocol).
///
/// Contacts get the lowest slot that was empty in the frame before. Where the device sends no tracking ids,
/// the contacts of two frames are matched by distance, the nearest pair first; a pair further apart than
/// ``longestJump`` is one finger that left and another that landed.
struct FrameListDecoder: TouchDecoder {
  /// How far a finger without a tracking id may move between two frames, as a share of the glass on both axes
  /// together (engine's choice: a fast flick makes about a tenth).
  static let longestJump: CGFloat = 0.25

  /// One contact as the list has it.
  private struct Entry {
    var trackingID: Int?
    var x: Int?
    var y: Int?
    var pressure: Int?
    var major: Int?
    var tool = 0
    var slot: Int?
    var touch: FrameWriter.Touch?
    let line: Int

    /// Makes the entry the next sight of a finger that is on the glass.
    mutating func take(_ slot: Int?, of writer: FrameWriter) {
      guard let slot, let live = writer.live[slot] else { return }
      self.slot = slot
      touch?.identity = live.identity
    }
  }

  var writer = FrameWriter()
  var notes: [Note] = []
  private let surface: Surface
  private let source: SourceText
  private var landings = 0
  /// The tracking ids of the contacts on the glass, by slot.
  private var trackingIDs: [Int: Int] = [:]

  init(surface: Surface, source: SourceText) {
    self.surface = surface
    self.source = source
  }

  mutating func apply(_ events: [EvdevEvent], report: EvdevEvent) throws(RecordingError) {
    var entries = entries(of: events)
    guard entries.count <= TouchScript.fingers.count else {
      throw source.error(.tooManyContacts, line: report.line)
    }
    matchByTrackingID(&entries)
    matchByDistance(&entries)
    let cancelled = takePalms(&entries)
    giveFreeSlots(&entries)

    trackingIDs = [:]
    var touches = FrameWriter.Glass()
    for entry in entries {
      guard let slot = entry.slot else { continue }
      touches[slot] = entry.touch
      trackingIDs[slot] = entry.trackingID
    }
    writer.write(touches, at: report.time, cancelled: cancelled)
  }

  mutating func forget(rest: [EvdevEvent]) {
    // The next frame lists everything anew.
    trackingIDs = [:]
  }

  mutating func finish() {}

  /// The contacts of one frame that have a place.
  private mutating func entries(of events: [EvdevEvent]) -> [Entry] {
    var entries: [Entry] = []
    var next: Entry?
    for event in events {
      if event.isSynchronisation(Evdev.SYN_MT_REPORT) {
        if let entry = next.take().flatMap({ complete($0, after: entries) }) { entries.append(entry) }
      } else if event.type == Evdev.EV_ABS, Evdev.contactAxes.contains(event.code) {
        checkRange(of: event, on: surface)
        var entry = next ?? Entry(line: event.line)
        switch event.code {
        case Evdev.ABS_MT_TRACKING_ID: entry.trackingID = event.value
        case Evdev.ABS_MT_POSITION_X: entry.x = event.value
        case Evdev.ABS_MT_POSITION_Y: entry.y = event.value
        case Evdev.ABS_MT_PRESSURE: entry.pressure = event.value
        case Evdev.ABS_MT_TOUCH_MAJOR: entry.major = event.value
        case Evdev.ABS_MT_TOOL_TYPE: entry.tool = event.value
        default: break
        }
        next = entry
      }
    }
    return entries
  }

  private mutating func complete(_ entry: Entry, after entries: [Entry]) -> Entry? {
    guard let x = entry.x, let y = entry.y else {
      noteOnce(.contactWithoutPosition, line: entry.line) { $0 == .contactWithoutPosition }
      return nil
    }
    if let id = entry.trackingID, entries.contains(where: { $0.trackingID == id }) {
      noteOnce(.sameContactTwice(trackingID: id), line: entry.line) {
        if case .sameContactTwice = $0 { true } else { false }
      }
      return nil
    }
    var entry = entry
    entry.touch = surface.touch(identity: 0, x: x, y: y, pressure: entry.pressure, major: entry.major)
    return entry
  }

  private func matchByTrackingID(_ entries: inout [Entry]) {
    for index in entries.indices {
      guard let id = entries[index].trackingID else { continue }
      entries[index].take(trackingIDs.first { $0.value == id }?.key, of: writer)
    }
  }

  private func matchByDistance(_ entries: inout [Entry]) {
    var pairs: [(distance: CGFloat, index: Int, slot: Int)] = []
    for index in entries.indices where entries[index].trackingID == nil {
      guard let location = entries[index].touch?.location else { continue }
      for (slot, touch) in writer.live.list where trackingIDs[slot] == nil {
        let distance = hypot(location.x - touch.location.x, location.y - touch.location.y)
        if distance <= Self.longestJump { pairs.append((distance, index, slot)) }
      }
    }
    pairs.sort { ($0.distance, $0.index, $0.slot) < ($1.distance, $1.index, $1.slot) }
    var taken: Set<Int> = []
    for pair in pairs where entries[pair.index].slot == nil && taken.insert(pair.slot).inserted {
      entries[pair.index].take(pair.slot, of: writer)
    }
  }

  private mutating func takePalms(_ entries: inout [Entry]) -> Set<Int> {
    let palms = entries.filter { $0.tool == Evdev.MT_TOOL_PALM }
    entries.removeAll { $0.tool == Evdev.MT_TOOL_PALM }
    for palm in palms {
      // A palm that was never a finger has no slot and is not worth a word.
      if let slot = palm.slot { note(.palm(slot: slot), line: palm.line) }
    }
    return Set(palms.compactMap(\.slot))
  }

  private mutating func giveFreeSlots(_ entries: inout [Entry]) {
    var free = TouchScript.fingers.filter { writer.live[$0] == nil }[...]
    for index in entries.indices where entries[index].slot == nil {
      landings += 1
      entries[index].slot = free.popFirst()
      entries[index].touch?.identity = landings
    }
  }
}
