import CheckSupport
import TouchKit

extension FingerRecipe {
  /// A touch that goes in small steps, in one direction or back and forth, and rests in between; and then a tap in time for it.
  static func makeAWayWithRests(_ random: inout SeededGenerator) -> FingerScript {
    let place = CGPoint(x: 160, y: 240)
    let direction = random.pick([
      CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -0.6, y: 0.8), CGPoint(x: -1, y: 0),
    ])
    // Far enough, or not; the finger comes back, or not.
    let ways: [CGFloat] = random.inTurn([
      [4, 12, 20, 28, 36, 44, 52, 60], [30, 60], [40, 80, 40, 0], [8, 16, 24, 32, 40],
      [22, 44, 22, 0, -22, -44], [9, 18, 27, 36, 47, 36, 20, 4], [40, 20, 0, -20, -40],
    ])
    var steps = [FingerScript.Step(wait: 20, acts: [0: .land(place)])]
    // The rests alone may take so long that it is no tap.
    let rest = random.inTurn([10, 17, 150, 200])
    let kind = random.inTurn([0, 1, 2])
    let isTold = Bool.random(using: &random)
    for way in ways {
      let point = CGPoint(x: place.x + way * direction.x, y: place.y + way * direction.y)
      steps.append(FingerScript.Step(wait: 10, acts: [0: isTold ? .move(point) : .creep(point)]))
      switch kind {
      case 0: steps.append(FingerScript.Step(wait: rest, acts: [0: .rest]))
      case 1: steps.append(FingerScript.Step(wait: rest, acts: [0: .tremble]))
      default: steps.append(FingerScript.Step(wait: rest, acts: [:]))
      }
    }
    steps.append(FingerScript.Step(wait: 12, acts: [0: .lift]))
    for _ in 0..<2 {
      steps.append(FingerScript.Step(wait: 60, acts: [0: .land(place)]))
      steps.append(FingerScript.Step(wait: 50, acts: [0: .lift]))
    }
    return FingerScript(steps: steps)
  }

  /// Quick taps, each of them near the one before, so that the last may be far from the first; or many in one place.
  static func makeCreepingTaps(_ random: inout SeededGenerator) -> FingerScript {
    var steps: [FingerScript.Step] = []
    var x: CGFloat = 100
    let creeps = Int.random(in: 0..<3, using: &random) > 0
    let many = [24, 24, 70].randomElement(using: &random) ?? 24
    for _ in 0..<(creeps ? Int.random(in: 2...7, using: &random) : many) {
      steps.append(FingerScript.Step(wait: 100, acts: [0: .land(CGPoint(x: x, y: 240))]))
      steps.append(FingerScript.Step(wait: 50, acts: [0: .lift]))
      if creeps { x += [0, 5, 10, 30, 40].randomElement(using: &random) ?? 10 }
    }
    // The last one goes on when the system has interrupted the one before.
    steps.append(FingerScript.Step(wait: 100, acts: [0: .land(CGPoint(x: x, y: 240))]))
    steps.append(FingerScript.Step(wait: 50, acts: [:], isInterruption: true))
    steps.append(FingerScript.Step(wait: 50, acts: [0: .lift]))
    steps.append(FingerScript.Step(wait: 50, acts: [0: .land(CGPoint(x: x, y: 240))]))
    return FingerScript(steps: steps)
  }
}
