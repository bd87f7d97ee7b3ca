import Foundation
import HostSystem
import Judge

/// The proof that a report is complete and about what is there now; written after the report.
struct GradeRecord: Codable, Equatable {
  static let fileName = "graded.json"

  /// The fingerprint of everything the report follows from: answers, engine, checks, limits, sandbox.
  let inputs: String
  /// The fingerprint of the report.
  let report: String

  init(inputs: String, report: String) {
    self.inputs = inputs
    self.report = Self.fingerprint(report)
  }

  /// The report in a folder if it is whole and was made from these inputs.
  static func report(in folder: String, from inputs: String) -> Report? {
    let path = "\(folder)/\(ReportFiles.Format.json.fileName)"
    guard let stored = FileManager.default.contents(atPath: "\(folder)/\(fileName)"),
      (try? JSONDecoder().decode(GradeRecord.self, from: stored))?.inputs == inputs,
      let data = FileManager.default.contents(atPath: path), holds(stored, for: data)
    else { return nil }
    return try? StoredReport.read(data)
  }

  /// Whether a report is the one that this record was written for.
  static func holds(_ stored: Data, for report: Data) -> Bool {
    let record = try? JSONDecoder().decode(GradeRecord.self, from: stored)
    return record?.report == fingerprint(String(decoding: report, as: UTF8.self))
  }

  func write(to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    try Files.write(text, to: "\(folder)/\(Self.fileName)")
  }

  private static func fingerprint(_ text: String) -> String {
    var hash = SHA256()
    hash.add(text)
    return hash.text
  }
}
