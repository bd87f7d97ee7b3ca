import Course

/// What came of a student's own checks, wrong answer by wrong answer.
struct HuntReport: Sendable {
  enum Problem: Equatable, Sendable {
    /// There is no file that could be read.
    case unusable(StandInCause)
    case noTests(className: String)
    case doesNotBuild([Diagnostic], summary: String)
  }

  /// A check that fails on an answer that is right.
  struct Unfair: Sendable {
    let test: String
    let verdict: Verdict
    let message: String
  }

  enum Catch: Sendable {
    /// The check that is named after it did not pass on it.
    case caught(Verdict)
    /// It passed.
    case missed
    /// It fails on right answers, too, so that its failure means nothing.
    case byAnUnfairCheck
    /// A check is named after it, but this copy does not have it.
    case notTried
    case notHunted
  }

  struct Bug: Sendable {
    let mutant: Mutant
    let outcome: Catch
  }

  let exercise: Exercise
  let file: String
  var problem: Problem?
  var unfair: [Unfair] = []
  var bugs: [Bug] = []
  /// Checks that are named after no wrong answer.
  var nameless: [String] = []
  /// Whether there were right and wrong answers to try the checks on; copies for students have none.
  var hadAnswers = true

  var caught: Int { count { if case .caught = $0 { true } else { false } } }
  private var hunted: Int {
    count {
      switch $0 {
      case .caught, .missed, .byAnUnfairCheck: true
      case .notTried, .notHunted: false
      }
    }
  }

  private func count(_ isCounted: (Catch) -> Bool) -> Int { bugs.filter { isCounted($0.outcome) }.count }

  /// Whether every check holds what its name claims.
  var holds: Bool { problem == nil && unfair.isEmpty && (hadAnswers ? caught > 0 && caught == hunted : true) }

  /// Points are earned only for all the bugs, and only by fair checks.
  var earned: Int { holds && hadAnswers && caught == bugs.count ? exercise.hunt?.points ?? 0 : 0 }
}

extension HuntReport {
  func text(_ style: Style) -> String {
    var lines = ["", style.strong("\(exercise.id)  \(exercise.title): the bug hunt"), ""]
    if let problem {
      lines += Wording.problem(problem, file: file).split(separator: "\n").map { "  \($0)" }
    }
    for unfair in unfair {
      let answer = hadAnswers ? "a right answer" : "your answer"
      lines.append(
        "  \(style.bad("✗ unfair     "))  \(unfair.test) fails on \(answer) (\(unfair.verdict.rawValue)):")
      lines += unfair.message.split(separator: "\n").map { "                   \($0)" }
    }
    let width = bugs.map(\.mutant.name.count).max() ?? 0
    for bug in bugs {
      let name = bug.mutant.name + String(repeating: " ", count: width - bug.mutant.name.count)
      lines.append("  \(sign(bug.outcome, style))  \(name)  \(bug.mutant.claim)\(remark(bug.outcome))")
    }
    if !nameless.isEmpty {
      lines.append("  Named after no bug, so they catch none: \(nameless.joined(separator: ", "))")
    }
    lines += ["", style.strong(result), next]
    return lines.joined(separator: "\n")
  }

  private func sign(_ outcome: Catch, _ style: Style) -> String {
    switch outcome {
    case .caught: style.good("✓ caught     ")
    case .missed: style.bad("✗ missed     ")
    case .byAnUnfairCheck: style.bad("✗ not caught ")
    case .notTried: "· not tried  "
    case .notHunted: "· not hunted "
    }
  }

  private func remark(_ outcome: Catch) -> String {
    switch outcome {
    case .caught(.failed), .notTried, .notHunted: ""
    case .caught(let verdict): " (your check: \(verdict.rawValue))"
    case .missed: " (your check passes on it)"
    case .byAnUnfairCheck: " (your check fails on right answers, too)"
    }
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
    let open = bugs.first {
      switch $0.outcome {
      case .caught, .notTried: false
      case .missed, .byAnUnfairCheck, .notHunted: true
      }
    }
    guard let open else { return hadAnswers ? "Every bug is caught." : "Next: hand in \(file)" }
    return "Next: func test\(open.mutant.name)() in \(file), \(again)"
  }
}
