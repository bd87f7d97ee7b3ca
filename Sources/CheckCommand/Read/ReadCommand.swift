import Course
import HostSystem
import Judge

/// Shows a chapter in the terminal, with its answers closed.
struct ReadCommand: ParsableCommand {
  static let name = "read"
  static let usage = ["[--chapter N] [--answers M|all]"]
  static let discussion = [
    "shows a chapter, or the contents of the book, in the terminal. What it",
    "asks you to predict stays hidden; --answers shows one of its answers",
    "alone, or all of them in their places.",
  ]

  enum Mistake: UsageMistake, Equatable {
    case answersAreNone(String)
    case noSuchAnswer(Int, count: Int, command: String)

    var description: String {
      switch self {
      case .answersAreNone(let word):
        "an answer is a number such as 3, or all for every one of them, not '\(word.forTerminal)'"
      case .noSuchAnswer(let number, 0, _): "there is no answer \(number): nothing here is hidden"
      case .noSuchAnswer(let number, let count, let command):
        "there is no answer \(number); there are \(count), from \(command) ANSWERS=1 to ANSWERS=\(count)"
      }
    }
  }

  let chapter: Int?
  let answers: TerminalPage.Answers

  init(_ words: inout Arguments) throws {
    answers =
      switch try words.value("--answers") {
      case nil: .hidden
      case "all": .all
      case let word?:
        if let number = Int(word), number > 0 { .one(number) } else { throw Mistake.answersAreNone(word) }
      }
    switch try words.selection() {
    case .everything: chapter = nil
    case .chapter(let number): chapter = number
    case .exercise(let id): throw UsageError.unexpectedWord(id, command: Self.name)
    }
  }

  func run(in context: Context) throws -> ExitCode {
    Console.show(try text(in: context).joined(separator: "\n"))
    return .allPassed
  }

  func text(in context: Context) throws -> [String] {
    let folder = try chapter.map { try Selection.chapter($0).resolve(in: context.course)[0].chapter.folder }
    let path = "chapters/" + (folder.map { "\($0)/" } ?? "") + "README.md"
    let command = "make read" + (chapter.map { " CHAPTER=\($0)" } ?? "")
    let page = TerminalPage(
      try Files.source(context.root.absolute(path)), answers: answers, command: command)
    if case .one(let number) = answers, number > page.answerCount {
      throw Mistake.noSuchAnswer(number, count: page.answerCount, command: command)
    }
    return page.lines(within: min(Console.columns ?? 80, 80))
  }
}
