import CheckSupport

extension LoopScript {
  /// Everything at once; at times very many things, or a loop that has turns in a callback of another.
  static func random(_ random: inout SeededGenerator) -> LoopScript {
    var maker = LoopMaker(random: random)
    defer { random = maker.random }
    return maker.make()
  }
}

private struct LoopMaker {
  var random: SeededGenerator
  /// How many things there may be.
  private var budget = 40
  private var number = 0

  init(random: SeededGenerator) { self.random = random }

  mutating func make() -> LoopScript {
    var script = LoopScript()
    script.start = random.inTurn([0, 0, -1_000, -20, 3_600_000])
    // Timers may be due a little before a turn, or a little after it.
    let shift = random.inTurn([0, 0.2, -0.2, -0.2, 6])
    for _ in 0..<random.number(3...7) { script.steps.append(step(shift)) }
    if random.isTurn(in: 10) {
      let events = (100..<230).map { LoopScript.Action.event("event \($0)") }
      let timers = (300..<370).map { LoopScript.Action.timer("timer \($0)", due: 0) }
      script.steps[0].actions += timers + events + [.signal, .message("go")]
    }
    if random.isTurn(in: 5) {
      budget = number + 8
      let other = [.timer("other timer", due: 0)] + action(mayBeDue: true) + [.message("other message")]
      script.steps[0].actions.append(.message("callback", [.otherLoop(other)]))
    }
    script.steps.append(LoopScript.Step(60_000))
    return script
  }

  private mutating func step(_ shift: Double) -> LoopScript.Step {
    let wait: Double = random.pick([1, 10, 10, 20]) + random.pick([0, 0, 0, 0, 600, 90_000])
    var step = LoopScript.Step(wait + shift, turns: random.pick([400, 400, 1]))
    let number = random.number(0...4)
    for _ in 0..<number { step.actions += action(mayBeDue: true) }
    return step
  }

  /// Something that happens, perhaps with a signal after it.
  ///
  /// - Parameter mayBeDue: Whether a timer may be due at once: one that a timer adds may fire in this turn or the next.
  private mutating func action(mayBeDue: Bool) -> [LoopScript.Action] {
    number += 1
    guard number < budget else { return [.signal] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return [.message(random.pick(["another", "another", "", "Größe"]))]
    case 1, 2: return [.message("message \(number)", reaction())]
    case 3: return [.event("event \(number)", reaction())]
    case 4, 5: return [.event("event \(number)", reaction()), .signal]
    default:
      let dues: [Double] = mayBeDue ? [-30, 0, 10, 10, 20, 5_000] : [10, 10, 20, 30]
      return [.timer("timer \(number)", due: random.pick(dues), reaction(mayBeDue: false))]
    }
  }

  private mutating func reaction(mayBeDue: Bool = true) -> [LoopScript.Action] {
    var actions: [LoopScript.Action] = []
    while random.once(in: 2) { actions += action(mayBeDue: mayBeDue) }
    return actions
  }
}
