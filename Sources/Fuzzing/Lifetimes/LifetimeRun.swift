import Chance

/// A long run of cases that let go of things.
public struct LifetimeRun: Sendable {
  /// The number that every case follows from.
  public var seed: UInt64
  /// How many frames, signals and steps of time there are, at least.
  public var events: Int
  /// The first case.
  public var first: Int
  /// Rules that may be broken.
  public var ignored: Set<LifetimeProblem.Rule> = []

  /// Makes a run.
  public init(seed: UInt64, events: Int, first: Int = 0) {
    self.seed = seed
    self.events = events
    self.first = first
  }

  /// What came of a run.
  public struct Result: Sendable {
    /// How many cases ran.
    public var cases = 0
    /// How many frames, signals and steps of time there were.
    public var events = 0
    /// A number that depends on everything that the apps were told.
    public var hash: UInt64 = 0
    /// How often each callback was called.
    public var counts = CallbackCounts()
    /// The number of the first case that broke a rule, and how, if one did.
    public var failure: (number: Int, problem: LifetimeProblem)?
  }

  /// The case with a number: in every other one the app does something whenever one callback is called, each in its turn.
  public subscript(number: Int) -> LifetimeCase {
    guard number % 2 == 1 else { return LifetimeCase(seed: seed, number: number) }
    let callback = Callback.allCases[number / 2 % Callback.allCases.count]
    return LifetimeCase(seed: seed, number: number, favoring: callback)
  }

  /// Runs cases until there were enough events, or until one fails; each sixteenth runs with a trace, too.
  public func run(beforeCase: (Int) -> Void = { _ in }, progress: (Result) -> Void = { _ in }) -> Result {
    var result = Result()
    while result.events < events {
      let number = first + result.cases
      beforeCase(number)
      var plan = self[number]
      plan.ignored = ignored
      let outcome = plan.run(isCompared: number % 16 == 0)
      result.cases += 1
      result.events += outcome.events
      result.hash = SeededGenerator.mix(result.hash ^ outcome.digest)
      result.counts.add(outcome.counts)
      progress(result)
      if let problem = outcome.problem {
        result.failure = (number, problem)
        return result
      }
    }
    return result
  }
}
