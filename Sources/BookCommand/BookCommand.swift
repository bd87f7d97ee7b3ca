import BookCompiler
import Foundation
import Site

/// `book refresh` makes the generated parts of the chapters anew; `book check` says which are stale; `book site` makes
/// the pages of the web site.
@main
enum BookCommand {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if arguments.first == "site" {
      try buildSite(root: root, folders: Array(arguments.dropFirst()))
      return
    }
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let book = Book(root: root, labs: program.deletingLastPathComponent())
    let problems: [BookProblem]
    switch arguments {
    case ["refresh"]: problems = try book.refresh()
    case ["check"]: problems = try book.check()
    default:
      FileHandle.standardError.write(
        Data("usage: book refresh | book check | book site SYMBOL-GRAPH OUTPUT [ADDRESS]\n".utf8))
      exit(64)
    }
    for problem in problems { print(problem) }
    print(problems.isEmpty ? "the book is up to date" : "\(problems.count) to fix")
    exit(problems.isEmpty ? 0 : 1)
  }

  private static func buildSite(root: URL, folders: [String]) throws {
    guard (2...3).contains(folders.count) else { exit(64) }
    let output = URL(fileURLWithPath: folders[1], relativeTo: root)
    var site = Site(
      root: root, graph: root.appendingPathComponent(folders[0]), output: output,
      address: folders.count == 3 ? folders[2] : "")
    let problems = try site.build()
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    if problems.isEmpty {
      print("\(folders[1])/index.html")
    } else {
      FileHandle.standardError.write(Data("\(problems.count) to fix; the site stays as it was\n".utf8))
    }
    exit(problems.isEmpty ? 0 : 1)
  }
}
