import HostSystem
import Judge

/// Takes out what is for teachers only: the lines from `teachers` to `end teachers`, each alone in a comment.
enum TeachersOnly {
  private static let opening = "teachers"
  private static let closing = "end teachers"

  static func strip(_ text: String, path: String) throws -> String {
    var kept: [Substring] = []
    var start: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      switch comment(line) {
      case opening?:
        if start != nil { throw HandoutError.marker(path: path, line: number) }
        start = number
      case closing?:
        if start == nil { throw HandoutError.marker(path: path, line: number) }
        start = nil
        // A gap on both sides is one gap when nothing is between them.
        if kept.last?.isEmpty == true { kept.removeLast() }
      default: if start == nil { kept.append(line) }
      }
    }
    if let start { throw HandoutError.marker(path: path, line: start) }
    return kept.joined(separator: "\n")
  }

  /// The text of a line that is nothing but a comment, in Swift, in a Makefile or in Markdown.
  private static func comment(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let mark = words.first else { return nil }
    switch mark {
    case "//", "#": return words.dropFirst().joined(separator: " ")
    case "<!--" where words.last == "-->": return words.dropFirst().dropLast().joined(separator: " ")
    default: return nil
    }
  }
}
