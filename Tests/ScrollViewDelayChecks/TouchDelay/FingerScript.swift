import CheckSupport
import TouchInput
import TouchKit

/// Fingers that land one after the other, in whole milliseconds.
struct FingerScript: Equatable, CustomStringConvertible {
  struct Move: Equatable {
    /// From the one before.
    var after: Int
    /// From the landing.
    var x: CGFloat
    var y: CGFloat
  }

  struct Finger: Equatable {
    /// How long the glass is empty before.
    var pause = 0
    var landing = CGPoint(x: 128, y: 256)
    var moves: [Move] = []
    /// How long the finger rests at last.
    var rest: Int
    /// Whether the system cancels the touch at last.
    var isCancelled = false
  }

  var fingers: [Finger]
  /// Where the view's coordinates begin on the glass; a finger may well land at (0, 0), or above the view.
  var origin = CGPoint.zero

  func write(to script: inout TouchScript) {
    script.wait(1)
    for finger in fingers {
      script.wait(Double(finger.pause) / 1000)
      script.down(at: finger.landing)
      for move in finger.moves {
        script.wait(Double(move.after) / 1000)
        script.move(to: finger.landing + CGPoint(x: move.x, y: move.y))
      }
      script.wait(Double(finger.rest) / 1000)
      if finger.isCancelled { script.cancel() } else { script.up() }
    }
  }

  /// What the fingers do, with milliseconds from the start.
  var steps: [(time: Int, phase: UITouch.Phase, location: CGPoint)] {
    var time = 0
    var steps: [(time: Int, phase: UITouch.Phase, location: CGPoint)] = []
    for finger in fingers {
      time += finger.pause
      var place = finger.landing
      steps.append((time, .began, place))
      for move in finger.moves {
        time += move.after
        place = finger.landing + CGPoint(x: move.x, y: move.y)
        steps.append((time, .moved, place))
      }
      time += finger.rest
      steps.append((time, finger.isCancelled ? .cancelled : .ended, place))
    }
    return steps
  }

  /// Takes out moves to where the finger is: the glass tells of none.
  mutating func removeRests() {
    for index in fingers.indices {
      var (place, waiting, moves) = (CGPoint.zero, 0, [Move]())
      for move in fingers[index].moves {
        let next = CGPoint(x: move.x, y: move.y)
        guard next != place else {
          waiting += move.after
          continue
        }
        moves.append(Move(after: move.after + waiting, x: move.x, y: move.y))
        (place, waiting) = (next, 0)
      }
      fingers[index].moves = moves
      fingers[index].rest += waiting
    }
  }

  /// The times count from the start, as those of the traces do.
  var description: String {
    let words: [UITouch.Phase: String] = [
      .began: "a finger lands at", .moved: "it moves to", .ended: "it lifts at",
      .cancelled: "it is cancelled by the system at",
    ]
    return "the fingers:"
      + steps.map { step in
        let place = (step.location + origin * -1).text
        return "\n  \(Self.text(ofMilliseconds: step.time))  \(words[step.phase] ?? "") \(place)"
      }.joined()
  }

  static func text(ofMilliseconds time: Int) -> String {
    let digits = String(time % 1000)
    return "\(time / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  /// Scripts with less in them, the smallest first.
  var smaller: [FingerScript] {
    func with(_ change: (inout FingerScript) -> Void) -> FingerScript {
      var copy = self
      change(&copy)
      return copy
    }
    var scripts = fingers.shorter.filter { !$0.isEmpty }.map { fingers in with { $0.fingers = fingers } }
    for place in fingers.indices where fingers.count < 10 {
      scripts += fingers[place].moves.shorter.map { moves in with { $0.fingers[place].moves = moves } }
      if fingers[place].isCancelled { scripts.append(with { $0.fingers[place].isCancelled = false }) }
    }
    return (scripts + rounder).filter { !$0.hasTies }
  }

  /// Whether something happens at the very moment at which a delay is over.
  private var hasTies: Bool {
    fingers.contains { finger in
      var time = 0
      return (finger.moves.map(\.after) + [finger.rest]).contains {
        time += $0
        return time == 150
      }
    }
  }
}

extension FingerScript {
  fileprivate enum Way: CaseIterable { case rests, trembles, goesSideways, drags, wanders }

  /// - Parameters:
  ///   - count: How many fingers, if that is not random.
  ///   - longest: How many moves a finger makes at most.
  init(_ random: inout SeededGenerator, count: Int? = nil, longest: Int = 40) {
    let first = random.inTurn(Way.allCases)
    repeat {
      let count = count ?? random.pick([1, 2, 2, 3, 4, 11])
      fingers = (0..<count).map { number in
        let way = number == 0 ? first : random.pick(Way.allCases)
        return Finger(way, isFirst: number == 0, longest: longest, &random)
      }
    } while hasTies
    // Half of them land at the very corner of the view, or beyond it.
    let beyond = random.inTurn([.zero, .zero, CGPoint(x: 20, y: 30), CGPoint(x: 3_000, y: -5_000)])
    if random.once(in: 2) { origin = fingers[0].landing + beyond }
    if random.isTurn(in: 8) { fingers[0].rest += 20_000 }
  }
}

extension FingerScript.Finger {
  fileprivate init(
    _ way: FingerScript.Way, isFirst: Bool, longest: Int, _ random: inout SeededGenerator
  ) {
    // So that the next one lands while the delay of this one would still go on.
    let isQuick = random.once(in: 3)
    let waits = isQuick ? 5...20 : random.pick([5...140, 5...140, 151...400])
    var moves: [FingerScript.Move] = []
    // Some tremble before they go anywhere.
    let trembling = way == .drags || way == .goesSideways ? random.pick([0, 0, random.number(1...12)]) : 0
    let count =
      way == .rests
      ? 0 : random.once(in: 12) ? random.number(min(8, longest)...longest) : random.number(1...4)
    for step in 0..<(trembling + count) {
      var move = Self.move(step < trembling ? .trembles : way, step, &random)
      if step == 0 { move.after = random.number(waits) }
      moves.append(move)
    }
    self.init(
      pause: isFirst ? 0 : random.pick([random.number(20...140), 700, 100_000]),
      landing: CGPoint(x: random.number(90...166), y: random.number(180...330))
        + random.pick([.zero, CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.375, y: 0.75)]),
      moves: moves, rest: random.number(isQuick ? 5...20 : random.pick([5...149, 151...300])),
      isCancelled: random.once(in: 3))
  }

  private static func move(
    _ way: FingerScript.Way, _ step: Int, _ random: inout SeededGenerator
  ) -> FingerScript.Move {
    let after = random.number(5...40)
    func far(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(random.number(range) * random.pick([-1, 1])) }
    // A little less than 10 is not enough.
    func little() -> CGFloat {
      random.once(in: 4)
        ? random.pick([-9.875, 9.875, -9.96875, 9.96875]) : CGFloat(random.number(-19...19)) / 2
    }
    switch way {
    case .rests, .trembles:
      // The n-th move has coordinates of its own, so that no two messages look the same, or is back at the landing.
      if random.once(in: 8) { return FingerScript.Move(after: after, x: 0, y: 0) }
      let x = random.pick([CGFloat(step % 18 + 1) / 2, 9.875, -9.96875])
      return FingerScript.Move(after: after, x: x, y: little())
    case .goesSideways:
      let x = far(random.pick([8...9, 10...10, 10...30, 30...70]))
      return FingerScript.Move(after: after, x: x, y: little())
    // One that comes back has begun to drag all the same.
    case .drags:
      let y = step > 0 ? far(0...160) : far(random.pick([10...10, 10...40, 40...160]))
      return FingerScript.Move(after: after, x: far(random.pick([0...30, 0...30, 30...80])), y: y)
    case .wanders:
      return FingerScript.Move(after: after, x: far(0...28) / 2, y: far(0...28) / 2)
    }
  }
}
