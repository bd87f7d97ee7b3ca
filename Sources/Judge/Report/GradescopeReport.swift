import HostSystem

/// A report as Gradescope's `results.json`: one row for each mark of an exercise.
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
    tests = report.exercises.flatMap { exercise in
      exercise.marks.map { part in
        Row(
          number: exercise.id, name: "\(exercise.title): \(part.mark.rawValue)", score: part.earned,
          max_score: part.points, status: part.isEarned ? "passed" : "failed",
          output: Wording.outcome(part, of: exercise))
      }
    }
  }
}
