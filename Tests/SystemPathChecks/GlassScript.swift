import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do on a touchscreen, frame by frame, and which frames get lost on the way.
struct GlassScript {
  /// What one finger does in a frame; positions are raw.
  enum Act {
    case land(x: Int, y: Int)
    case move(x: Int, y: Int)
    case lift
  }

  struct Frame {
    /// By slot.
    var acts: [Int: Act]
    /// Where in the frame's events the loss begins, if there is one.
    var lossAfter: Int?
    /// Whether events get lost once more before the report.
    var losesAgain = false
  }

  var xAxis = 0...1599
  var yAxis = 0...1199
  var frames: [Frame]
  /// What the order of slots and positions in a frame is chosen by; without it slots come from the lowest to the highest.
  var order: UInt64?
  /// The tracking id of the first finger; after 65,535 comes 0, for what the number is does not matter.
  var firstID = 0
  /// Whether all fingers have one tracking id.
  var repeatsIDs = false

  var smaller: [GlassScript] {
    var scripts: [GlassScript] = []
    for frames in frames.shorter {
      var script = self
      script.frames = frames
      scripts.append(script)
    }
    for place in frames.indices {
      for slot in frames[place].acts.keys.sorted() where frames[place].acts.count > 1 {
        var script = self
        script.frames[place].acts[slot] = nil
        scripts.append(script)
      }
    }
    return scripts
  }

  /// Each frame as a touchscreen tells it, with what it means.
  var told: [ToldFrame] {
    var touchscreen = Touchscreen(order: order, firstID: firstID, repeatsIDs: repeatsIDs)
    return frames.map { touchscreen.tell($0) }
  }
}

/// A frame as the touchscreen tells it, and the contacts that it means, with raw positions.
struct ToldFrame {
  struct Finger: Equatable {
    let slot: Int
    let phase: Contact.Phase
    let x: Int
    let y: Int
  }

  let events: [TouchscreenEvent]
  let fingers: [Finger]
}

extension GlassScript: CustomStringConvertible {
  var description: String {
    let lines = told.enumerated().map { number, frame in
      "  frame \(number + 1): " + frame.events.map(\.words).joined(separator: ", ")
    }
    let axes =
      "xAxis \(xAxis.lowerBound) to \(xAxis.upperBound), yAxis \(yAxis.lowerBound) to \(yAxis.upperBound)"
    return ([axes] + lines).joined(separator: "\n")
  }
}

extension TouchscreenEvent {
  fileprivate var words: String {
    switch self {
    case .slot(let number): "slot \(number)"
    case .trackingID(let id): "trackingID \(id)"
    case .x(let value): "x \(value)"
    case .y(let value): "y \(value)"
    case .report: "report"
    case .dropped: "dropped"
    }
  }
}

/// A touchscreen that says only what has changed.
private struct Touchscreen {
  private struct Place: Equatable {
    var x: Int?
    var y: Int?
  }

  private var fingers: [Int: ToldFrame.Finger] = [:]
  /// Fingers that a listener cannot know about since the last loss.
  private var unknown: Set<Int> = []
  private var said: [Int: Place] = [:]
  private var silent: Set<Int> = []
  private var current: Int? = 0
  private var nextID: Int
  private var events: [TouchscreenEvent] = []
  private var order: SeededGenerator?

  private let repeatsIDs: Bool

  init(order: UInt64?, firstID: Int, repeatsIDs: Bool) {
    self.order = order.map { SeededGenerator(seed: $0) }
    nextID = firstID
    self.repeatsIDs = repeatsIDs
  }

  private mutating func chance(_ count: Int) -> Bool {
    guard var random = order else { return false }
    defer { order = random }
    return random.once(in: count)
  }

  private mutating func slots(of frame: GlassScript.Frame) -> [Int] {
    let slots = frame.acts.keys.sorted()
    guard var random = order else { return slots }
    defer { order = random }
    return slots.shuffled(using: &random)
  }

  mutating func tell(_ frame: GlassScript.Frame) -> ToldFrame {
    let before = fingers.filter { !unknown.contains($0.key) }
    events = []
    var now: [Int: ToldFrame.Finger] = [:]
    for slot in slots(of: frame) {
      if let act = frame.acts[slot], let finger = play(act, in: slot) { now[slot] = finger }
    }
    // A slot may be chosen of which nothing is said any more.
    if current != nil, chance(6), let slot = frame.acts.keys.max() {
      events.append(.slot(slot))
      current = slot
    }
    if let place = frame.lossAfter { return lose(after: place, again: frame.losesAgain, before: before) }
    for (slot, finger) in fingers where now[slot] == nil {
      now[slot] = .init(slot: slot, phase: .stationary, x: finger.x, y: finger.y)
    }
    let seen = now.values.filter { !unknown.contains($0.slot) }.sorted { $0.slot < $1.slot }
    for finger in now.values where finger.phase == .ended { unknown.remove(finger.slot) }
    return ToldFrame(events: events + [.report], fingers: seen)
  }

  private mutating func lose(
    after place: Int, again: Bool, before: [Int: ToldFrame.Finger]
  ) -> ToldFrame {
    let kept = min(place, events.count)
    let rest = events.dropFirst(kept + 1) + (again ? [.dropped] : [])
    let told = events.prefix(kept) + [.dropped] + rest + [.report]
    unknown = Set(fingers.keys)
    said = [:]
    silent = []
    current = nil
    let cancelled = before.values.sorted { $0.slot < $1.slot }.map {
      ToldFrame.Finger(slot: $0.slot, phase: .cancelled, x: $0.x, y: $0.y)
    }
    return ToldFrame(events: Array(told), fingers: cancelled)
  }

  /// What the finger does, unless it cannot.
  private mutating func play(_ act: GlassScript.Act, in slot: Int) -> ToldFrame.Finger? {
    switch (act, fingers[slot]) {
    case (.land(let x, let y), nil):
      choose(slot)
      events.append(.trackingID(nextID))
      if !repeatsIDs { nextID = (nextID + 1) % 65_536 }
      // Since a loss no one can know what was in the slot.
      if !silent.contains(slot) { said[slot] = nil }
      silent.insert(slot)
      say(x, y, of: slot)
      let finger = ToldFrame.Finger(slot: slot, phase: .began, x: x, y: y)
      fingers[slot] = finger
      return finger
    case (.move(let x, let y), let finger?):
      choose(slot)
      say(x, y, of: slot)
      let phase = finger.x == x && finger.y == y ? Contact.Phase.stationary : .moved
      let moved = ToldFrame.Finger(slot: slot, phase: phase, x: x, y: y)
      fingers[slot] = moved
      return moved
    case (.lift, let finger?):
      choose(slot)
      events.append(.trackingID(-1))
      fingers[slot] = nil
      return ToldFrame.Finger(slot: slot, phase: .ended, x: finger.x, y: finger.y)
    default: return nil
    }
  }

  private mutating func choose(_ slot: Int) {
    if current != slot || chance(5) { events.append(.slot(slot)) }
    current = slot
  }

  private mutating func say(_ x: Int, _ y: Int, of slot: Int) {
    let isYFirst = chance(3)
    // Where the finger was on its way is told at times, too: the last word counts.
    if chance(12) {
      events.append(.x(said[slot]?.x == x + 1 ? x + 2 : x + 1))
      said[slot]?.x = nil
    }
    if chance(12) {
      events.append(.y(y + 3))
      said[slot]?.y = nil
    }
    if isYFirst, said[slot]?.y != y { events.append(.y(y)) }
    if said[slot]?.x != x { events.append(.x(x)) }
    if !isYFirst, said[slot]?.y != y { events.append(.y(y)) }
    said[slot] = Place(x: x, y: y)
  }
}
