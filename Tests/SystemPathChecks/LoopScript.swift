import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What happens around a run loop, and what its callbacks do.
struct LoopScript {
  enum Action {
    /// A message arrives at the port.
    case message(String)
    /// An event is put into the queue.
    case event(String)
    /// The source0 is signalled.
    case signal
    /// A timer is added that is due some milliseconds later.
    case timer(String, after: Int)
  }

  /// What happens at an instant while the loop sleeps.
  struct Instant {
    /// Milliseconds since the instant before.
    var wait: Int
    var actions: [Action]
    /// Whether the thread got no time in between, not even for timers.
    var isLate = false
    /// How many milliseconds pass from each turn to the next, while the loop is awake.
    var turnTime = 0
    /// What happens after the first turn, the second and so on, if the loop is still awake then.
    var betweenTurns: [[Action]] = []
  }

  var instants: [Instant] = []
  /// The milliseconds at which the clock begins.
  var start = 0
  /// How much shorter everything is than the numbers say, which are milliseconds: all of it may happen in no time.
  var haste = 1.0
  /// What a callback does, by the name of the message, event or timer that it is called with.
  var reactions: [String: [Action]] = [:]

  var smaller: [LoopScript] {
    var scripts: [LoopScript] = []
    for instants in instants.shorter {
      var script = self
      script.instants = instants
      scripts.append(script)
    }
    for place in instants.indices {
      for actions in instants[place].actions.shorter where !actions.isEmpty {
        var script = self
        script.instants[place].actions = actions
        scripts.append(script)
      }
      guard instants[place].turnTime > 0 || !instants[place].betweenTurns.isEmpty else { continue }
      var calmer = self
      (calmer.instants[place].turnTime, calmer.instants[place].betweenTurns) = (0, [])
      scripts.append(calmer)
    }
    for (name, actions) in reactions.sorted(by: { $0.key < $1.key }) {
      for actions in actions.shorter {
        var script = self
        script.reactions[name] = actions
        scripts.append(script)
      }
    }
    return scripts
  }
}

extension LoopScript: CustomStringConvertible {
  var description: String {
    var now = start
    let hurry = haste == 1 ? [] : ["  all times below are \(Int(haste)) times shorter"]
    let happenings = instants.map { instant in
      now += instant.wait
      let lateness = instant.isLate ? ", and only now timers are looked at again" : ""
      let slowness =
        instant.turnTime > 0 ? "; while the loop is awake, a turn takes \(instant.turnTime) ms" : ""
      let further = instant.betweenTurns.enumerated().filter { !$0.element.isEmpty }.map { turn, actions in
        "; if the loop is awake after turn \(turn + 1), \(actions.words)"
      }
      let words = instant.actions.isEmpty ? "nothing new, but a turn" : instant.actions.words
      return "  \(Self.seconds(now))  \(words)\(lateness)\(slowness)\(further.joined())"
    }
    let callbacks = names(in: instants.flatMap { $0.actions + $0.betweenTurns.joined() }).compactMap { name in
      reactions[name].flatMap { $0.isEmpty ? nil : "  for \(name) the callback does: \($0.words)" }
    }
    return (hurry + happenings + callbacks).joined(separator: "\n")
  }

  /// The names that can occur, each once.
  private func names(in actions: [Action]) -> [String] {
    actions.flatMap { action in
      action.name.map { [$0] + names(in: reactions[$0] ?? []) } ?? []
    }
  }

  /// The time of the clock at some milliseconds.
  func time(_ milliseconds: Int) -> TimeInterval { Double(milliseconds) / (1000 * haste) }

  static func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(Double(milliseconds) / 1000, places: 3) + " s"
  }
}

extension [LoopScript.Action] {
  fileprivate var words: String { map(\.words).joined(separator: ", ") }
}

extension LoopScript.Action {
  fileprivate var name: String? {
    switch self {
    case .message(let name), .event(let name), .timer(let name, _): name
    case .signal: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .message(let name): "\(name) arrives at the port"
    case .event(let name): "\(name) is put into the queue"
    case .signal: "the source0 is signalled"
    case .timer(let name, 0): "\(name) is added, due at once"
    case .timer(let name, let after) where after < 0: "\(name) is added, due \(-after) ms ago"
    case .timer(let name, let after): "\(name) is added, due \(after) ms later"
    }
  }
}

/// A loop that does turns: the student's, and the one it is compared with.
protocol TurningLoop: AnyObject {
  var isAsleep: Bool { get set }
  var port: [String] { get set }
  var isSignalled: Bool { get set }
  var queue: [String] { get set }
  var timers: [LoopTimer] { get set }
  var receive: (String) -> Void { get set }
  var handle: (String) -> Void { get set }
  var fire: (String) -> Void { get set }
  func turn(at now: TimeInterval)
}

extension MainLoop: TurningLoop {}

/// What the statement of the exercise says, step by step.
final class StatedLoop: TurningLoop {
  var isAsleep = true
  var port: [String] = []
  var isSignalled = false
  var queue: [String] = []
  var timers: [LoopTimer] = []
  var receive: (String) -> Void = { _ in }
  var handle: (String) -> Void = { _ in }
  var fire: (String) -> Void = { _ in }

  func turn(at now: TimeInterval) {
    func earliestDue() -> Int? {
      let due = timers.indices.filter { timers[$0].time <= now }
      return due.min { (timers[$0].time, $0) < (timers[$1].time, $1) }
    }
    if isAsleep, port.isEmpty, earliestDue() == nil { return }
    isAsleep = false
    while let place = earliestDue() { fire(timers.remove(at: place).name) }
    if !port.isEmpty { receive(port.removeFirst()) }
    if isSignalled {
      isSignalled = false
      while !queue.isEmpty { handle(queue.removeFirst()) }
    }
    isAsleep = port.isEmpty && !isSignalled && earliestDue() == nil
  }
}
