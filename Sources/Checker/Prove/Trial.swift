import Course

/// One program built to prove something, and the tests that it must pass or fail.
struct Trial: Sendable {
  enum Expectation: Sendable {
    /// Every exercise must fail as handed out.
    case startersFail
    /// Every exercise must pass with its solution.
    case solutionsPass
    /// An exercise must pass with another right answer.
    case alternativePasses(String)
    /// The named test must fail.
    case mutantIsCaught(Mutant)
  }

  let expectation: Expectation
  let plan: ChapterPlan
  /// The exercises that the trial says something about.
  let entries: [ChapterPlan.Entry]
  let sources: [SourceFile]

  /// The tests to run: of a wrong answer only the one that must catch it.
  var tests: [TestName] {
    if case .mutantIsCaught(let mutant) = expectation {
      return entries.flatMap(\.tests).filter { $0.method == mutant.caughtBy }
    }
    return entries.flatMap(\.tests)
  }

  /// What follows from the build alone, if it failed.
  func claims(failedBuild failure: CompilerFailure, sourcesFolder: String, root: Root) -> [Proof.Claim] {
    let origins = Dictionary(
      uniqueKeysWithValues: sources.map { ("\(sourcesFolder)/\($0.stem).swift", $0.origin) })
    let errors = failure.diagnostics.prefix(3).map { diagnostic in
      var named = diagnostic
      named.path = origins[diagnostic.path] ?? root.relative(diagnostic.path)
      return Wording.place(named)
    }
    let detail = "it does not build\n" + (errors.isEmpty ? failure.summary : errors.joined(separator: "\n"))
    return entries.map { claim($0, isProved: false, detail) }
  }

  var isOfStarters: Bool { if case .startersFail = expectation { true } else { false } }

  /// What follows if the checks cannot be compiled once, against the starters, for all answers.
  var claimsOfStartersThatAreSlow: [Proof.Claim] {
    let detail = """
      with every declaration made public, the starters do not build for library evolution, so each check of an answer
      would take seconds more; a type that a `static let` holds may have to say `: Sendable`
      """
    return entries.map { claim($0, isProved: false, detail) }
  }

  /// What follows from the results of the tests.
  func claims(_ results: [TestResult]) -> [Proof.Claim] {
    entries.map { entry in
      let own = results.filter { $0.test.className == entry.files.checkClass }
      let passed = own.filter { $0.verdict == .passed }.count
      let score = "\(passed) of \(Wording.count(own.count, "check")) passed"
      switch expectation {
      case .startersFail:
        let isCaught = own.contains { $0.verdict.isCatch }
        return claim(
          entry, isProved: isCaught, isCaught ? score : "every check passes on it, so it is worth its points")
      case .solutionsPass, .alternativePasses:
        if passed == entry.tests.count { return claim(entry, isProved: true, score) }
        let first = own.first { $0.verdict != .passed }
        let detail = first.map { "\($0.test.method): \($0.verdict.rawValue)\n\($0.messages.first ?? "")" }
        return claim(entry, isProved: false, "\(score)\n\(detail ?? "")")
      case .mutantIsCaught(let mutant):
        guard let result = own.first(where: { $0.test.method == mutant.caughtBy }) else {
          return claim(entry, isProved: false, "there is no test \(mutant.caughtBy) in \(entry.files.checks)")
        }
        return claim(
          entry, isProved: result.verdict.isCatch, "\(mutant.caughtBy): \(result.verdict.rawValue)")
      }
    }
  }

  private func claim(_ entry: ChapterPlan.Entry, isProved: Bool, _ detail: String) -> Proof.Claim {
    let text =
      switch expectation {
      case .startersFail: "the starter fails"
      case .solutionsPass: "the solution passes"
      case .alternativePasses(let name): "another right answer, \(name), passes"
      case .mutantIsCaught(let mutant): "\(mutant.name), which \(mutant.claim), is caught"
      }
    return Proof.Claim(exercise: entry.heading, claim: text, isProved: isProved, detail: detail)
  }
}

extension ChapterPlan.Entry {
  /// How the exercise is named in a proof.
  var heading: String { "\(exercise.id)  \(exercise.title)" }
}
