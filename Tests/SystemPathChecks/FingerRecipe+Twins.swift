import CheckSupport
import TouchKit

extension FingerRecipe {
  /// Taps, and then several fingers that land at one instant where each of them could continue a tap.
  ///
  /// Which of them does isn't said, but how many do.
  static func makeTwins(_ random: inout SeededGenerator) -> FingerScript {
    let place = random.pick([CGPoint(x: 160, y: 240), CGPoint(x: 60, y: 400), CGPoint(x: 250, y: 70)])
    var script = FingerScript(steps: [])
    script.allowsTwins = true
    func near(_ most: Int) -> CGPoint {
      CGPoint(
        x: place.x + CGFloat(Int.random(in: -most...most, using: &random)),
        y: place.y + CGFloat(Int.random(in: -most...most, using: &random)))
    }
    func add(_ wait: Int, _ acts: [Int: FingerScript.Act]) {
      script.steps.append(FingerScript.Step(wait: wait, acts: acts))
    }
    for round in 0..<Int.random(in: 1...3, using: &random) {
      let pause = round == 0 ? 20 : 500
      if random.once(in: 3) {
        // Two taps at a time, neither of which continues the other.
        add(pause, [0: .land(near(10))])
        add(20, [1: .land(near(10))])
        add(30, [1: .lift])
        add(30, [0: .lift])
      } else {
        for tap in 0..<Int.random(in: 1...4, using: &random) {
          add(tap == 0 ? pause : 60, [0: .land(tap == 0 ? place : near(20))])
          add(50, [0: .lift])
        }
      }
      let indices = Array(
        [0, 1, 2, 7].shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random)))
      add(
        random.pick([8, 100, 300]), Dictionary(uniqueKeysWithValues: indices.map { ($0, .land(near(18))) }))
      if random.once(in: 2) { add(20, [:]) }
      let end: FingerScript.Act = random.once(in: 3) ? .cancel : .lift
      add(30, Dictionary(uniqueKeysWithValues: indices.map { ($0, end) }))
    }
    return script
  }
}
