import Course
import Foundation
import HostSystem

/// Which reports are written, and where.
package struct ReportFiles: Equatable, Sendable {
  /// A report for other programs.
  package enum Format: String, CaseIterable, Sendable {
    case json
    case junit
    case gradescope
    case classroom
    /// What a terminal shows, with every failure in full.
    case text

    package var fileName: String {
      switch self {
      case .json: "report.json"
      case .junit: "junit.xml"
      case .gradescope: "results.json"
      case .classroom: "classroom.json"
      case .text: "report.txt"
      }
    }

    /// A report in this format.
    package func text(_ report: Report, course: Course = .book) throws -> String {
      switch self {
      case .json: try Self.json(report)
      case .junit: JUnitReport(report: report).text
      case .gradescope: try Self.json(GradescopeReport(report))
      case .classroom: try Self.json(ClassroomReport(report))
      case .text: ReportCard(report: report, course: course, style: .plain).text + "\n"
      }
    }

    private static func json(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
  }

  /// Besides `report.json`, which is always written.
  package var formats: [Format] = []
  /// Where to, if not to `.build/check`.
  package var folder: String?

  package init(
    formats: [Format] = [], folder: String? = nil
  ) {
    self.formats = formats
    self.folder = folder
  }

  /// Understands a list such as `junit,gradescope`.
  package static func formats(_ list: String) throws -> [Format] {
    try list.split(separator: ",").map { word in
      guard let format = Format(rawValue: word.lowercased()) else {
        throw UsageError.unknownReport(String(word))
      }
      return format
    }
  }

  package func path(of format: Format, root: Root) -> String {
    folder.map { "\($0)/\(format.fileName)" } ?? root.work(format.fileName)
  }

  package func write(_ report: Report, on context: Context) throws {
    for format in Format.allCases where format == .json || formats.contains(format) {
      let path = path(of: format, root: context.root)
      do {
        try Files.write(format.text(report, course: context.course), to: path)
      } catch let error as EncodingError {
        throw SystemError.cannotWrite(path: path, reason: "\(error)")
      }
    }
  }
}
