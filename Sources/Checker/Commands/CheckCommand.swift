import Course
import Foundation

/// The command `check`.
@main
enum CheckCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ResourceLimits.flag { ResourceLimits.become(Array(arguments.dropFirst())) }
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
        let report = try RunCommand(
          setting: setting, selection: selection, exercises: exercises,
          handedIn: request.submission.map { try HandedIn($0, course: course) }, reports: request.reports,
          sandboxing: request.sandboxing
        ).report()
        Console.say(ReportCard(report: report, course: course, style: .ofStandardOutput).text)
        return report.allPassed ? .allPassed : .notAllPassed
      case .prove(let selection):
        let proof = try ProveCommand(setting: setting, selection: selection).proof()
        Console.say(proof.text(.ofStandardOutput))
        return proof.isComplete ? .allPassed : .notAllPassed
      case .hint(let exercise, let rung):
        Console.say(try HintCommand(course: course, exercise: exercise, rung: rung).text())
        return .allPassed
      case .starters(let selection):
        return try StartersCommand(setting: setting, selection: selection).perform()
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
