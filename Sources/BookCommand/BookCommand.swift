import BookCompiler
import Foundation

/// `book refresh` makes the generated parts of the chapters anew; `book check` says which are stale.
@main
enum BookCommand {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let book = Book(root: root, labs: program.deletingLastPathComponent())
    let problems: [BookProblem]
    switch arguments {
    case ["refresh"]: problems = try book.refresh()
    case ["check"]: problems = try book.check()
    default:
      FileHandle.standardError.write(Data("usage: book refresh | book check\n".utf8))
      exit(64)
    }
    for problem in problems { print(problem) }
    print(problems.isEmpty ? "the book is up to date" : "\(problems.count) to fix")
    exit(problems.isEmpty ? 0 : 1)
  }
}
