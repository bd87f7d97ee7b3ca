import HostSystem

/// A report as GitHub Classroom's autograding reporter reads it: one row for each mark of an exercise.
///
/// It wants the text in base64, in the environment variable that is named after the step: `STEP_RESULTS`.
package struct ClassroomReport: Encodable {
  package struct Row: Encodable {
    package let name: String
    package let status: String
    package let score: Int
    package let message: String
    let test_code: String
    let filename: String
    let line_no = 0
    package let duration: Double
  }

  package let version = 1
  package let status: String
  let max_score: Int
  package let tests: [Row]

  package init(_ report: Report) {
    max_score = report.points
    tests = report.exercises.flatMap { exercise in
      exercise.marks.map { part in
        Row(
          name: "\(exercise.id) \(exercise.title): \(part.mark.rawValue)", status: Self.status(part.verdict),
          score: part.earned, message: Wording.outcome(part, of: exercise),
          test_code: "make check EXERCISE=\(exercise.id)", filename: exercise.file,
          duration: (part.seconds * 1_000).rounded() / 1_000)
      }
    }
    let all = Set(tests.map(\.status))
    status = report.allPassed ? "pass" : all.contains("error") ? "error" : "fail"
  }

  private static func status(_ verdict: Verdict) -> String {
    switch verdict {
    case .passed: "pass"
    case .failed, .skipped, .notBegun, .notHandedIn, .notTried: "fail"
    case .crashed, .timedOut, .didNotFinish, .notBuilt: "error"
    }
  }
}
