import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// Runs a loop as the kernel does: wakes it when something is new, and at the times of its timers.
struct LoopRun {
  /// What was called, and whether the loop slept in the end, line by line.
  private(set) var lines: [String] = []
  /// How many turns each instant took.
  private(set) var turns: [Int] = []

  /// More turns than that at one instant are taken for endless.
  private static let mostTurns = 400

  /// What the loop has kept; which timer is where in the list is its own business.
  private static func rest(of loop: some TurningLoop) -> String {
    let timers = loop.timers.map(\.name).sorted()
    let kept = [("port", loop.port), ("queue", loop.queue), ("timers", timers)].filter { !$0.1.isEmpty }
    let words =
      kept.map { "\($0.0): \($0.1.joined(separator: ", "))" } + (loop.isSignalled ? ["signalled"] : [])
    return words.isEmpty ? "" : ", and still has \(words.joined(separator: "; "))"
  }

  /// - Parameters:
  ///   - countsTurns: Whether each line says in which turn it was.
  ///   - whenCalled: What happens besides in every callback.
  init(
    _ script: LoopScript, on loop: some TurningLoop, countsTurns: Bool = true,
    whenCalled: @escaping () -> Void = {}
  ) {
    var now = script.start
    var log: [String] = []
    var turns = 0
    /// What a callback finds of what the loop has left alone so far.
    var sight: String {
      guard countsTurns else { return "" }
      let later = loop.timers.reduce(0) { $0 + ($1.time > script.time(now) ? 1 : 0) }
      let signal = loop.isSignalled ? ", signalled" : ""
      return " (messages at the port: \(loop.port.count), timers not yet due: \(later)\(signal))"
    }
    func called(_ words: String) {
      let turn = countsTurns ? "turn \(turns): " : ""
      let sleep = loop.isAsleep ? ", while the loop is asleep" : ""
      log.append("\(LoopScript.seconds(now))  \(turn)\(words)\(sleep)\(sight)")
    }
    func apply(_ action: LoopScript.Action) {
      switch action {
      case .message(let name): loop.port.append(name)
      case .event(let name): loop.queue.append(name)
      case .signal: loop.isSignalled = true
      case .timer(let name, let after):
        loop.timers.append(LoopTimer(time: script.time(now + after), name: name))
      }
    }
    var hasReceived = false
    var generation = 0
    func callback(_ kind: String, note: @escaping (String) -> String) -> (String) -> Void {
      { [mine = generation] name in
        let isOld = mine < generation ? ", by a closure that has been replaced" : ""
        called("\(kind) \(name)\(note(name))\(isOld)")
        for action in script.reactions[name] ?? [] { apply(action) }
        whenCalled()
      }
    }
    /// Gives the loop new closures, as its owner may at any time.
    func setCallbacks() {
      generation += 1
      loop.receive = callback("receive") { name in
        defer { hasReceived = true }
        return (hasReceived ? ", in the same turn" : "")
          + (loop.port.contains(name) ? ", while the port has a message of that name" : "")
      }
      loop.handle = callback("handle") { name in
        loop.queue.contains(name) ? ", while the queue has an event of that name" : ""
      }
      loop.fire = callback("fire") { name in
        loop.timers.contains { $0.name == name } ? ", while there is a timer of that name" : ""
      }
    }

    var hasWork: Bool {
      !loop.port.isEmpty || loop.isSignalled || loop.timers.contains { $0.time <= script.time(now) }
    }
    func run(_ instant: LoopScript.Instant? = nil) -> Int {
      turns = 0
      repeat {
        setCallbacks()
        hasReceived = false
        let called = log.count
        turns += 1
        loop.turn(at: script.time(now))
        if turns == 1, !loop.isAsleep, log.count == called {
          log.append("\(LoopScript.seconds(now))  the loop wakes and does nothing in this turn")
        }
        // One last turn that finds nothing to do is allowed: in front of it all stays as it is.
        guard let instant, !loop.isAsleep, hasWork else { continue }
        now += instant.turnTime
        if turns <= instant.betweenTurns.count { instant.betweenTurns[turns - 1].forEach(apply) }
      } while !loop.isAsleep && turns < Self.mostTurns
      log.append(
        LoopScript.seconds(now)
          + (loop.isAsleep ? "  the loop sleeps" : "  the loop is still awake after \(turns) turns")
          + Self.rest(of: loop))
      return turns
    }
    var counts: [Int] = []
    /// The milliseconds of the next timer that is not later than some instant.
    func nextTimer(until end: Int) -> Int? {
      let times = loop.timers.map { Int(($0.time * 1000 * script.haste).rounded()) }
      return times.filter { $0 > now && $0 <= end }.min()
    }
    func advance(to end: Int) {
      while let next = nextTimer(until: end), loop.isAsleep, next < end {
        now = next
        counts.append(run())
      }
      now = end
    }
    for instant in script.instants where loop.isAsleep {
      if instant.isLate { now += instant.wait } else { advance(to: now + instant.wait) }
      guard loop.isAsleep else { break }
      for action in instant.actions { apply(action) }
      counts.append(run(instant))
    }
    if loop.isAsleep { advance(to: now + 60_000) }
    (lines, self.turns) = (log, counts)
  }
}
