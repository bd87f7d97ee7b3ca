import Course
import HostSystem
import Judge

/// Shows a chapter in the terminal, with its answers closed.
struct ReadCommand: ParsableCommand {
  static let name = "read"
  static let usage = ["[--chapter N] [--answers]"]
  static let discussion = [
    "shows a chapter, or the contents of the book, in the terminal. What it",
    "asks you to predict stays hidden; --answers shows it.",
  ]

  let chapter: Int?
  let answers: TerminalPage.Answers

  init(_ words: inout Arguments) throws {
    answers = words.flag("--answers") ? .shown : .hidden
    switch try words.selection() {
    case .everything: chapter = nil
    case .chapter(let number): chapter = number
    case .exercise(let id): throw UsageError.unexpectedWord(id, command: Self.name)
    }
  }

  func run(in context: Context) throws -> ExitCode {
    let folder = try chapter.map { try Selection.chapter($0).resolve(in: context.course)[0].chapter.folder }
    let path = "chapters/" + (folder.map { "\($0)/" } ?? "") + "README.md"
    let page = TerminalPage(try Files.source(context.root.absolute(path)), answers: answers)
    Console.say(page.lines(within: min(Console.columns ?? 80, 80)).joined(separator: "\n"))
    return .allPassed
  }
}
