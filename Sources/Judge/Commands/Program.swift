import Course
import Foundation
import HostSystem

/// A program made of commands.
package struct Program: Sendable {
  package let name: String
  package let summary: String
  package let commands: [any ParsableCommand.Type]
  /// The command that may go without its name, if there is one.
  package let unnamed: (any ParsableCommand.Type)?
  /// What the help says after the commands.
  package let remarks: String

  package init(
    name: String, summary: String, commands: [any ParsableCommand.Type],
    unnamed: (any ParsableCommand.Type)? = nil, remarks: String
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.unnamed = unnamed
    self.remarks = remarks
  }

  /// Does what was typed on the command line, and ends the process.
  package func main() -> Never {
    if let words = ResourceLimits.requested { ResourceLimits.become(Array(words.dropFirst())) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ResourceLimits.flag { ResourceLimits.become(Array(arguments.dropFirst())) }
    Interruption.takeAlongWhatWasStarted()
    let own = Files.realPath("/proc/self/exe") ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    exit(perform(arguments, course: .book, limiter: own).rawValue)
  }

  /// Does what was typed.
  ///
  /// - Parameter limiter: This program itself, which is started again to set limits.
  package func perform(_ arguments: [String], course: Course, limiter: String) -> ExitCode {
    var begun: Context?
    do {
      if !Set(["--help", "-h", "help"]).isDisjoint(
        with: arguments.prefix(1) + arguments.filter { $0.hasPrefix("-") })
      {
        Console.say(help)
        return .allPassed
      }
      if arguments == ["--version"] {
        Console.say(Course.version)
        return .allPassed
      }
      let typed = try parse(arguments)
      let context = Context(
        course: course, root: try Root(typed.root), limiter: limiter, secondsPerTest: typed.secondsPerTest,
        keepsProgress: typed.keepsProgress)
      begun = context
      return try typed.command.run(in: context)
    } catch let error as any UsageMistake {
      Console.complain(
        "\(error)\n`make help` lists the commands, `.build/check/bin/\(name) --help` the options.", by: name)
      return .usage
    } catch {
      let changed = begun.flatMap { ChangedFiles(in: $0).warning }.map { "\n\($0)" } ?? ""
      Console.complain("\(error)\nThis is no fault of your code.\(changed)", by: name)
      return .infrastructure
    }
  }

  /// The command that was typed.
  package func typed(_ arguments: [String]) throws -> any ParsableCommand {
    try parse(arguments).command
  }

  /// What was typed, for every command and for one.
  private struct Typed {
    var root = "."
    var secondsPerTest = 10.0
    var keepsProgress = true
    let command: any ParsableCommand
  }

  private func parse(_ arguments: [String]) throws -> Typed {
    var words = arguments
    var type = unnamed
    if let first = words.first, !first.hasPrefix("-") || unnamed == nil {
      type = commands.first { $0.name == first }
      words.removeFirst()
      if type == nil { throw UsageError.unknownCommand(first, known: commands.map { $0.name }) }
    }
    guard let type else { throw UsageError.unknownCommand("", known: commands.map { $0.name }) }
    var left = Arguments(words, command: type.name)
    let root = try left.value("--root") ?? "."
    let limit = try left.value("--limit")
    let keepsProgress = !left.flag("--no-progress")
    guard let seconds = Double(limit ?? "10"), seconds > 0, seconds <= 3_600 else {
      throw UsageError.limitIsNoTime(limit ?? "")
    }
    let command = try type.init(&left)
    try left.end()
    return Typed(root: root, secondsPerTest: seconds, keepsProgress: keepsProgress, command: command)
  }

  package var help: String {
    let lines = commands.flatMap { command in
      command.usage.map { "  \(name) \(command.name)\($0.isEmpty ? "" : " ")\($0)" }
        + command.discussion.map { "      \($0)" }
    }
    return """
      \(name): \(summary)

      \(lines.joined(separator: "\n"))

        --root DIRECTORY    the root of the course, if it is not this directory
        --limit SECONDS     how long one check may take, 10 unless you say otherwise
        --no-progress       does not note what you have reached

      \(remarks)
      """
  }
}
