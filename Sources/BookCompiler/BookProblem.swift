import Course

/// What can be wrong with a page, with its place and its wording.
public struct BookProblem: Equatable, Sendable, CustomStringConvertible {
  /// The causes.
  public enum Cause: Error, Equatable {
    case stale(String)
    case noBlock(after: String)
    case unknownDirective(String)
    case pipe(String)
    case noSuchFile(String)
    case noSuchRegion(String, file: String)
    case noSuchChapter(String)
    case noTest(of: String)
    case labFailed(command: String, code: Int32, message: String)
    case labMissing(String)
    case noFigureDescription(String)
    case noSuchAnchor(String, file: String)
    case wrongMarker(MarkerError)
    case wrongMutants(MutantError)
    case textAfterComment
  }

  /// What is wrong.
  public var cause: Cause
  /// The page, relative to the root of the repository.
  public var page: String
  /// The line, from 1.
  public var line: Int

  /// The problem in one line: where, what, what to do.
  public var description: String { "\(page):\(line): \(words)" }

  package var words: String {
    switch cause {
    case .stale(let directive): "this no longer shows what \"\(directive)\" gives; type: make refresh"
    case .noBlock(let directive): "\"\(directive)\" needs the block that it fills right below it"
    case .unknownDirective(let word):
      "\"\(word)\" is no directive; there are run, listing, figure, exercises, answers and tests"
    case .pipe(let command):
      "\"\(command)\" goes through a pipe; choose with --part, --only, --from, --to, as a reader would"
    case .noSuchFile(let path): "there is no file \(path)"
    case .noSuchRegion(let region, let file):
      "\(file) has no region between \"// snippet: \(region)\" and \"// endsnippet\""
    case .noSuchChapter(let number): "the course has no chapter \(number)"
    case .noTest(let fact):
      "no test is named after \(fact), such as test\(fact)_…; write one, or say *No test:* and why"
    case .labFailed(let command, let code, let message): "\"\(command)\" ended with code \(code): \(message)"
    case .labMissing(let lab): "the lab \(lab) is not built; type: swift build"
    case .noFigureDescription(let path): "\(path) has no <desc> to take the alternative text from"
    case .noSuchAnchor(let anchor, let file): "\(file) has no heading for #\(anchor)"
    case .wrongMarker(let error): "\(error)"
    case .wrongMutants(let error): "\(error)"
    case .textAfterComment:
      "Markdown takes a line that begins with a comment for HTML, and its text, too; move the comment back"
    }
  }
}
