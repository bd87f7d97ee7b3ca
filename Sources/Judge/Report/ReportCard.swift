import Course
import HostSystem

/// A report for a person at a terminal.
package struct ReportCard {
  package let report: Report
  package let course: Course
  package let style: ConsoleStyle
  /// Where every failure stands in full; then only the first ones do here.
  package var fullReport: String?
  /// What was reached so far.
  package var progress: Progress?
  /// Whose random cases they are, if they are a student's own.
  package var student: String?
  /// How many characters fit on a line: those of a failure are broken behind their sign, the others when they're said.
  package var columns: Int?
  /// What there is to know before the verdicts.
  package var remarks: [String] = []

  package init(
    report: Report, course: Course, style: ConsoleStyle, fullReport: String? = nil, progress: Progress? = nil,
    student: String? = nil, columns: Int? = nil
  ) {
    self.report = report
    self.course = course
    self.style = style
    self.fullReport = fullReport
    self.progress = progress
    self.student = student
    self.columns = columns
  }

  package var text: String {
    var lines = Wording.head(report)
    if !lines.isEmpty { lines = ["", style.strong(lines[0])] + lines.dropFirst() }
    if !remarks.isEmpty { lines += [""] + remarks }
    let failures = report.unsolved.filter(\.verdict.isFailure).map(\.id)
    let inFull = fullReport == nil ? failures : Array(failures.prefix(Self.shownInFull))
    for chapter in report.chapters {
      lines += ["", style.strong("Chapter \(chapter.number)  \(chapter.title)"), ""]
      if let answers = chapter.answers { lines += [Wording.judgedOnce(answers), ""] }
      for exercise in chapter.exercises {
        lines += inFull.contains(exercise.id) ? self.lines(for: exercise) : [line(for: exercise)]
      }
    }
    if lines.last != "" { lines.append("") }
    if let fullReport, inFull.count < failures.count {
      lines += ["The other \(failures.count - inFull.count) failures stand in full in \(fullReport)", ""]
    }
    lines.append(style.strong("\(report.earned) of \(report.points) points") + Wording.marks(report))
    if !failures.isEmpty { lines.append(Wording.points(report)) }
    if let student { lines.append("The random cases are those of STUDENT=\(student).") }
    if let line = progress?.line(for: course) { lines.append(line) }
    if report.submission == nil { lines += hunts + [next] }
    return lines.joined(separator: "\n")
  }

  /// More failures than these fill a screen.
  private static let shownInFull = 3

  /// The exercise in the table.
  private func line(for exercise: Report.Exercise) -> String {
    let earned = exercise.marks.filter(\.isEarned).map(\.mark.words).joined(separator: "  ")
    let reached =
      if !earned.isEmpty {
        style.good(pad(earned, to: 17))
      } else if exercise.verdict.isFailure {
        style.bad(pad("✗ \(exercise.verdict.rawValue)", to: 17))
      } else {
        pad("· \(exercise.verdict.rawValue)", to: 17)
      }
    let points = pad("\(exercise.earned)/\(exercise.points)", to: 6)
    return "  \(reached) \(exercise.id)  \(points) \(exercise.title)"
  }

  /// The exercise with everything about its failure, if it is one.
  package func lines(for exercise: Report.Exercise) -> [String] {
    var lines = [line(for: exercise)]
    guard exercise.verdict.isFailure, let open = exercise.marks.first(where: { !$0.isEarned }) else {
      return lines
    }
    lines.append("")
    if open.mark == .holds { lines += ["      " + Wording.holdsFound(exercise), ""] }
    if let reason = exercise.reason {
      lines += indent(reason)
    } else if let first = open.tests.first(where: { $0.verdict == open.verdict }) {
      lines.append("      \(first.name): \(first.verdict.rawValue)")
      lines += indent(first.message)
      let others = open.tests.filter { $0.name != first.name }.map { ($0.name, $0.verdict) }
      if !others.isEmpty { lines.append("      " + Wording.others(others)) }
      if exercise.marks.last?.verdict == .notTried { lines.append("      \(Wording.holdsWaits).") }
    }
    lines.append("")
    lines.append("      file: \(exercise.file)")
    if let known = course.exercise(id: exercise.id)?.exercise {
      lines.append("      read: \(open.mark.paragraph(of: known))")
      // Hints are about what the exercise asks.
      if open.mark == .works { lines.append("      hint: \(known.hintCommand(.symptom))") }
    }
    lines.append("")
    return lines
  }

  /// Where bugs of others can be caught, once one's own answer is right.
  private var hunts: [String] {
    report.exercises.filter { $0.verdict == .passed }.compactMap { course.exercise(id: $0.id)?.exercise }
      .filter { $0.hunt != nil }.map { "For fun, catch bugs that others made: \($0.huntCommand)" }
  }

  private var next: String {
    let exercises = report.exercises
    if let open = report.unsolved.first(where: \.verdict.isFailure),
      let known = course.exercise(id: open.id)?.exercise
    {
      return "Next: \(open.id), \(open.title). Edit \(open.file), then \(known.checkCommand)"
    }
    let notBegun = exercises.first { $0.verdict == .notBegun }.flatMap { course.exercise(id: $0.id) }
    if let (chapter, open) = notBegun ?? progress?.unsolved(after: exercises.last?.id, in: course) {
      return "Next: open \(chapter.files(of: open).student); its comment says what to do.\n"
        + "Then \(open.checkCommand) shows what is asked."
    }
    let isEverything = report.exercises.count == course.chapters.flatMap(\.exercises).count
    return isEverything
      ? "Every exercise is solved. Next: make whole lets your own answers carry a touch." : "Next: make check"
  }

  private func indent(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in columns.map { String(line).wrapped(to: $0 - 8) } ?? [String(line)] }
      .flatMap(Wording.marked).map { "      \($0)" }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
