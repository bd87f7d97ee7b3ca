import Foundation

/// All reports of a folder: which pages agree with the engine on which device.
struct ReportTable {
  /// A file, and what came of it.
  struct Row {
    let file: String
    let comparison: Comparison
  }

  let rows: [Row]

  /// Reads and plays all files that end with `.touches`; one that can't be read stops it.
  init(folder: String) throws {
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".touches") }.sorted()
    guard !files.isEmpty else { throw PhoneError.noReports(folder: folder) }
    rows = try files.map { file in
      let path = "\(folder)/\(file)"
      return Row(file: file, comparison: try Comparison(of: PhoneReport.read(path: path), in: path))
    }
  }

  var differs: Bool { rows.contains { $0.comparison.difference != nil } }

  /// A line for each, by page, device and system.
  var text: String {
    let cells = rows.map { row in
      let report = row.comparison.report
      return [
        report.page, report.device + (report.author == .engine ? " (engine)" : ""), report.system,
        row.comparison.difference.map { "differs from line \($0 + 1) on" } ?? "agrees", row.file,
      ]
    }.sorted { $0.lexicographicallyPrecedes($1) }
    let all = [["page", "device", "system", "log", "file"]] + cells
    let widths = (0..<5).map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}
