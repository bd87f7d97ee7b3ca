import CheckSupport

/// What random scripts of a run loop are made of.
struct LoopRecipe {
  enum Ingredient: CaseIterable {
    /// Several messages at one instant.
    case messages
    /// Timers.
    case timers
    /// Several events for one message.
    case events
    /// Handling an event puts more events into the queue.
    case eventsMeanwhile
    /// Handling an event sends a message.
    case messagesMeanwhile
    /// Events and signals while the loop sleeps.
    case signals
    /// Events that nothing signals.
    case silentEvents
    /// Callbacks add timers.
    case timersMeanwhile
    /// Timers whose time is over when they are added.
    case overdueTimers
    /// Timers add timers that are due at once.
    case dueTimersOfTimers
    /// Messages and events that have the same name as others.
    case repeatedNames
    /// The clock does not begin at zero, and some scripts are long, with more than a hundred of a kind at one instant.
    case anyClock
    /// Time passes from turn to turn, and more happens between turns, while the loop is awake.
    case slowTurns
    /// The loop has turns although there is nothing new.
    case idleTurns
  }

  var ingredients: Set<Ingredient>

  func makeCase(_ random: inout SeededGenerator) -> LoopScript {
    var maker = Maker(ingredients: ingredients)
    if ingredients.contains(.anyClock) {
      maker.script.start = [0, -1_000, -20, 3_600_000].randomElement(using: &random) ?? 0
      if random.once(in: 12) { maker.factor = 12 }
      if random.once(in: 6) { maker.script.haste = 1_000 }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) { maker.addInstant(&random) }
    return maker.script
  }

  private struct Maker {
    let ingredients: Set<Ingredient>
    var script = LoopScript()
    /// How many times more of everything there is than in a small script.
    var factor = 1
    /// What several messages and events are called.
    private static let names = ["another", "another", "another one", "", "Größe"]
    private var messages = 0
    private var events = 0
    private var timers = 0

    init(ingredients: Set<Ingredient>) { self.ingredients = ingredients }

    /// How many there are, for one of a small script; in long ones at times very many.
    private func count(of number: Int, _ random: inout SeededGenerator) -> Int {
      factor > 1 && random.once(in: 4) ? 130 : number
    }

    private func chance(_ ingredient: Ingredient, _ random: inout SeededGenerator) -> Bool {
      ingredients.contains(ingredient) && Bool.random(using: &random)
    }

    mutating func addInstant(_ random: inout SeededGenerator) {
      var actions: [LoopScript.Action] = []
      if chance(.timers, &random) {
        let number = factor * Int.random(in: 1...4, using: &random)
        for _ in 0..<count(of: number, &random) {
          actions.append(timer(from: ingredients.contains(.overdueTimers) ? 0 : 1, &random))
        }
      }
      if chance(.signals, &random) { actions += [event(&random), .signal] }
      let isIdle = actions.isEmpty && chance(.idleTurns, &random)
      if !isIdle, actions.isEmpty || Bool.random(using: &random) {
        let most = ingredients.contains(.messages) ? Int.random(in: 1...3, using: &random) : 1
        for _ in 0..<(factor * most) {
          actions.append(message(&random))
        }
      }
      var wait = Int.random(in: 1...4, using: &random) * 10
      // At times a timer is due a moment later.
      if chance(.anyClock, &random) { wait += [-1, 0, 1, 6].randomElement(using: &random) ?? 0 }
      let isLate = chance(.timers, &random)
      // The thread may have got no time for long.
      if isLate, ingredients.contains(.anyClock) {
        wait += [0, 600, 90_000, 90_000].randomElement(using: &random) ?? 0
      }
      var instant = LoopScript.Instant(wait: wait, actions: actions, isLate: isLate)
      if chance(.slowTurns, &random) { slow(&instant, &random) }
      script.instants.append(instant)
    }

    private mutating func slow(_ instant: inout LoopScript.Instant, _ random: inout SeededGenerator) {
      instant.turnTime = random.pick([0, 1, 4, 10, 25])
      instant.betweenTurns = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        var actions: [LoopScript.Action] = []
        if random.once(in: 3), messages < 8 * factor { actions.append(message(&random)) }
        if random.once(in: 3) { actions.append(event(&random)) }
        if random.once(in: 3) { actions.append(.signal) }
        if random.once(in: 3) { actions += timerMeanwhile(from: 0, &random) }
        return actions
      }
    }

    private mutating func message(_ random: inout SeededGenerator) -> LoopScript.Action {
      if chance(.repeatedNames, &random) { return .message(random.pick(Self.names)) }
      messages += 1
      let name = "message \(messages)"
      var reaction: [LoopScript.Action] = []
      let number = ingredients.contains(.events) ? Int.random(in: 1...3, using: &random) : 1
      for _ in 0..<count(of: number, &random) {
        reaction.append(event(&random))
      }
      if !chance(.silentEvents, &random) { reaction.append(.signal) }
      if chance(.messagesMeanwhile, &random), messages < 8 * factor { reaction.append(message(&random)) }
      if chance(.timersMeanwhile, &random) { reaction += timerMeanwhile(from: 0, &random) }
      script.reactions[name] = reaction
      return .message(name)
    }

    private mutating func event(_ random: inout SeededGenerator) -> LoopScript.Action {
      if chance(.repeatedNames, &random) { return .event(random.pick(Self.names)) }
      events += 1
      let name = "event \(events)"
      guard events < 12 * factor else { return .event(name) }
      var reaction: [LoopScript.Action] = []
      if chance(.eventsMeanwhile, &random) { reaction += [event(&random), .signal] }
      if chance(.messagesMeanwhile, &random), messages < 8 * factor { reaction.append(message(&random)) }
      if chance(.timersMeanwhile, &random) { reaction += timerMeanwhile(from: 0, &random) }
      script.reactions[name] = reaction
      return .event(name)
    }

    private mutating func timer(from earliest: Int = 1, _ random: inout SeededGenerator) -> LoopScript.Action
    {
      timers += 1
      let name = "timer \(timers)"
      var reaction: [LoopScript.Action] = []
      if chance(.events, &random) { reaction += [event(&random), .signal] }
      if chance(.messagesMeanwhile, &random), messages < 8 * factor { reaction.append(message(&random)) }
      // One that is due at once might fire in this turn as well as in the next.
      if chance(.timersMeanwhile, &random) {
        reaction += timerMeanwhile(from: ingredients.contains(.dueTimersOfTimers) ? 0 : 1, &random)
      }
      script.reactions[name] = reaction
      // From a timer's callback only later ones: see `earliest`.
      let isOverdue = earliest <= 0 && chance(.overdueTimers, &random)
      let after = Int.random(in: (isOverdue ? -3 : earliest)...3, using: &random) * 10
      let isFarOff =
        after > 0 && ingredients.contains(.anyClock) && random.once(in: 8)
      return .timer(name, after: isFarOff ? after * 500 : after)
    }

    private mutating func timerMeanwhile(
      from earliest: Int, _ random: inout SeededGenerator
    ) -> [LoopScript.Action] {
      timers < 8 * factor ? [timer(from: earliest, &random)] : []
    }
  }
}
