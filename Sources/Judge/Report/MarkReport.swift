import Course

/// One mark of an exercise: its tests, and what came of them.
package struct MarkReport: Equatable, Sendable {
  package let mark: Mark
  package let verdict: Verdict
  package let points: Int
  package let tests: [Report.Test]

  package var isEarned: Bool { verdict == .passed }
  package var earned: Int { isEarned ? points : 0 }
  package var seconds: Double { tests.reduce(0) { $0 + $1.seconds } }

  /// The marks that an exercise with some tests can earn; the second one is earned only with the first.
  static func all(
    of tests: [Report.Test], isBuilt: Bool, points: Int, scoring: Report.Scoring
  ) -> [MarkReport] {
    let isForHolds = { (test: Report.Test) in scoring == .marks && Mark(ofTest: test.name) == .holds }
    let (plain, others) = (tests.filter { !isForHolds($0) }, tests.filter(isForHolds))
    let works = MarkReport(
      mark: .works, verdict: isBuilt ? verdict(on: plain) : withoutARun(plain),
      points: others.isEmpty ? points : Mark.works.points(of: points), tests: plain)
    if others.isEmpty { return [works] }
    let holds = MarkReport(
      mark: .holds, verdict: works.isEarned ? verdict(on: others) : .notTried,
      points: Mark.holds.points(of: points), tests: others)
    return [works, holds]
  }

  private static func verdict(on tests: [Report.Test]) -> Verdict {
    if tests.isEmpty { return withoutARun(tests) }
    return tests.first { $0.verdict != .passed && $0.verdict != .skipped }?.verdict
      ?? tests.first { $0.verdict != .passed }?.verdict ?? .passed
  }

  private static func withoutARun(_ tests: [Report.Test]) -> Verdict {
    tests.first?.verdict == .notHandedIn ? .notHandedIn : .notBuilt
  }
}

extension Report {
  /// How the points of an exercise follow from its tests.
  package enum Scoring: Sendable {
    /// Each mark has its share.
    case marks
    /// There are none for a part, as in reports that know no marks.
    case allOrNothing
  }

  /// How many exercises have earned a mark.
  package func count(of mark: Mark) -> Int { exercises.filter { $0.has(mark) }.count }

  /// The exercises that haven't earned all their points: first those that don't work.
  package var unsolved: [Exercise] {
    let unsolved = exercises.filter { $0.verdict != .passed }
    return unsolved.filter { !$0.has(.works) } + unsolved.filter { $0.has(.works) }
  }
}

extension Report.Exercise {
  /// The marks that it can earn, in their order.
  package var marks: [MarkReport] {
    MarkReport.all(
      of: tests, isBuilt: reason == nil, points: points, scoring: works == nil ? .allOrNothing : .marks)
  }

  /// Whether it has earned a mark; all points of a report that knows no marks stand for both.
  package func has(_ mark: Mark) -> Bool {
    switch mark {
    case .works: works ?? (verdict == .passed)
    case .holds: holds ?? (works == nil && verdict == .passed)
    }
  }
}
