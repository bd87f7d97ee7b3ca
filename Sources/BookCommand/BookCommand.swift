import BookCompiler
import Foundation
import Site

/// `book refresh` makes the generated parts of the chapters anew; `book check` says which are stale; `book site` makes
/// the pages of the web site, and `book teaching` the slides and sheets of teachers.
@main
enum BookCommand {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if let build = arguments.first, ["site", "teaching"].contains(build), arguments.count == 3 {
      let graph = root.appendingPathComponent(arguments[1])
      let output = URL(fileURLWithPath: arguments[2], relativeTo: root)
      if build == "site" {
        var site = Site(root: root, graph: graph, output: output)
        finish(try site.build(), made: ["\(arguments[2])/index.html"])
      }
      finish(
        try Teaching(root: root, graph: graph, output: output).build(),
        made: Teaching.files.map { "\(arguments[2])/\($0)" })
    }
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let book = Book(root: root, labs: program.deletingLastPathComponent())
    let problems: [BookProblem]
    switch arguments {
    case ["refresh"]: problems = try book.refresh()
    case ["check"]: problems = try book.check()
    default:
      FileHandle.standardError.write(
        Data("usage: book refresh | book check | book site|teaching SYMBOL-GRAPH OUTPUT\n".utf8))
      exit(64)
    }
    for problem in problems { print(problem) }
    print(problems.isEmpty ? "the book is up to date" : "\(problems.count) to fix")
    exit(problems.isEmpty ? 0 : 1)
  }

  /// Says what is wrong, or what was made, and ends.
  private static func finish(_ problems: [SiteProblem], made files: [String]) -> Never {
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    if problems.isEmpty {
      print(files.joined(separator: "\n"))
    } else {
      FileHandle.standardError.write(Data("\(problems.count) to fix; what was made before stays\n".utf8))
    }
    exit(problems.isEmpty ? 0 : 1)
  }
}
