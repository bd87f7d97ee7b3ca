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

    var kind: Kind
    var name: String
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
    static var signal: Action { Action(.signal, "a signal") }
    static func otherLoop(_ then: [Action]) -> Action { Action(.otherLoop, "another loop", then) }
  }

  /// What happens at an instant, before the loop has its turns.
  struct Step {
    /// Milliseconds since the instant before.
    var wait: Double
    /// How many turns the loop has then; as a rule as many as it needs, and more than that are taken for endless.
    var turns: Int
    var actions: [Action]

    init(_ wait: Double, turns: Int = 400, _ actions: Action...) {
      (self.wait, self.turns, self.actions) = (wait, turns, actions)
    }
  }

  var steps: [Step]
  /// The milliseconds at which the clock begins.
  var start = 0.0

  init(_ steps: Step...) { self.steps = steps }

  func smaller(_ step: Step) -> [Step] {
    variants(step, \.actions, step.actions.smaller)
      + step.actions.indices.flatMap { place -> [Step] in
        // What a callback does happens at once, in its place.
        let then = step.actions[place].then
        var step = step
        step.actions.replaceSubrange(place...place, with: then)
        return then.isEmpty ? [] : [step]
      } + plain(step, \.turns, 400)
      + plain(step, \.wait, 10, 1_000)
  }

  var plainer: [LoopScript] { plain(self, \.start, 0) }

  var numbers: Set<Int> { Set(steps.flatMap(\.actions.numbers)) }

  func with(_ numbers: [Int: Int]) -> LoopScript {
    var script = self
    for step in steps.indices { script.steps[step].actions = steps[step].actions.with(numbers) }
    return script
  }

  var right: Player { player { StatedLoop() } }
  var students: Player { player { MainLoop() } }

  private func player(_ make: @escaping () -> some TurningLoop) -> Player {
    let run = LoopRun(at: start, make)
    return { run.play(steps[$0]) }
  }

  var lines: [(label: String, words: String)] {
    var now = start
    return steps.map { step in
      now += step.wait
      let words = step.actions.isEmpty ? "nothing new" : step.actions.words
      return (now.seconds, "\(words)\(step.turns == 1 ? "; one turn" : "")")
    }
  }
}

extension LoopScript.Action {
  /// The number at the end of the name, if it has one.
  fileprivate var number: Int? { name.split(separator: " ").last.flatMap { Int($0) } }

  /// What happens, in words that go on after the name, and the callback.
  fileprivate var words: String {
    let callback = then.isEmpty ? "" : " (its callback: \(then.words))"
    return switch kind {
    case .message: "arrives at the port\(callback)"
    case .event: "goes into the queue\(callback)"
    case .timer(let due) where due < 0: "was due \(NumberText.trimmed(-due)) ms ago\(callback)"
    case .timer(let due): (due == 0 ? "is due now" : "is due in \(NumberText.trimmed(due)) ms") + callback
    case .signal: "is given"
    case .otherLoop: "has turns (\(then.words))"
    }
  }

  /// Whether it does the same as another one, whose number is the one before.
  fileprivate func follows(_ other: LoopScript.Action) -> Bool {
    guard let number, let earlier = other.number else { return false }
    return number == earlier + 1 && words == other.words && then.isEmpty
  }

  /// The same with a callback that does less, or a timer that is due at a plainer time.
  fileprivate var smaller: [LoopScript.Action] {
    let less = variants(self, \.then, then.smaller)
    guard case .timer(let due) = kind, due != 10 else { return less }
    return less + variants(self, \.kind, [.timer(due: 10)])
  }
}

extension [LoopScript.Action] {
  fileprivate var words: String {
    var runs: [[LoopScript.Action]] = []
    for action in self {
      if let last = runs.last?.last, action.follows(last) {
        runs[runs.count - 1].append(action)
      } else {
        runs.append([action])
      }
    }
    return runs.flatMap { run in
      // Of many, the first and the last are named.
      run.count < 4
        ? run.map { "\($0.name.shown) \($0.words)" }
        : ["\(run[0].name) to \(run[run.count - 1].name): each \(run[0].words)"]
    }.joined(separator: ", ")
  }

  fileprivate var numbers: [Int] { flatMap { ($0.number.map { [$0] } ?? []) + $0.then.numbers } }

  /// The same with other numbers at the ends of names, without what gets none.
  fileprivate func with(_ numbers: [Int: Int]) -> [LoopScript.Action] {
    compactMap { action in
      var action = action
      if let number = action.number {
        guard let other = numbers[number] else { return nil }
        action.name = action.name.dropLast("\(number)".count) + "\(other)"
      }
      action.then = action.then.with(numbers)
      return action
    }
  }

  /// The same with an action less, or with smaller ones.
  fileprivate var smaller: [[LoopScript.Action]] {
    shorter + indices.flatMap { variants(self, \.[$0], self[$0].smaller) }
  }
}

extension String {
  /// The name of a message, an event or a timer, if it has one.
  var shown: String { isEmpty ? "“”" : self }
}

extension Double {
  /// Milliseconds, as seconds in words.
  var seconds: String { NumberText.fixed(self / 1000, places: self == rounded() ? 3 : 4) + " s" }
}
