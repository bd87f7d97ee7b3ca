import HostSystem
import Judge

/// Grades a class.
struct GradeCommand: ParsableCommand {
  static let name = "grade"
  static let usage = [
    "--submissions DIRECTORY --out DIRECTORY [--chapter N | --exercise N.M]",
    "    [--sandbox required|off] [--reports LIST] [--lanes N]",
    "    [--shard N/M | --starting-with N/M | --slurm run|print [--graders N]]",
  ]
  static let discussion = [
    "grades a class: each folder in DIRECTORY is a submission. Goes on where",
    "an earlier run stopped. --shard grades one of M parts; --starting-with",
    "begins with it and helps other graders with the rest; --slurm grades on",
    "a cluster. Exit code: 0 everything has a report, 1 not everything",
  ]

  enum Mistake: UsageMistake, Equatable {
    case needsFolders
    case submissionsAreNoFolder(String)
    case reportsAmongSubmissions(String)
    case shardIsNone(String)
    case slurmIsNone(String)
    case shardAndSlurm

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
      case .slurmIsNone(let word):
        "SLURM=1 grades on the cluster, SLURM=print shows the job that would; '\(word.forTerminal)' is neither"
      case .shardAndSlurm: "with Slurm the graders share the work themselves; leave out SHARD"
      }
    }
  }

  let selection: Selection
  let submissions: String
  let out: String
  let portion: Portion
  let formats: [ReportFiles.Format]
  let sandboxing: SandboxPolicy
  let lanes: Int?
  let slurm: SlurmJob.Use?
  let graders: Int

  init(_ words: inout Arguments) throws {
    selection = try words.selection()
    guard let submissions = try words.value("--submissions"), let out = try words.value("--out") else {
      throw Mistake.needsFolders
    }
    self.submissions = submissions
    self.out = out
    let (shard, turn) = (try Self.shard("--shard", &words), try Self.shard("--starting-with", &words))
    portion = turn.map(Portion.startingWith) ?? .only(shard ?? .whole)
    formats = try words.formats()
    sandboxing = try words.sandboxPolicy()
    lanes = try words.number("--lanes", in: 1...1_000)
    graders = try words.number("--graders", in: 1...1_000) ?? SlurmJob.usualGraders
    let word = try words.value("--slurm")
    slurm = word.flatMap(SlurmJob.Use.init)
    if let word, slurm == nil { throw Mistake.slurmIsNone(word) }
    if slurm != nil, shard ?? turn != nil { throw Mistake.shardAndSlurm }
  }

  private static func shard(_ option: String, _ words: inout Arguments) throws -> Shard? {
    guard let word = try words.value(option) else { return nil }
    guard let shard = Shard(word) else { throw Mistake.shardIsNone(word) }
    return shard
  }

  func run(in context: Context) throws -> ExitCode {
    Interruption.answer(.isNoticed)
    var grading = ClassGrading(
      context: context, selection: selection, submissions: submissions, out: out, portion: portion,
      formats: formats, sandboxing: sandboxing, isOver: { Interruption.hasCome })
    if let lanes { grading.lanes = lanes }
    if let slurm {
      let job = try SlurmJob(grading: grading, graders: graders, lanes: lanes ?? 1)
      if slurm == .print {
        Console.show(job.script)
        return .allPassed
      }
      try job.run(isOver: { Interruption.hasCome })
      // What is there now is summed up, and nothing graded here.
      grading.isOver = { true }
    }
    let outcomes = try grading.perform()
    return outcomes.allSatisfy { $0.outcome.grade != nil } ? .allPassed : .notAllPassed
  }
}
