import CheckSupport
import TouchKit

extension DragCase {
  /// Lets the app do something in the middle, and take it back at once, some beats later, when the glass is empty, or
  /// never; often another finger lands then and drags, while those that were there before stay.
  mutating func interrupt(_ random: inout SeededGenerator) {
    let kind = random.inTurn(Interruption.allCases)
    let end = random.inTurn([End.atOnce, .atOnce, .soon, .soon, .soon, .onTheEmptyGlass, .never])
    let first = random.number(0...max(fingersAfterBeats.lastIndex { !$0.isEmpty } ?? 0, 0))
    let start = fingersAfterBeats[first...].firstIndex { !$0.isEmpty } ?? first
    var last = start
    switch end {
    case .atOnce: break
    case .soon: last = min(start + random.number(1...4), beats.count - 1)
    case .onTheEmptyGlass: last = fingersAfterBeats[start...].firstIndex(of: []) ?? start
    case .never: return beats.insert(.interrupt(kind, isOver: false), at: start + 1)
    }
    let old = fingersAfterBeats[last]
    beats.insert(.interrupt(kind, isOver: true), at: last + 1)
    beats.insert(.interrupt(kind, isOver: false), at: start + 1)
    guard !random.isTurn(in: 3) else { return }
    beats.insert(contentsOf: dragOfANewFinger(beside: old, &random), at: last + 3)
  }

  private enum End { case atOnce, soon, onTheEmptyGlass, never }

  private func dragOfANewFinger(beside old: Set<Int>, _ random: inout SeededGenerator) -> [Beat] {
    // On this side of the screen or on that: there are two views.
    let finger = random.pick([(0..<14).first { !old.contains($0) } ?? 14, 14, 15])
    let step = Step(x: random.pick([-7, 7]), y: random.number(-3...3))
    var drag = [Beat.land([finger])] + Array(repeating: .move([finger: step]), count: 3)
    if let other = old.sorted().first {
      drag.append(.move([other: Step(x: 9, y: -8), finger: step]))
      drag.append(.move([other: Step(x: -3, y: 5)]))
    }
    return drag + [.move([finger: step]), .lift([finger])]
  }

  /// Which fingers are down after each beat.
  private var fingersAfterBeats: [Set<Int>] {
    var down: Set<Int> = []
    return beats.map { beat in
      switch beat {
      case .land(let fingers): down.formUnion(fingers)
      case .lift(let fingers), .cancel(let fingers): down.subtract(fingers)
      case .move, .creep, .rest, .interrupt: break
      }
      return down
    }
  }
}
