import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What happens around a run loop, and what its callbacks do.
struct LoopScript: Script {
  /// Something that happens; what comes last is what the callback does that is called for it.
  indirect enum Action {
    /// A message arrives at the port.
    case message(String, [Action] = [])
    /// An event is put into the queue.
    case event(String, [Action] = [])
    /// A timer is added that is due some milliseconds later.
    case timer(String, due: Double, [Action] = [])
    /// The source0 is signalled.
    case signal
  }

  /// What happens at an instant, before the loop has its turns.
  struct Step {
    /// Milliseconds since the instant before.
    var wait: Double
    var actions: [Action]
    /// How many milliseconds pass from each turn to the next.
    var turnTime = 0.0
    /// What happens after the first turn, the second and so on, while something is left to do.
    var betweenTurns: [[Action]] = []

    init(_ wait: Double, _ actions: Action...) { (self.wait, self.actions) = (wait, actions) }
  }

  var steps: [Step]
  /// The milliseconds at which the clock begins.
  var start = 0.0
  /// What another loop does in the first callback of this one.
  var inside: [Step] = []

  init(_ steps: Step...) { self.steps = steps }

  var simpler: [LoopScript] {
    var scripts = shortening(\.actions) + shortening(\.betweenTurns)
    if !inside.isEmpty {
      var script = self
      script.inside = []
      scripts.insert(script, at: 0)
    }
    for (place, step) in steps.enumerated() {
      for actions in step.actions.plainer {
        var script = self
        script.steps[place].actions = actions
        scripts.append(script)
      }
    }
    return scripts
  }

  var right: Player { player { StatedLoop() } }
  var students: Player { player { MainLoop() } }

  private func player(_ make: @escaping () -> some TurningLoop) -> Player {
    let run = LoopRun(self, make)
    return { run.play($0) }
  }

  var description: String {
    var now = start
    let lines = steps.map { step in
      now += step.wait
      let slowness = step.turnTime > 0 ? "; from turn to turn \(step.turnTime) ms pass" : ""
      let further = step.betweenTurns.enumerated().filter { !$0.element.isEmpty }.map { turn, actions in
        "; if something is left after turn \(turn + 1): \(actions.words)"
      }
      let words = step.actions.isEmpty ? "nothing new, but a turn" : step.actions.words
      return "  \(now.seconds)  \(words)\(slowness)\(further.joined())"
    }
    let other =
      inside.isEmpty ? [] : ["and in the first callback, with a second loop:", "\(LoopScript(inside))"]
    return (lines + other).joined(separator: "\n")
  }

  private init(_ steps: [Step]) { self.steps = steps }
}

extension LoopScript.Action {
  /// What the callback is called with, and what it does.
  var callback: (name: String, actions: [LoopScript.Action])? {
    switch self {
    case .message(let name, let actions), .event(let name, let actions), .timer(let name, _, let actions):
      (name, actions)
    case .signal: nil
    }
  }

  fileprivate func with(_ actions: [LoopScript.Action]) -> LoopScript.Action {
    switch self {
    case .message(let name, _): .message(name, actions)
    case .event(let name, _): .event(name, actions)
    case .timer(let name, let due, _): .timer(name, due: due, actions)
    case .signal: .signal
    }
  }

  fileprivate var words: String {
    let what =
      switch self {
      case .message(let name, _): "\(name) arrives at the port"
      case .event(let name, _): "\(name) is put into the queue"
      case .signal: "the source0 is signalled"
      case .timer(let name, 0, _): "\(name) is added, due at once"
      case .timer(let name, let due, _) where due < 0: "\(name) is added, due \(-due) ms ago"
      case .timer(let name, let due, _): "\(name) is added, due \(due) ms later"
      }
    guard let actions = callback?.actions, !actions.isEmpty else { return what }
    return "\(what) (its callback: \(actions.words))"
  }
}

extension [LoopScript.Action] {
  fileprivate var words: String { map(\.words).joined(separator: ", ") }

  /// The same with callbacks that do less.
  fileprivate var plainer: [[LoopScript.Action]] {
    indices.flatMap { place in
      let inner = self[place].callback?.actions ?? []
      return (inner.shorter + inner.plainer).map { actions in
        var list = self
        list[place] = self[place].with(actions)
        return list
      }
    }
  }
}

extension Double {
  /// Milliseconds, as seconds in words.
  var seconds: String { NumberText.fixed(self / 1000, places: 4) + " s" }
}
