import Course
import Foundation

/// The command `check`.
@main
enum CheckCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ResourceLimits.flag { ResourceLimits.become(Array(arguments.dropFirst())) }
    Interruption.takeAlongWhatWasStarted()
    exit(perform(arguments, course: .book, limiter: ownPath).rawValue)
  }

  /// Does what was typed.
  ///
  /// - Parameter limiter: The program `check` itself, which is started again to set limits.
  static func perform(_ arguments: [String], course: Course, limiter: String) -> ExitCode {
    do {
      let request = try Request(arguments: arguments)
      if request.action == .help {
        Console.say(Request.help)
        return .allPassed
      }
      let setting = Setting(
        course: course, root: try Root(request.root), limiter: limiter, secondsPerTest: request.limit)
      switch request.action {
      case .help: return .allPassed
      case .run(let selection, let exercises):
        var reports = request.reports
        reports.formats.append(.text)
        let report = try RunCommand(
          setting: setting, selection: selection, exercises: exercises,
          handedIn: request.submission.map { try HandedIn($0, course: course) }, reports: reports,
          sandboxing: request.sandboxing, untouched: request.untouched
        ).report()
        let isOwn = exercises == nil && request.submission == nil
        let progress = isOwn && request.keepsProgress ? setting.note(report) : nil
        let fullReport = setting.root.relative(reports.path(of: .text, root: setting.root))
        Console.say(
          ReportCard(
            report: report, course: course, style: .ofStandardOutput, fullReport: fullReport,
            progress: progress, student: setting.student
          ).text)
        if isOwn, isatty(STDOUT_FILENO) == 1, Libraries.canBeOptimized(for: setting) {
          Console.progress(
            "\nNow the engine is optimized, once, so that later checks are faster. Ctrl-C if you cannot wait."
          )
          try? Libraries.optimize(for: setting)
        }
        // Of one's own answers nothing is wrong that has not been begun.
        let isFine = request.submission == nil ? report.allBegunPassed : report.allPassed
        return isFine ? .allPassed : .notAllPassed
      // teachers
      case .prove(let selection, let students, let mutate):
        let proof = try ProveCommand(
          setting: setting, selection: selection, students: students, mutate: mutate
        ).proof()
        Console.say(proof.text(.ofStandardOutput))
        return proof.isComplete ? .allPassed : .notAllPassed
      case .handout(let folder):
        let proof = try HandoutCommand(setting: setting, out: folder).perform()
        Console.say(proof.text(.ofStandardOutput))
        Console.say(proof.isComplete ? "The copy is in \(folder)." : "No copy was made.")
        return proof.isComplete ? .allPassed : .notAllPassed
      case .gradescope(let out):
        Console.say(try GradescopeCommand(setting: setting, out: out).perform())
        return .allPassed
      case .grade(let selection, let submissions, let out, let shard):
        Interruption.answer(.isNoticed)
        let outcomes = try GradeCommand(
          setting: setting, selection: selection, submissions: submissions, out: out, shard: shard,
          formats: request.reports.formats, sandboxing: request.sandboxing,
          isOver: { Interruption.hasCome }
        ).perform()
        return outcomes.allSatisfy { $0.outcome.report != nil } ? .allPassed : .notAllPassed
      case .bench(let selection, let count):
        try BenchCommand(setting: setting, selection: selection, count: count).perform()
        return .allPassed
      case .classReport(let folder, let names, let file):
        let report = try ClassReport(folder: folder, course: course, named: names)
        Console.say(report.text(.ofStandardOutput))
        if let file { try Files.write(report.table, to: file) }
        return report.problems.isEmpty ? .allPassed : .notAllPassed
      // end teachers
      case .hint(let exercise, let rung):
        Console.say(try HintCommand(course: course, exercise: exercise, rung: rung).text())
        if request.keepsProgress { ProgressFile(root: setting.root).update { $0.note(rung, of: exercise) } }
        return .allPassed
      case .starters(let selection):
        return try StartersCommand(setting: setting, selection: selection).perform()
      case .watch(let selection):
        Interruption.answer(.says(WatchCommand.farewell))
        var command = WatchCommand(setting: setting, selection: selection)
        if request.keepsProgress { command.note = { _ = setting.note($0) } }
        try command.perform { false }
        return .allPassed
      case .reset(let exercise):
        Console.say(try ResetCommand(setting: setting, exercise: exercise).perform())
        return .allPassed
      case .replay(let exercise, let seed):
        let replay = try ReplayCommand(setting: setting, exercise: exercise, seed: seed)
          .perform(.ofStandardOutput)
        Console.say(replay.text)
        return replay.isRight ? .allPassed : .notAllPassed
      case .doctor:
        return DoctorCommand(setting: setting).perform(.ofStandardOutput) ? .allPassed : .notAllPassed
      case .hunt(let exercise):
        let report = try HuntCommand(setting: setting, exercise: exercise).report()
        Console.say(report.text(.ofStandardOutput))
        return report.holds ? .allPassed : .notAllPassed
      }
    } catch let error as UsageError {
      Console.complain(
        "\(error)\n`make help` lists the commands, `.build/check/bin/check --help` the options.")
      return .usage
    } catch {
      Console.complain("\(error)\nThis is no fault of your code.")
      return .infrastructure
    }
  }

  private static var ownPath: String {
    Files.realPath("/proc/self/exe") ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
