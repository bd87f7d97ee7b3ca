import CheckSupport
import TouchInput
import TouchKit

/// Fingers that land one after the other, in whole milliseconds and half points.
struct FingerScript: CustomStringConvertible {
  struct Move {
    var after: Int
    var x: CGFloat
    var y: CGFloat
  }

  enum End: String {
    case lifts
    case isCancelled = "is cancelled by the system"
  }

  struct Finger {
    /// How long the glass is empty before.
    var pause: Int
    /// Where it lands.
    var landing: CGPoint
    /// From the one before; x and y are measured from the landing.
    var moves: [Move]
    /// How long the finger rests at last.
    var rest: Int
    var end = End.lifts
  }

  var fingers: [Finger]
  /// Where the view's coordinates begin on the glass; a finger may well land at (0, 0), or above the view.
  var origin = CGPoint.zero

  func write(to script: inout TouchScript) {
    for finger in fingers {
      script.wait(Double(finger.pause) / 1000)
      script.down(at: finger.landing)
      for move in finger.moves {
        script.wait(Double(move.after) / 1000)
        script.move(to: finger.landing + CGPoint(x: move.x, y: move.y))
      }
      script.wait(Double(finger.rest) / 1000)
      switch finger.end {
      case .lifts: script.up()
      case .isCancelled: script.cancel()
      }
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
      steps.append((time, finger.end == .lifts ? .ended : .cancelled, place))
    }
    return steps
  }

  /// How long all of it takes, in milliseconds.
  var length: Int { steps.last?.time ?? 0 }

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
    var time = 0
    var rows: [String] = []
    func row(_ text: String) { rows.append("  \(Self.text(ofMilliseconds: time))  \(text)") }
    for (number, finger) in fingers.enumerated() {
      time += finger.pause
      row(
        (fingers.count == 1 ? "a finger" : "finger \(number + 1)")
          + " lands at \((finger.landing - origin).text)")
      for move in finger.moves {
        time += move.after
        row("it is at \(CGPoint(x: move.x, y: move.y).text) from there")
      }
      time += finger.rest
      row("it \(finger.end.rawValue)")
    }
    return "the fingers:\n" + rows.joined(separator: "\n")
  }

  static func text(ofMilliseconds time: Int) -> String {
    let digits = String(time % 1000)
    return "\(time / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  /// Scripts with less in them, the smallest first.
  var smaller: [FingerScript] {
    var scripts: [FingerScript] = []
    for fingers in fingers.shorter where !fingers.isEmpty {
      var copy = self
      copy.fingers = fingers
      scripts.append(copy)
    }
    for place in fingers.indices where fingers.count < 10 {
      for moves in fingers[place].moves.shorter {
        var copy = self
        copy.fingers[place].moves = moves
        scripts.append(copy)
      }
      if fingers[place].end != .lifts {
        var copy = self
        copy.fingers[place].end = .lifts
        scripts.append(copy)
      }
    }
    return scripts.filter { !$0.hasTies }
  }

  /// Whether something happens at the very moment at which a delay is over.
  var hasTies: Bool {
    fingers.contains { finger in
      var time = 0
      for step in finger.moves.map(\.after) + [finger.rest] {
        time += step
        if time == 150 { return true }
      }
      return false
    }
  }
}

/// What the fingers of a random script do.
struct FingerRecipe {
  enum Way { case rests, trembles, goesSideways, drags, wanders }

  var ways: [Way]
  /// How long a finger rests before it moves, in milliseconds.
  var waits = 5...90
  /// How long it rests before it lifts.
  var rests = 5...90
  var fingers = 1...1
  /// How many moves a finger makes at most.
  var longest = 40
  var ends: [FingerScript.End] = [.lifts]

  func make(_ random: inout SeededGenerator) -> FingerScript {
    while true {
      // Now and then many of them.
      let isLong = (2..<10).contains(fingers.upperBound) && random.once(in: 12)
      let most = Bool.random(using: &random) ? 6 : 14
      let count = isLong ? most : Int.random(in: fingers, using: &random)
      var script = FingerScript(fingers: (0..<count).map { finger(number: $0, &random) })
      // Half of them land at the very corner of the view, or beyond it.
      if Bool.random(using: &random) {
        let beyond = random.pick([
          .zero, .zero, CGPoint(x: 20, y: 30), CGPoint(x: 3_000, y: -5_000), CGPoint(x: -3_000, y: 5_000),
        ])
        script.origin = script.fingers[0].landing + beyond
      }
      // Of ten scripts, two have a very long rest before a move, one a very long one at last, one a very long pause.
      if random.isTurn(in: 5), waits.upperBound > 250, !script.fingers[0].moves.isEmpty {
        script.fingers[0].moves[0].after += random.inTurn([800, 2_000, 20_000])
      }
      if random.isTurn(in: 10), rests.upperBound > 150 { script.fingers[0].rest += 20_000 }
      if random.isTurn(in: 10) { script.fingers[script.fingers.count - 1].pause += 100_000 }
      if !script.hasTies { return script }
    }
  }

  private func finger(number: Int, _ random: inout SeededGenerator) -> FingerScript.Finger {
    let way = ways[Int.random(in: ways.indices, using: &random)]
    // So that the next one lands while the delay of this one would still go on.
    let isQuick = fingers.upperBound > 1 && random.once(in: 3)
    let isSoon = Bool.random(using: &random)
    var moves: [FingerScript.Move] = []
    if way != .rests {
      // Some tremble before they go anywhere.
      if way == .drags || way == .goesSideways, random.once(in: 3) {
        for step in 0..<Int.random(in: 1...12, using: &random) {
          moves.append(move(.trembles, step, 5...20, &random))
        }
      }
      let isLong = random.once(in: 12)
      for step in 0..<Int.random(in: isLong ? 8...longest : 1...4, using: &random) {
        moves.append(move(way, step, isQuick ? 5...20 : waits, &random))
      }
    }
    for place in moves.indices.reversed() where random.once(in: 12) {
      var again = moves[place]
      again.after = Int.random(in: 1...30, using: &random)
      moves.insert(again, at: place + 1)
    }
    return FingerScript.Finger(
      pause: number == 0 ? 0 : Int.random(in: 20...(isQuick ? 50 : isSoon ? 140 : 900), using: &random),
      landing: CGPoint(
        x: Int.random(in: 90...166, using: &random), y: Int.random(in: 180...330, using: &random))
        + [.zero, CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.375, y: 0.75)][Int.random(in: 0...2, using: &random)],
      moves: moves,
      rest: Int.random(in: isQuick ? 5...20 : rests, using: &random),
      end: ends[Int.random(in: ends.indices, using: &random)])
  }

  private func move(
    _ way: Way, _ step: Int, _ waits: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> FingerScript.Move {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func far(_ range: ClosedRange<Int>) -> Int { number(range) * (Bool.random(using: &random) ? 1 : -1) }
    let after = step == 0 ? number(waits) : number(5...40)
    func move(_ x: Int, _ y: Int) -> FingerScript.Move {
      FingerScript.Move(after: after, x: CGFloat(x), y: CGFloat(y))
    }
    // A little less than 10 is not enough.
    func little() -> CGFloat {
      number(0...5) == 0 ? [-9.875, 9.875, -9.96875, 9.96875][number(0...3)] : CGFloat(number(-19...19)) / 2
    }
    switch way {
    // The n-th move has coordinates of its own, so that no two messages look the same, or is back at the landing.
    case .rests, .trembles:
      let way = CGFloat(step % 60 + 1) / 2
      let x = [way, way, 9.875, -9.96875][number(0...3)]
      return number(0...7) == 0 ? move(0, 0) : FingerScript.Move(after: after, x: x, y: little())
    case .goesSideways:
      // Sometimes not quite far enough.
      return FingerScript.Move(
        after: after, x: CGFloat(far([8...9, 10...10, 10...30, 30...70][number(0...3)]) + step % 20),
        y: little())
    // Usually a little; one that comes back has begun to drag all the same.
    case .drags:
      return move(
        number(0...3) > 0 ? number(-30...30) : far(30...80),
        step > 0 ? number(-160...160) : far([10...10, 10...40, 10...40, 40...160][number(0...3)]))
    case .wanders:
      return FingerScript.Move(
        after: after, x: CGFloat(number(-28...28)) / 2, y: CGFloat(number(-28...28)) / 2)
    }
  }
}
