import Foundation
import HostSystem
import Judge

/// The job that grades a class on a cluster: an array of graders that share the folder of the reports.
///
/// Slurm decides where and when they run. Which submission is whose they settle by locks, so that one more of them, or
/// one less, changes nothing but the time.
struct SlurmJob: Sendable {
  /// What is done with it.
  enum Use: Equatable, Sendable {
    case run
    case print

    init?(_ word: String) {
      switch word {
      case "1", "run": self = .run
      case "print": self = .print
      default: return nil
      }
    }
  }

  static let usualGraders = 4

  private let grading: ClassGrading
  private let graders: Int
  private let lanes: Int
  private let submissions: String
  private let target: GradeFolder

  init(grading: ClassGrading, graders: Int, lanes: Int) throws {
    self.grading = grading
    self.graders = graders
    self.lanes = lanes
    submissions = try ClassFolder(grading.submissions).path
    target = try GradeFolder(grading.out)
  }

  /// What `sbatch` gets.
  ///
  /// Partition, account and time come from Slurm's own variables, such as `SBATCH_PARTITION`.
  var script: String {
    """
    #!/bin/sh
    #SBATCH --job-name=grade
    #SBATCH --array=1-\(graders)
    #SBATCH --ntasks=1
    #SBATCH --cpus-per-task=\(lanes)
    #SBATCH --requeue
    #SBATCH --open-mode=append
    #SBATCH --output=\(logs("%A-%a"))
    exec \(command.map(Self.quoted).joined(separator: " ")) \\
      --starting-with "$SLURM_ARRAY_TASK_ID/\(graders)"
    """
  }

  private func logs(_ name: String) -> String {
    // In this line Slurm replaces what follows a percent sign.
    target.own("").replacing("%", with: "%%") + "slurm-\(name).txt"
  }

  private var command: [String] {
    let context = grading.context
    var words = [context.limiter, "grade", "--root", context.root.path]
    words += ["--submissions", submissions, "--out", target.path, "--lanes", "\(lanes)"]
    words += ["--limit", "\(context.secondsPerTest)"]
    switch grading.selection {
    case .everything: break
    case .chapter(let number): words += ["--chapter", "\(number)"]
    case .exercise(let id): words += ["--exercise", id]
    }
    if !grading.formats.isEmpty {
      words += ["--reports", grading.formats.map(\.rawValue).joined(separator: ",")]
    }
    if grading.sandboxing != .ifPossible { words += ["--sandbox", grading.sandboxing.rawValue] }
    return words
  }

  private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }

  // MARK: Submitting and waiting

  /// Submits the job and waits for its end.
  ///
  /// An interruption ends the waiting, not the job.
  func run(isOver: () -> Bool) throws {
    guard let submit = Tool.find("sbatch"), let list = Tool.find("squeue") else {
      throw SystemError.cannotStart(
        program: "sbatch",
        reason: "Slurm is not in PATH; SLURM=print shows the job, to be submitted elsewhere")
    }
    let file = target.own("slurm.sh")
    try Files.write(script + "\n", to: file)
    let submitted = try Tool.run(submit, ["--parsable", file], limit: Self.secondsForAnswers)
    let number = submitted.output.prefix { $0.isNumber }
    guard submitted.termination.isSuccess, !number.isEmpty else {
      throw SystemError.system("sbatch", reason: submitted.output)
    }
    let names = Set(try ClassFolder(submissions).names().map(\.encoded))
    grading.say(
      "Job \(number): \(Wording.count(graders, "grader")), each with \(Wording.count(lanes, "processor")).")
    grading.say("`scancel \(number)` ends it. Its words are in \(logs("\(number)-*")).")
    var (last, haveRun) = ("", false)
    while !isOver() {
      let queue = try Tool.run(
        list, ["-h", "-r", "-j", "\(number)", "-o", "%T"], limit: Self.secondsForAnswers)
      let states = queue.output.split(separator: "\n").map(String.init)
      // A job that ended long enough ago is unknown.
      if states.isEmpty || !queue.termination.isSuccess { break }
      let graded = target.recorded(of: names)
      let running = states.filter { $0 == "RUNNING" }.count
      let now = "\(graded) of \(names.count) have reports; \(running) of \(states.count) graders run"
      if now != last { grading.say(now) }
      last = now
      // A grader ends when nothing is left; one that a dead node makes Slurm start again later would find nothing to do.
      if haveRun, running == 0, graded == names.count {
        _ = try Tool.run("scancel", ["\(number)"], limit: Self.secondsForAnswers)
        break
      }
      haveRun = haveRun || running > 0
      sleep(Self.secondsBetweenLooks)
    }
    if isOver() { grading.say("The job goes on without being watched; the same command sums it up.") }
  }

  private static let secondsForAnswers: Double = 60
  private static let secondsBetweenLooks: UInt32 = 3
}
