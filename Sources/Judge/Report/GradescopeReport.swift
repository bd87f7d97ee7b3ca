import HostSystem

/// A report as Gradescope's `results.json`: one row for each exercise.
package struct GradescopeReport: Encodable {
  package struct Row: Encodable {
    package let number: String
    package let name: String
    package let score: Int
    let max_score: Int
    package let status: String
    package let output: String
    let output_format = "text"
    let visibility = "visible"
  }

  package let score: Int
  let execution_time: Double
  package let output: String
  let output_format = "text"
  let visibility = "visible"
  package let tests: [Row]

  package init(_ report: Report) {
    score = report.earned
    execution_time = (report.seconds * 1_000).rounded() / 1_000
    output = Wording.head(report).joined(separator: "\n")
    tests = report.exercises.map { exercise in
      Row(
        number: exercise.id, name: exercise.title, score: exercise.earned, max_score: exercise.points,
        status: exercise.verdict == .passed ? "passed" : "failed", output: Wording.outcome(exercise))
    }
  }
}
