import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What happens around a run loop, and what its callbacks do.
struct LoopScript: Script {
  /// Something that happens.
  struct Action {
    enum Kind {
      /// A message arrives at the port.
      case message
      /// An event is put into the queue.
      case event
      /// A timer is added that is due some milliseconds later.
      case timer(due: Double)
      /// The source0 is signalled.
      case signal
      /// Another loop has turns.
      case otherLoop
    }

    let kind: Kind
    let name: String
    /// What the callback does that is called for it; with another loop, what happens there.
    var then: [Action]

    private init(_ kind: Kind, _ name: String, _ then: [Action] = []) {
      (self.kind, self.name, self.then) = (kind, name, then)
    }

    static func message(_ name: String, _ then: [Action] = []) -> Action { Action(.message, name, then) }
    static func event(_ name: String, _ then: [Action] = []) -> Action { Action(.event, name, then) }
    static func timer(_ name: String, due: Double, _ then: [Action] = []) -> Action {
      Action(.timer(due: due), name, then)
    }
    static var signal: Action { Action(.signal, "signal") }
    static func otherLoop(_ then: [Action]) -> Action { Action(.otherLoop, "other loop", then) }
  }

  /// What happens at an instant, before the loop has its turns.
  struct Step {
    /// Milliseconds since the instant before.
    let wait: Double
    /// How many turns the loop has then; as a rule as many as it needs, and more than that are taken for endless.
    let turns: Int
    var actions: [Action]

    init(_ wait: Double, turns: Int = 400, _ actions: Action...) {
      (self.wait, self.turns, self.actions) = (wait, turns, actions)
    }
  }

  var steps: [Step]
  /// The milliseconds at which the clock begins.
  var start = 0.0

  init(_ steps: Step...) { self.steps = steps }

  func smaller(_ step: Step) -> [Step] { variants(step, \.actions, step.actions.smaller) }

  var right: Player { player { StatedLoop() } }
  var students: Player { player { MainLoop() } }

  private func player(_ make: @escaping () -> some TurningLoop) -> Player {
    let run = LoopRun(at: start, make)
    return { run.play(steps[$0]) }
  }

  var description: String {
    var now = start
    return steps.map { step in
      now += step.wait
      let words = step.actions.isEmpty ? "nothing new" : step.actions.words
      return "  \(now.seconds)  \(words)\(step.turns == 1 ? "; one turn" : "")"
    }.joined(separator: "\n")
  }
}

extension [LoopScript.Action] {
  fileprivate var words: String {
    map { action in
      let then = action.then.words
      let callback = then.isEmpty ? "" : " (its callback: \(then))"
      return switch action.kind {
      case .message: "\(action.name) arrives at the port\(callback)"
      case .event: "\(action.name) is put into the queue\(callback)"
      case .timer(let due): "\(action.name) is added, due in \(NumberText.trimmed(due)) ms\(callback)"
      case .signal: "the source0 is signalled"
      case .otherLoop: "another loop has turns (\(then))"
      }
    }.joined(separator: ", ")
  }

  /// The same with an action less, or with callbacks that do less.
  fileprivate var smaller: [[LoopScript.Action]] {
    shorter + indices.flatMap { variants(self, \.[$0].then, self[$0].then.smaller) }
  }
}

extension Double {
  /// Milliseconds, as seconds in words.
  var seconds: String { NumberText.fixed(self / 1000, places: 4) + " s" }
}
