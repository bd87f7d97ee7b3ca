import CheckSupport

/// Makes random scripts of a run loop, with everything at once.
struct LoopMaker {
  var random: SeededGenerator
  /// How many things there may be more.
  private var budget = 40
  private var number = 0

  init(random: SeededGenerator) { self.random = random }

  mutating func make() -> LoopScript {
    var script = LoopScript()
    script.start = random.inTurn([0, 0, -1_000, -20, 3_600_000])
    let isCrowded = random.isTurn(in: 10)
    for _ in 0..<Int.random(in: 2...5, using: &random) { script.steps.append(step()) }
    if isCrowded {
      script.steps[0].actions += (0..<70).map { .timer("one of many timers \($0)", due: 0) }
      script.steps[0].actions +=
        (0..<130).map { .event("one of many events \($0)") } + [.signal, .message("m")]
    }
    script.steps.append(LoopScript.Step(60_000))
    if random.isTurn(in: 5) {
      budget = 8
      script.inside = [step(), LoopScript.Step(60_000)]
    }
    return script
  }

  private mutating func step() -> LoopScript.Step {
    // Timers are due a little later than a turn, too; and at times the thread gets none for long.
    var step = LoopScript.Step(
      random.pick([10, 20, 30]) + random.pick([0, 0, -1, 0.2, -0.2, 6]) + random.pick([0, 0, 0, 600, 90_000]))
    let number = Int.random(in: 0...4, using: &random)
    for _ in 0..<number { step.actions += action(mayBeDue: true) }
    if random.once(in: 2) {
      step.turnTime = random.pick([0, 1, 4, 10, 25])
      step.betweenTurns = (0..<2).map { _ in random.once(in: 2) ? action(mayBeDue: true) : [] }
    }
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
