/// A number of random cases, each with a seed of its own.
public struct RandomCases {
  /// A case that fails, and the smallest one found from it.
  public struct Failing<Case> {
    /// The seed that makes the case again.
    public let seed: UInt64
    /// How many cases were right before it.
    public let casesBefore: Int
    /// How often the case could be made smaller.
    public let shrinkSteps: Int
    /// The smallest case that still fails.
    public let smallest: Case
    /// What is wrong with that case.
    public let message: String

    /// Where the case comes from, in words.
    public var origin: String {
      let before = casesBefore == 0 ? "" : ", after \(casesBefore) that were right"
      let found = "random case with seed \(seed)\(before)"
      return shrinkSteps == 0 ? "\(found):" : "smallest case made from the \(found):"
    }
  }

  /// The seed of the first case.
  public let seed: UInt64
  /// How many cases.
  public let count: Int
  /// Told the seed of each case before it is checked, so that it is known even if the check never returns.
  private let willCheck: (UInt64) -> Void

  /// Prepares cases with the seeds `seed`, `seed + 1` and so on.
  public init(seed: UInt64, count: Int, willCheck: @escaping (UInt64) -> Void = { _ in }) {
    self.seed = seed
    self.count = count
    self.willCheck = willCheck
  }

  /// The first case that fails, made as small as `shrink` and a number of tries allow.
  public func firstFailure<Case>(
    tries: Int = 300, generate: (inout SeededGenerator) -> Case, shrink: (Case) -> [Case],
    check: (Case) throws -> String?
  ) -> Failing<Case>? {
    for number in 0..<max(0, count) {
      let caseSeed = seed &+ UInt64(number)
      var generator = SeededGenerator(seed: caseSeed)
      let first = generate(&generator)
      willCheck(caseSeed)
      guard let message = complaint(about: first, check) else { continue }
      let found = Shrinking.smallest(
        of: first, message, tries: tries, shrink: shrink, complaint: { complaint(about: $0, check) })
      return Failing(
        seed: caseSeed, casesBefore: number, shrinkSteps: found.steps, smallest: found.smallest,
        message: found.complaint)
    }
    return nil
  }

  private func complaint<Case>(about value: Case, _ check: (Case) throws -> String?) -> String? {
    do {
      return try check(value)
    } catch {
      return "an error was thrown: \(error)"
    }
  }
}
