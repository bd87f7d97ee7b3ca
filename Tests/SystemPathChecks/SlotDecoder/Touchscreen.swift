import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// A touchscreen that says only what has changed.
struct Touchscreen {
  /// A frame as it is told, and the contacts that it means.
  typealias Frame = (events: [TouchscreenEvent], contacts: [Contact])

  private struct Place: Equatable { var x, y: Int }

  private let script: GlassScript
  private var order: SeededGenerator?
  private var nextID: Int
  /// Where the fingers are that are down, by slot.
  private var fingers: [Int: Place] = [:]
  /// What was said last of each slot.
  private var said: [Int: Place] = [:]
  private var current: Int? = 0
  private var events: [TouchscreenEvent] = []

  init(_ script: GlassScript) {
    (self.script, nextID) = (script, script.firstID)
    order = script.order.map { SeededGenerator(seed: $0) }
  }

  mutating func tell(_ step: GlassScript.Step) -> Frame {
    let before = fingers
    events = []
    let slots = step.acts.keys.sorted()
    for slot in chance(2) ? slots.reversed() : slots { play(step.acts[slot] ?? .gone, in: slot) }
    // A slot may be chosen of which nothing is said any more.
    if current != nil, chance(6), let slot = slots.max() { choose(slot) }
    if let loss = step.loss {
      events =
        events.prefix(loss) + [.dropped] + events.dropFirst(loss + 1) + (step.losesAgain ? [.dropped] : [])
      (fingers, said, current) = ([:], [:], nil)
    }
    let contacts = Set(before.keys).union(fingers.keys).sorted().map { slot in
      let phase: Contact.Phase =
        switch (before[slot], fingers[slot]) {
        case (nil, _): .began
        case (_, nil): step.loss == nil ? .ended : .cancelled
        case (let old, let new): old == new ? .stationary : .moved
        }
      return contact(slot, phase, at: said[slot] ?? before[slot])
    }
    return (events + [.report], contacts)
  }

  private func contact(_ slot: Int, _ phase: Contact.Phase, at place: Place?) -> Contact {
    func share(_ value: Int?, of axis: ClosedRange<Int>) -> CGFloat {
      CGFloat((value ?? 0) - axis.lowerBound) / CGFloat(axis.upperBound - axis.lowerBound)
    }
    let location = CGPoint(x: share(place?.x, of: script.xAxis), y: share(place?.y, of: script.yAxis))
    return Contact(index: slot, phase: phase, location: location)
  }

  private mutating func play(_ act: GlassScript.Act, in slot: Int) {
    switch act {
    case .gone, .leaves:
      let isEmpty = fingers.removeValue(forKey: slot) == nil
      // An empty slot is said to be empty at times.
      if isEmpty, !chance(4) { return }
      choose(slot)
      let start = events.count
      if !isEmpty, case .leaves(let x, let y) = act { say(x, y, of: slot) }
      events.insert(.trackingID(-1), at: chance(2) ? start : events.count)
    case .at(let x, let y):
      choose(slot)
      let start = events.count
      say(x, y, of: slot)
      if fingers[slot] == nil {
        // The order within a frame makes no difference.
        events.insert(.trackingID(nextID), at: chance(4) ? events.count : start)
        if !script.repeatsIDs { nextID = (nextID + 1) % 65_536 }
      }
      fingers[slot] = Place(x: x, y: y)
    }
  }

  private mutating func choose(_ slot: Int) {
    if current != slot || chance(5) { events.append(.slot(slot)) }
    current = slot
  }

  private mutating func say(_ x: Int, _ y: Int, of slot: Int) {
    var (xs, ys): ([TouchscreenEvent], [TouchscreenEvent]) = ([], [])
    if said[slot]?.x != x { xs = [.x(x)] }
    if said[slot]?.y != y { ys = [.y(y)] }
    // Where the finger was on its way is told at times, too: the last word counts.
    if chance(12) { xs = [.x(x + 1), .x(x)] }
    if chance(12) { ys = [.y(y + 3), .y(y)] }
    events += chance(3) ? ys + xs : xs + ys
    said[slot] = Place(x: x, y: y)
  }

  private mutating func chance(_ count: Int) -> Bool { order?.once(in: count) ?? false }
}
