import Course
import HostSystem
import Judge

/// How a class did in one exercise.
struct ExerciseSummary {
  let exercise: Exercise
  /// How many submissions are counted, files that are no reports among them.
  let submissions: Int
  let verdicts: [Verdict: Int]
  /// How many have earned each mark that the exercise has.
  let earned: [Mark: Int]
  /// The check, or the reason of a failed build, that stopped most of them, and how many.
  let symptom: (text: String, count: Int)?
  /// How many have seen each rung of the hints, if any of them noted it.
  let hints: [Int]?
  private let worthless: Int

  init(exercise: Exercise, reports: [Report.Exercise], worthless: Int, hints noted: [[String: [Int]]]) {
    self.exercise = exercise
    self.worthless = worthless
    submissions = reports.count + worthless
    verdicts = Dictionary(grouping: reports, by: \.verdict).mapValues(\.count)
    let known = Mark.allCases.filter { mark in mark == .works || reports.contains { $0.holds != nil } }
    earned = Dictionary(
      uniqueKeysWithValues: known.map { mark in (mark, reports.filter { $0.has(mark) }.count) })
    let symptoms = Dictionary(grouping: reports.compactMap(Self.symptom)) { $0 }.mapValues(\.count)
    symptom = symptoms.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (text: $0.key, count: $0.value) }
    hints =
      noted.isEmpty
      ? nil
      : Hints.Rung.allCases.map { rung in
        noted.filter { $0[exercise.id]?.contains(rung.rawValue) == true }.count
      }
  }

  var passed: Int { verdicts[.passed] ?? 0 }
  var rate: Double { Double(passed) / Double(max(1, submissions)) }

  private static func symptom(of report: Report.Exercise) -> String? {
    // What was not tried has stopped at no check.
    guard report.verdict.isFailure else { return nil }
    if let reason = report.reason {
      return reason.split(separator: "\n").first.map { String($0).shortened(to: 100) }
    }
    return report.tests.first { $0.verdict == report.verdict }?.name
  }

  func lines(_ style: ConsoleStyle) -> [String] {
    var lines = [
      "  \(exercise.id)  " + Mark.allCases.map { column($0, style) }.joined() + exercise.title
    ]
    let others = Verdict.all.dropFirst().compactMap { verdict in
      verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    if !others.isEmpty { lines.append("         \(others.joined(separator: ", "))") }
    if let symptom { lines.append("         most often: \(symptom.text) (\(symptom.count))") }
    if let hints, hints.contains(where: { $0 > 0 }) {
      lines.append(
        "         hints: " + hints.enumerated().map { "\($1) used \($0 + 1)" }.joined(separator: ", "))
    }
    return lines
  }

  private func column(_ mark: Mark, _ style: ConsoleStyle) -> String {
    guard let earned = earned[mark] else { return "–".padded(to: Self.columnWidth) }
    let percent = Int((Double(earned) / Double(max(1, submissions)) * 100).rounded())
    return style.strong("\(percent) %".padded(to: 6))
      + "\(earned) of \(submissions)".padded(to: Self.columnWidth - 6)
  }

  private static let columnWidth = 18

  /// What stands above the lines.
  static var head: String {
    "       " + Mark.works.words.padded(to: columnWidth) + Mark.holds.words
  }

  var fields: [String] {
    let counts = Verdict.all.dropFirst().map { "\(verdicts[$0] ?? 0)" }
    let hints = hints?.map(String.init) ?? ["", "", ""]
    let thousandths = (rate * 1_000).rounded() / 1_000
    let marks = Mark.allCases.map { mark in earned[mark].map { "\($0)" } ?? "" }
    return [exercise.id, exercise.title, "\(submissions)"] + marks + ["\(passed)", "\(thousandths)"] + counts
      + ["\(worthless)", symptom?.text ?? "", symptom.map { "\($0.count)" } ?? ""] + hints
  }
}
