import Chance

/// A long run, divided into many cases so that memory stays flat.
public struct FuzzRun: Sendable {
  /// The number that every case follows from.
  public var seed: UInt64
  /// How many contacts the digitizer is sent, at least.
  public var events: Int
  /// What is broken on purpose.
  public var fault: Fault?

  /// Makes a run.
  public init(seed: UInt64, events: Int, fault: Fault? = nil) {
    self.seed = seed
    self.events = events
    self.fault = fault
  }

  /// What came of a run.
  public struct Result: Sendable {
    /// How many cases ran.
    public var cases = 0
    /// How many contacts the digitizer was sent.
    public var events = 0
    /// A number that depends on everything that was heard.
    public var hash: UInt64 = 0
    /// The first case that broke a rule, if one did.
    public var failure: FuzzFailure?
  }

  /// Runs cases until there were enough contacts, or until one fails.
  public func run(
    beforeCase: (Int) -> Void = { _ in }, progress: (Result) -> Void = { _ in }
  ) -> Result {
    var result = Result()
    while result.events < events {
      let number = result.cases
      beforeCase(number)
      let plan = FuzzCase(seed: seed, number: number)
      let outcome = plan.run(.of(case: number), fault: fault)
      result.cases += 1
      result.events += plan.contactCount
      result.hash = SeededGenerator.mix(result.hash ^ outcome.hash)
      progress(result)
      if let problem = outcome.problem {
        result.failure = FuzzFailure(plan: plan, number: number, problem: problem)
        return result
      }
    }
    return result
  }

  /// Runs one case, as closely as possible.
  public func run(case number: Int) -> FuzzFailure? {
    let plan = FuzzCase(seed: seed, number: number)
    return plan.run(.repeated, fault: fault).problem.map {
      FuzzFailure(plan: plan, number: number, problem: $0)
    }
  }
}

/// A case that broke a rule.
public struct FuzzFailure: Sendable {
  /// The case.
  public var plan: FuzzCase
  /// Its number among the cases of the seed.
  public var number: Int
  /// The rule that was broken.
  public var problem: Problem
}
