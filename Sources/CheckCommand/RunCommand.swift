import Foundation
import HostSystem
import Judge

/// Checks your own answers, or a submission.
struct RunCommand: ParsableCommand {
  static let name = "run"
  static let usage = [
    "[--chapter N | --exercise N.M] [--starters run] [--exercises DIRECTORY]",
    "--submission DIRECTORY [--sandbox required|off] [--reports LIST] [--out DIRECTORY]",
  ]
  static let discussion = [
    "checks your answers; this is also what `check` alone does. A file that",
    "is as it was handed out is not begun, and is run only if you ask for it",
    "by its number or with --starters run. With --submission: checks what",
    "was handed in, a repository, its folder exercises, or the bare files.",
    "Only the files of the exercises are taken. They run in a sandbox if",
    "bwrap is installed. Reports besides report.json: junit, gradescope,",
    "classroom, text, as a list with commas.",
  ]

  let selection: Selection
  let exercises: String?
  let submission: String?
  let sandboxing: SandboxPolicy
  let untouched: ChapterAnswers.Untouched?
  let reports: ReportFiles

  init(_ words: inout Arguments) throws {
    selection = try words.selection()
    exercises = try words.value("--exercises")
    submission = try words.value("--submission")
    sandboxing = try words.sandboxPolicy()
    let starters = try words.value("--starters")
    if let starters, starters != "run" {
      throw UsageError.valueIsNone(starters, option: "--starters", known: ["run"])
    }
    untouched = starters.map { _ in .isRun }
    reports = ReportFiles(formats: try words.formats() + [.text], folder: try words.value("--out"))
  }

  func run(in context: Context) throws -> ExitCode {
    let report = try CourseCheck(
      context: context, selection: selection, exercises: exercises,
      handedIn: submission.map { try Submission($0, course: context.course) }, reports: reports,
      sandboxing: sandboxing, untouched: untouched
    ).report()
    let isOwn = exercises == nil && submission == nil
    let progress = isOwn && context.keepsProgress ? context.note(report) : nil
    let fullReport = context.root.relative(reports.path(of: .text, root: context.root))
    var card = ReportCard(
      report: report, course: context.course, style: .ofStandardOutput, fullReport: fullReport,
      progress: progress, student: context.student, columns: Console.columns)
    if isOwn { card.remarks = try remarks(in: context) }
    Console.say(card.text)
    if isOwn, isatty(STDOUT_FILENO) == 1, Libraries.canBeOptimized(for: context) {
      OptimizeCommand.begin(for: context)
    }
    // Of one's own answers nothing is wrong that has not been begun.
    let isFine = submission == nil ? report.allBegunPassed : report.allPassed
    return isFine ? .allPassed : .notAllPassed
  }

  /// What keeps a verdict from being about the student's answer alone.
  private func remarks(in context: Context) throws -> [String] {
    let chapters = try selection.resolve(in: context.course).map(\.chapter)
    let helpers = chapters.flatMap { chapter in
      let folder = "exercises/\(chapter.folder)"
      let known = Set(chapter.exercises.map { chapter.files(of: $0).student })
      return Files.names(in: context.root.absolute(folder)).map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".swift") && !known.contains($0) }
    }
    let beside = helpers.map {
      "Not compiled: \($0.printableName). An answer is one file, so put what it needs in there."
    }
    return [ChangedFiles(in: context).warning].compactMap { $0 } + beside
  }
}
