import HostSystem
import Judge

/// Sums up the reports on a class.
struct ClassCommand: ParsableCommand {
  static let name = "class"
  static let usage = ["DIRECTORY [--names] [--out FILE]"]
  static let discussion = ["sums up the reports on a class; with --out as a table too"]

  enum Mistake: UsageMistake, Equatable {
    case needsFolder
    case reportsAreNoFolder(String)
    case noReports(String)

    var description: String {
      switch self {
      case .needsFolder: "say where the reports are, for example: make class REPORTS=../reports"
      case .reportsAreNoFolder(let path): "\(path) is no folder; name the folder that make grade wrote to"
      case .noReports(let path): "there are no reports in \(path); `make grade` writes them"
      }
    }
  }

  let folder: String
  let names: Bool
  let out: String?

  init(_ words: inout Arguments) throws {
    names = words.flag("--names")
    out = try words.value("--out")
    guard let folder = words.next(), !folder.isEmpty else { throw Mistake.needsFolder }
    self.folder = folder
  }

  func run(in context: Context) throws -> ExitCode {
    let report = try ClassReport(folder: folder, course: context.course, named: names)
    Console.say(report.text(.ofStandardOutput))
    if let out { try Files.write(report.table, to: out) }
    return report.problems.isEmpty ? .allPassed : .notAllPassed
  }
}
