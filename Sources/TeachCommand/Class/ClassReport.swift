import Course
import Foundation
import HostSystem
import Judge

/// What a class knows and where it is stuck.
///
/// No one is named unless that is asked for. Files that are no reports are named always: they must be repaired.
struct ClassReport {
  let course: Course
  let members: [ClassReports.Member]
  let problems: [ClassReports.Problem]
  let named: Bool

  init(folder: String, course: Course, named: Bool = false) throws {
    let reports = try ClassReports(folder, course: course)
    guard !reports.members.isEmpty || !reports.problems.isEmpty else {
      throw ClassCommand.Mistake.noReports(folder)
    }
    self.course = course
    members = reports.members
    problems = reports.problems
    self.named = named
  }

  /// The exercises that any report is about, in the order of the course.
  var summaries: [ExerciseSummary] {
    course.chapters.flatMap(\.exercises).compactMap { exercise in
      let found = members.compactMap { member in member.report.exercises.first { $0.id == exercise.id } }
      let noted = members.compactMap { $0.report.submission?.hints }
      return found.isEmpty
        ? nil : ExerciseSummary(exercise: exercise, reports: found, worthless: problems.count, hints: noted)
    }
  }

  /// How much of the possible points each submission has, from 0 to 1; a file that is no report has none.
  var shares: [Double] {
    members.map { Double($0.report.earned) / Double(max(1, $0.report.points)) } + problems.map { _ in 0 }
  }

  // MARK: For people

  func text(_ style: ConsoleStyle) -> String {
    var lines = problems.map { style.bad("\($0.path): \($0.reason)") }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      style.strong(
        "\(Wording.count(members.count, "report")), \(Wording.count(problems.count, "file")) worth 0 points"))
    lines += ["", ExerciseSummary.head]
    for summary in summaries { lines += summary.lines(style) }
    lines += ["", style.strong("Points")]
    lines += distribution
    lines += ["", style.strong(named ? "Submissions" : "Submissions (NAMES=1 names them)")]
    lines += people.map { name, report in
      let marks = Mark.allCases.map { "  \($0.words) \(report.count(of: $0))" }.joined()
      return "  \(name)  \(report.earned) of \(report.points)\(marks)"
    }
    return lines.joined(separator: "\n")
  }

  /// Every submission; without names they are in the order of their fingerprints, which doesn't tell who is who.
  private var people: [(name: String, report: Report)] {
    if named { return members.map { ($0.name, $0.report) } }
    let shuffled = members.map { (SHA256.digest(Array($0.name.utf8)), $0.report) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let width = "\(shuffled.count)".count
    return shuffled.enumerated().map { index, entry in
      let number = "\(index + 1)"
      let zeros = String(repeating: "0", count: width - number.count)
      return ("student \(zeros)\(number)", entry.1)
    }
  }

  private var distribution: [String] {
    let sorted = shares.sorted()
    let middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    let counts = (0..<10).map { tenth in sorted.filter { min(9, Int($0 * 10)) == tenth }.count }
    let most = max(1, counts.max() ?? 1)
    let width = max(5, "\(most)".count + 1)
    let rows = counts.enumerated().map { tenth, count in
      let bar = String(repeating: "█", count: (count * 40 + most - 1) / most)
      let range = "\(tenth * 10)–\(tenth == 9 ? 100 : tenth * 10 + 9) %"
      return "  \(range.padded(to: 9)) \("\(count)".padded(to: width))\(bar)"
    }
    return rows + [String(format: "  mean %.0f %%, median %.0f %%", mean * 100, middle * 100)]
  }

  // MARK: For spreadsheets

  var table: String {
    let verdicts = Verdict.all
    let head =
      ["exercise", "title", "submissions"] + Mark.allCases.map(\.rawValue) + ["passed", "rate"]
      + verdicts.dropFirst().map(\.rawValue)
      + ["worthless files", "most often", "times", "used hint 1", "used hint 2", "used hint 3"]
    return CommaSeparated.line(head) + summaries.map { CommaSeparated.line($0.fields) }.joined()
  }
}

extension Verdict {
  /// In the order of tables.
  static let all: [Verdict] = [
    .passed, .failed, .crashed, .timedOut, .didNotFinish, .notBuilt, .notBegun, .notHandedIn, .skipped,
  ]
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
