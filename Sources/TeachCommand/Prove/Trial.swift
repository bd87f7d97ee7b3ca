import Course
import HostSystem
import Judge

/// One program built to prove something about each of some exercises.
struct Trial: Sendable {
  enum Expectation: Sendable {
    /// The exercise must not work as handed out.
    case starterFails
    /// The exercise must pass with its solution.
    case solutionPasses
    /// The exercise must pass with another right answer.
    case alternativePasses(String)
    /// The named test must fail.
    case mutantIsCaught(Mutant)
  }

  /// An exercise and what is expected of the answer to it that the program has.
  struct Part: Sendable {
    let entry: ChapterPlan.Entry
    let expectation: Expectation
    let answer: SourceFile
  }

  let plan: ChapterPlan
  let parts: [Part]
  /// What the other exercises are built from.
  let others: [SourceFile]

  /// An answer for every exercise of the chapter.
  var sources: [SourceFile] {
    others.map { other in parts.first { $0.answer.stem == other.stem }?.answer ?? other }
  }

  /// The same parts, each in a program of its own.
  var alone: [Trial] { parts.map { Trial(plan: plan, parts: [$0], others: others) } }

  /// Whether each part also says something without the others.
  var isJoint: Bool {
    parts.count > 1
      && parts.allSatisfy {
        switch $0.expectation {
        case .starterFails, .solutionPasses: false
        case .alternativePasses, .mutantIsCaught: true
        }
      }
  }

  /// The parts whose tests run in one process: a wrong answer may leave a mess behind.
  var processes: [[Part]] {
    parts.contains { $0.mutant != nil } ? parts.map { [$0] } : [parts]
  }

  /// As few programs as possible, with at most one answer to each exercise in any of them: answers to different exercises
  /// do not meet.
  static func joined(_ parts: [Part], plan: ChapterPlan, others: [SourceFile]) -> [Trial] {
    let rows = Dictionary(grouping: parts) { $0.answer.stem }
    return (0..<(rows.values.map(\.count).max() ?? 0)).map { column in
      let together = plan.entries.compactMap { entry in
        rows[entry.exercise.stem].flatMap { $0.indices.contains(column) ? $0[column] : nil }
      }
      return Trial(plan: plan, parts: together, others: others)
    }
  }
}

extension Trial.Part {
  /// The tests to run: of a wrong answer only the one that must catch it.
  var tests: [TestName] {
    mutant.map { mutant in entry.tests.filter { $0.method == mutant.caughtBy } } ?? entry.tests
  }

  /// The wrong answer, if it is one.
  var mutant: Mutant? {
    if case .mutantIsCaught(let mutant) = expectation { mutant } else { nil }
  }

  /// Whether the answer must not even fit the checks.
  var isCaughtByBuild: Bool { mutant?.caughtBy == Mutant.build }

  var isRight: Bool {
    switch expectation {
    case .starterFails, .mutantIsCaught: false
    case .solutionPasses, .alternativePasses: true
    }
  }

  /// What follows from the results of the tests.
  func claim(_ results: [TestResult]) -> Proof.Claim {
    let own = results.filter { $0.test.className == entry.files.checkClass }
    let passed = own.filter { $0.verdict == .passed }.count
    let score = "\(passed) of \(Wording.count(own.count, "check")) passed"
    switch expectation {
    case .starterFails:
      // Tests for the second mark aren't enough: it would be worth the points for the first.
      let isCaught = own.contains { $0.test.mark == .works && $0.verdict.isCatch }
      return claim(isProved: isCaught, isCaught ? score : "it works, so it is worth points")
    case .solutionPasses, .alternativePasses:
      if passed == entry.tests.count { return claim(isProved: true, score) }
      let first = own.first { $0.verdict != .passed }
      let detail = first.map { "\($0.test.method): \($0.verdict.rawValue)\n\($0.messages.first ?? "")" }
      return claim(isProved: false, "\(score)\n\(detail ?? "")")
    case .mutantIsCaught(let mutant):
      guard let result = own.first(where: { $0.test.method == mutant.caughtBy }) else {
        return claim(isProved: false, "\(mutant.caughtBy) has no result")
      }
      let verdict = "\(mutant.caughtBy): \(result.verdict.rawValue)"
      return result.verdict.isCatch
        ? claim(isProved: true, verdict) : claim(isProved: false, "\(verdict)\non \(answer.origin)")
    }
  }

  func claim(isProved: Bool, _ detail: String) -> Proof.Claim {
    let text =
      switch expectation {
      case .starterFails: "the starter fails"
      case .solutionPasses: "the solution passes"
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
