import HostSystem
import Judge

/// Grades a class.
struct GradeCommand: ParsableCommand {
  static let name = "grade"
  static let usage = [
    "--submissions DIRECTORY --out DIRECTORY [--shard N/M] [--chapter N | --exercise N.M]",
    "    [--sandbox required|off] [--reports LIST]",
  ]
  static let discussion = [
    "grades a class: each folder in DIRECTORY is a submission. Goes on where",
    "an earlier run stopped. Exit code: 0 everything has a report, 1 not",
    "everything",
  ]

  enum Mistake: UsageMistake, Equatable {
    case needsFolders
    case submissionsAreNoFolder(String)
    case reportsAmongSubmissions(String)
    case shardIsNone(String)

    var description: String {
      switch self {
      case .needsFolders:
        "say where the submissions are and where the reports go, for example: "
          + "make grade SUBMISSIONS=../handed-in OUT=../reports"
      case .submissionsAreNoFolder(let path):
        "\(path) is no folder; name the folder that holds a folder for each submission"
      case .reportsAmongSubmissions(let path):
        "\(path) is among the submissions; reports need a place of their own"
      case .shardIsNone(let word):
        "a shard is a number and how many there are, such as 3/10, not '\(word.forTerminal)'"
      }
    }
  }

  let selection: Selection
  let submissions: String
  let out: String
  let shard: Shard
  let formats: [ReportFiles.Format]
  let sandboxing: SandboxPolicy

  init(_ words: inout Arguments) throws {
    selection = try words.selection()
    guard let submissions = try words.value("--submissions"), let out = try words.value("--out") else {
      throw Mistake.needsFolders
    }
    self.submissions = submissions
    self.out = out
    let word = try words.value("--shard")
    guard let shard = word.map({ Shard($0) }) ?? .whole else { throw Mistake.shardIsNone(word ?? "") }
    self.shard = shard
    formats = try words.formats()
    sandboxing = try words.sandboxPolicy()
  }

  func run(in context: Context) throws -> ExitCode {
    Interruption.answer(.isNoticed)
    let outcomes = try ClassGrading(
      context: context, selection: selection, submissions: submissions, out: out, shard: shard,
      formats: formats, sandboxing: sandboxing, isOver: { Interruption.hasCome }
    ).perform()
    return outcomes.allSatisfy { $0.outcome.report != nil } ? .allPassed : .notAllPassed
  }
}
