import TouchKit

@testable import SystemPathExercises

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

/// What the statement says, step by step.
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

/// Gives a loop its turns as an app does, and writes down what it calls.
final class LoopRun<Loop: TurningLoop> {
  private let make: () -> Loop
  private let loop: Loop
  private var now: Double
  private var turn = 0
  /// What callbacks do, by what they are called with.
  private var reactions: [String: [LoopScript.Action]] = [:]
  private var lines: [String] = []

  init(at start: Double, _ make: @escaping () -> Loop) { (self.make, loop, now) = (make, make(), start) }

  func play(_ step: LoopScript.Step) -> [String] {
    lines = []
    now += step.wait
    apply(step.actions)
    turn = 0
    repeat { takeATurn() } while turn < step.turns && !loop.isAsleep && hasWork
    // One turn more, to find out that nothing is left, is allowed.
    if !loop.isAsleep, !hasWork { takeATurn() }
    // Which timer is where in the list is the loop's own business.
    let timers = loop.timers.map { $0.name }.sorted()
    let rest = [("at the port", loop.port), ("in the queue", loop.queue), ("timers", timers)].compactMap {
      $1.isEmpty ? nil : "\($0): \($1.map(\.shown).joined(separator: ", "))"
    }
    let state =
      [loop.isAsleep ? "the loop sleeps" : "the loop is awake"] + rest
      + (loop.isSignalled ? ["signalled"] : [])
    return lines + ["\(now.seconds)  \(state.joined(separator: "; "))"]
  }

  private func takeATurn() {
    turn += 1
    // The closures may be replaced from turn to turn.
    loop.receive = callback("receive", turn) { [unowned loop] in loop.port.contains($0) }
    loop.handle = callback("handle", turn) { [unowned loop] in loop.queue.contains($0) }
    loop.fire = callback("fire", turn) { [unowned loop] name in loop.timers.contains { $0.name == name } }
    loop.turn(at: now / 1000)
  }

  private func callback(
    _ kind: String, _ number: Int, isThere: @escaping (String) -> Bool
  ) -> (String) -> Void {
    { [unowned self] name in
      let place = isThere(name) ? ", which is still there" : ""
      let age = number < turn ? ", by a closure that has been replaced" : ""
      let later = loop.timers.reduce(0) { $0 + ($1.time > now / 1000 ? 1 : 0) }
      let messages = loop.port.isEmpty ? [] : ["at the port: \(loop.port.count)"]
      let state =
        messages + (later > 0 ? ["later timers: \(later)"] : [])
        + (loop.isSignalled ? ["signalled"] : []) + (loop.isAsleep ? ["asleep"] : [])
      let rest = state.isEmpty ? "" : " (\(state.joined(separator: ", ")))"
      lines.append("\(now.seconds)  turn \(turn): \(kind) \(name.shown)\(place)\(age)\(rest)")
      apply(reactions[name] ?? [])
    }
  }

  private func apply(_ actions: [LoopScript.Action]) {
    for action in actions {
      reactions[action.name] = action.then
      switch action.kind {
      case .message: loop.port.append(action.name)
      case .event: loop.queue.append(action.name)
      case .timer(let due):
        loop.timers.append(LoopTimer(time: (now + due) / 1000, name: action.name))
      case .signal: loop.isSignalled = true
      case .otherLoop:
        var step = LoopScript.Step(0)
        step.actions = action.then
        lines += LoopRun(at: now, make).play(step).map { "another loop: \($0)" }
      }
    }
  }

  private var hasWork: Bool {
    !loop.port.isEmpty || loop.isSignalled || loop.timers.contains { $0.time <= now / 1000 }
  }
}
