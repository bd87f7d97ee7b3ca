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

  var smaller: [GlassScript] {
    var scripts: [GlassScript] = []
    for place in frames.indices.reversed() {
      var script = self
      script.frames.remove(at: place)
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
    var touchscreen = Touchscreen()
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
  /// Fingers that whoever listens cannot know about since the last loss.
  private var unknown: Set<Int> = []
  private var said: [Int: Place] = [:]
  private var silent: Set<Int> = []
  private var current: Int? = 0
  private var nextID = 0
  private var events: [TouchscreenEvent] = []

  mutating func tell(_ frame: GlassScript.Frame) -> ToldFrame {
    let before = fingers.filter { !unknown.contains($0.key) }
    events = []
    var now: [Int: ToldFrame.Finger] = [:]
    for (slot, act) in frame.acts.sorted(by: { $0.key < $1.key }) {
      if let finger = play(act, in: slot) { now[slot] = finger }
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
      nextID += 1
      // Since a loss nobody can know what was in the slot.
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
    if current != slot { events.append(.slot(slot)) }
    current = slot
  }

  private mutating func say(_ x: Int, _ y: Int, of slot: Int) {
    if said[slot]?.x != x { events.append(.x(x)) }
    if said[slot]?.y != y { events.append(.y(y)) }
    said[slot] = Place(x: x, y: y)
  }
}
