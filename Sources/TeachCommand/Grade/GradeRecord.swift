import Foundation
import HostSystem
import Judge

/// The proof that a report is complete and about what is there now; written after the report.
struct GradeRecord: Codable, Equatable {
  static let fileName = "graded.json"

  /// The fingerprint of everything the report follows from: answers, engine, checks, limits, sandbox.
  let inputs: String
  /// The fingerprint of the report and of the grade.
  let report: String
  /// What the report says in numbers, so that it need not be read again.
  let grade: Grade

  init(inputs: String, report: Report, text: String) {
    self.inputs = inputs
    grade = Grade(report)
    self.report = Self.fingerprint(text, grade)
  }

  /// The record in a folder if its report is whole and was made from these inputs.
  static func read(in folder: String, from inputs: String) -> GradeRecord? {
    guard let stored = FileManager.default.contents(atPath: "\(folder)/\(fileName)"),
      let record = try? JSONDecoder().decode(GradeRecord.self, from: stored), record.inputs == inputs,
      let data = FileManager.default.contents(atPath: reportPath(folder)), record.holds(data)
    else { return nil }
    return record
  }

  /// The report beside a record.
  static func storedReport(in folder: String) -> Report? {
    FileManager.default.contents(atPath: reportPath(folder)).flatMap { try? StoredReport.read($0) }
  }

  private static func reportPath(_ folder: String) -> String {
    "\(folder)/\(ReportFiles.Format.json.fileName)"
  }

  /// Whether a report is the one that a record was written for.
  static func holds(_ stored: Data, for report: Data) -> Bool {
    (try? JSONDecoder().decode(GradeRecord.self, from: stored))?.holds(report) == true
  }

  private func holds(_ data: Data) -> Bool {
    report == Self.fingerprint(String(decoding: data, as: UTF8.self), grade)
  }

  func write(to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    try Files.write(text, to: "\(folder)/\(Self.fileName)")
  }

  private static func fingerprint(_ text: String, _ grade: Grade) -> String {
    var hash = SHA256()
    hash.add(text)
    hash.add("\(grade.earned) \(grade.points)")
    for (exercise, earned) in grade.exercises.sorted(by: { $0.key < $1.key }) {
      hash.add("\(exercise) \(earned)")
    }
    for (mark, count) in (grade.marks ?? [:]).sorted(by: { $0.key < $1.key }) { hash.add("\(mark) \(count)") }
    return hash.text
  }
}
