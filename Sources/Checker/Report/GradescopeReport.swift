/// A report as Gradescope's `results.json`: one row for each exercise.
struct GradescopeReport: Encodable {
  struct Row: Encodable {
    let number: String
    let name: String
    let score: Int
    let max_score: Int
    let status: String
    let output: String
    let output_format = "text"
    let visibility = "visible"
  }

  let score: Int
  let execution_time: Double
  let output: String
  let output_format = "text"
  let visibility = "visible"
  let tests: [Row]

  init(_ report: Report) {
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
