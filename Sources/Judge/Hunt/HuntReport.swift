import Course
import HostSystem

/// What came of a student's own checks, wrong answer by wrong answer.
package struct HuntReport: Sendable {
  package enum Problem: Equatable, Sendable {
    /// There is no file that could be read.
    case unusable(Rejection)
    case noTests(className: String)
    case doesNotBuild([Diagnostic], summary: String)
  }

  /// A check that fails on an answer that is right.
  package struct Unfair: Sendable {
    package let test: String
    package let verdict: Verdict
    package let message: String
  }

  package struct Bug: Sendable {
    package let mutant: Mutant
    /// What the fair checks that did not pass on it say.
    package let catches: [TestResult]
  }

  package let exercise: Exercise
  package let file: String
  package var problem: Problem?
  package var unfair: [Unfair] = []
  package var bugs: [Bug] = []
  /// Checks that pass on every wrong answer, too.
  var idle: [String] = []
  /// Whether there were wrong answers to try the checks on; copies for students have none.
  var hadAnswers = true

  package var caught: Int { bugs.filter { !$0.catches.isEmpty }.count }

  /// Whether the checks are fair and catch every bug there is.
  package var holds: Bool { problem == nil && unfair.isEmpty && caught == bugs.count }

  /// Points are earned only for all the bugs, and only by fair checks.
  package var earned: Int { holds && hadAnswers ? exercise.hunt?.points ?? 0 : 0 }
}

extension HuntReport {
  package func text(_ style: ConsoleStyle) -> String {
    var lines = ["", style.strong("\(exercise.id)  \(exercise.title): the bug hunt"), ""]
    if let problem {
      lines += Wording.problem(problem, file: file).split(separator: "\n").map { "  \($0)" }
    }
    for unfair in unfair {
      let answer = hadAnswers ? "a right answer" : "your answer"
      lines.append(
        "  \(style.bad("✗ unfair  "))  \(unfair.test) fails on \(answer) (\(unfair.verdict.rawValue)):")
      lines += unfair.message.split(separator: "\n").map { "                \($0)" }
    }
    let width = bugs.map(\.mutant.name.count).max() ?? 0
    for bug in bugs {
      let name = bug.mutant.name + String(repeating: " ", count: width - bug.mutant.name.count)
      let sign = bug.catches.isEmpty ? style.bad("✗ missed  ") : style.good("✓ caught  ")
      lines.append("  \(sign)  \(name)  \(bug.mutant.claim)\(remark(bug))")
    }
    if !idle.isEmpty {
      lines.append("  These pass on every wrong answer, so they catch none: \(idle.joined(separator: ", "))")
    }
    lines += ["", style.strong(result), next]
    return lines.joined(separator: "\n")
  }

  private func remark(_ bug: Bug) -> String {
    guard let first = bug.catches.first else { return "" }
    return first.verdict == .failed
      ? " (\(first.test.method))" : " (\(first.test.method): \(first.verdict.rawValue))"
  }

  private var result: String {
    guard hadAnswers else {
      return "This copy has no wrong answers to hunt; hand your checks in, and they are tried on all of them."
    }
    let points = exercise.hunt?.points ?? 0
    let worth = points == 0 ? "this is extra, without points" : "\(earned) of \(points) points"
    return "\(caught) of \(Wording.count(bugs.count, "bug")) caught; \(worth)"
  }

  private var next: String {
    let again = "then \(exercise.huntCommand)"
    if problem != nil || !unfair.isEmpty { return "Next: edit \(file), \(again)" }
    guard hadAnswers else { return "Next: hand in \(file)" }
    guard let open = bugs.first(where: \.catches.isEmpty) else { return "Every bug is caught." }
    return "Next: a check in \(file) for an answer that \(open.mutant.claim), \(again)"
  }
}
