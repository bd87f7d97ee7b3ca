import Course

/// A report for a person at a terminal.
struct ReportCard {
  let report: Report
  let course: Course
  let style: Style
  /// What was reached before, in one line.
  var progress: String?
  /// Whose random cases they are, if somebody has cases of their own.
  var student: String?

  var text: String {
    var lines = Wording.head(report)
    if !lines.isEmpty { lines = ["", style.strong(lines[0])] + lines.dropFirst() }
    for chapter in report.chapters {
      lines += ["", style.strong("Chapter \(chapter.number)  \(chapter.title)"), ""]
      for exercise in chapter.exercises { lines += self.lines(for: exercise) }
    }
    if lines.last != "" { lines.append("") }
    lines.append(style.strong("\(report.earned) of \(report.points) points"))
    if !report.allPassed { lines.append("An exercise earns its points when every one of its checks passes.") }
    if let student { lines.append("The random cases are those of STUDENT=\(student).") }
    if let progress { lines.append(progress) }
    if report.submission == nil { lines.append(next) }
    return lines.joined(separator: "\n")
  }

  func lines(for exercise: Report.Exercise) -> [String] {
    let passed = exercise.verdict == .passed
    let verdict = pad((passed ? "✓ " : "✗ ") + exercise.verdict.rawValue, to: 17)
    let points = pad("\(exercise.earned)/\(exercise.points)", to: 6)
    var lines = [
      "  \(passed ? style.good(verdict) : style.bad(verdict)) \(exercise.id)  \(points) \(exercise.title)"
    ]
    guard !passed else { return lines }
    lines.append("")
    if let reason = exercise.reason {
      lines += indent(reason)
    } else if let first = exercise.tests.first(where: { $0.verdict == exercise.verdict }) {
      lines.append("      \(first.name): \(first.verdict.rawValue)")
      lines += indent(first.message)
      let others = exercise.tests.filter { $0.name != first.name }.map(\.verdict)
      if !others.isEmpty { lines.append("      " + Wording.others(others)) }
    }
    lines.append("")
    lines.append("      file: \(exercise.file)")
    if let known = course.exercise(id: exercise.id)?.exercise {
      lines.append("      read: \(known.paragraph)")
      lines.append("      hint: \(known.hintCommand(.symptom))")
    }
    lines.append("")
    return lines
  }

  private var next: String {
    if let open = report.exercises.first(where: { $0.verdict != .passed }),
      let known = course.exercise(id: open.id)?.exercise
    {
      return "Next: edit \(open.file), then \(known.checkCommand)"
    }
    let isEverything = report.exercises.count == course.chapters.flatMap(\.exercises).count
    return isEverything ? "Every exercise is solved." : "Next: make check"
  }

  private func indent(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)" }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
