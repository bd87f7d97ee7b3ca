import Foundation

extension Console {
  /// How many characters fit on a line of the terminal; `nil` where the output goes to a file or a pipe.
  ///
  /// The environment's `COLUMNS` comes first, and fewer than 40 are taken for 40.
  package static var columns: Int? { columns(of: STDOUT_FILENO) }

  static func columns(of descriptor: Int32) -> Int? {
    if let asked = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), asked > 0 {
      return max(asked, 40)
    }
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return max(Int(size.ws_col), 40)
  }
}

extension String {
  /// The text, which is one line, broken between words into lines of at most so many characters.
  ///
  /// Further lines begin below the first word, those of a log a step to the right of the words behind the time. A word that
  /// is longer than a line stays whole.
  package func wrapped(to columns: Int) -> [String] {
    guard shownCount > columns else { return [self] }
    let first = prefix(while: { $0 == " " })
    let log = prefixMatch(of: /[ ]*[0-9]+\.[0-9]+[ ]{2,}/)?.output
    let hanging = String(repeating: " ", count: min(log.map { $0.count + 4 } ?? first.count, columns / 2))
    var lines: [String] = []
    var (line, indent) = (String(log ?? first), (log ?? first).count)
    for word in dropFirst(indent).split(separator: " ", omittingEmptySubsequences: false) {
      if line.shownCount + 1 + word.shownCount > columns, line.count > indent {
        lines.append(line)
        (line, indent) = (hanging, hanging.count)
      }
      line += (line.count > indent ? " " : "") + word
    }
    return lines + [line]
  }

  /// All lines of the text, each broken in that way.
  func linesWrapped(to columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { String($0).wrapped(to: columns) }
      .joined(separator: "\n")
  }
}

extension StringProtocol {
  /// How many characters a terminal shows: the signs that switch colours take no room.
  fileprivate var shownCount: Int {
    contains("\u{1B}") ? String(self).replacing(/\u{1B}\[[0-9;]*m/, with: "").count : count
  }
}
