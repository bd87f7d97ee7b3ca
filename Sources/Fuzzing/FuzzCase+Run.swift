import TouchKit

/// What is broken on purpose, to see whether the rules find it.
public enum Fault: CaseIterable, Sendable {
  /// Windows lose an event now and then.
  case losesEvents
  /// Windows handle an event twice now and then.
  case sendsTwice
  /// Touches are never let go of.
  case keepsTouches
  /// Devices are never let go of.
  case keepsDevice
  /// Controls send an event out of order now and then.
  case inventsControlEvents
  /// Controls stay highlighted.
  case staysHighlighted
  /// Scroll views tell of the end of a drag twice now and then.
  case endsDragsTwice
  /// A second run differs from the first.
  case differs
}

/// How closely a case is looked at.
public enum Scrutiny: Sendable {
  /// Only what the app's own objects can see: the engine runs at full speed.
  case quick
  /// The trace is checked, too.
  case traced
  /// The case runs once untraced and twice traced, and nothing may differ.
  case repeated

  /// The scrutiny that a case gets in a long run.
  static func of(case number: Int) -> Scrutiny {
    if number % 16 == 0 { return .repeated }
    return number % 4 == 0 ? .traced : .quick
  }
}

extension FuzzCase {
  /// What came of a case.
  struct Outcome {
    var problem: Problem?
    /// A number that depends on what was heard, and on the trace where there was one.
    var hash: UInt64
    fileprivate var digest: UInt64
  }

  func run(_ scrutiny: Scrutiny, fault: Fault? = nil) -> Outcome {
    switch scrutiny {
    case .quick: return runOnce(nil, fault)
    case .traced: return runOnce(Trace(), fault)
    case .repeated:
      let traces = [Trace(), Trace()]
      let first = runOnce(traces[0], fault, isHashed: true)
      var again = self
      if fault == .differs, !steps.isEmpty { again.steps[0].pause += 0.125 }
      let second = again.runOnce(traces[1], fault, isHashed: true)
      let untraced = runOnce(nil, fault)
      var outcome = first
      if first.problem == nil {
        outcome.problem = second.problem ?? untraced.problem
        if outcome.problem == nil, first.hash != second.hash {
          outcome.problem = problem(.sameTrace, traces[0].firstDivergence(from: traces[1]))
        }
        if outcome.problem == nil, first.digest != untraced.digest {
          outcome.problem = problem(
            .traceChangesNothing, "an object was told something else than with a trace")
        }
      }
      return outcome
    }
  }

  /// The case's trace, as JSON lines.
  public func traceLines() -> [String] {
    let trace = Trace()
    _ = runOnce(trace, nil)
    return trace.entries.compactMap { $0.jsonLine }
  }

  private func problem(_ rule: Rule, _ seen: String) -> Problem {
    Problem(rule: rule, step: steps.count, seen: seen)
  }

  private func runOnce(_ trace: Trace?, _ fault: Fault?, isHashed: Bool = false) -> Outcome {
    let record = Record()
    let kept = play(record, trace, fault)
    record.checkNothingIsLeft()
    if let trace { TraceJudge.check(trace, of: self, record) }
    _ = kept
    let hash = record.digest ^ (isHashed ? trace?.fingerprint ?? 0 : 0)
    return Outcome(problem: record.problem, hash: hash, digest: record.digest)
  }

  /// Makes a device, uses it and lets go of it, in a function of its own so that nothing here keeps it alive.
  @inline(never)
  private func play(_ record: Record, _ trace: Trace?, _ fault: Fault?) -> AnyObject? {
    let world = World(self, record, trace: trace, fault: fault)
    world.play()
    return fault == .keepsDevice ? world : nil
  }
}

extension Trace {
  /// The first entries that differ.
  fileprivate func firstDivergence(from other: Trace) -> String {
    let lines = [self, other].map { trace in trace.entries.map { $0.jsonLine ?? "" } }
    guard let place = zip(lines[0], lines[1]).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return lines[0].count == lines[1].count
        ? "the traces are equal, but an object was told something else"
        : "one trace has \(lines[0].count) entries, the other \(lines[1].count)"
    }
    return "entry \(place) is\n  \(lines[0][place])\nand then\n  \(lines[1][place])"
  }
}
