import Foundation

extension Console {
  /// How many characters fit on a line of the terminal; `nil` where the output goes to a file or a pipe.
  ///
  /// The environment's `COLUMNS` comes first, and fewer than 40 are taken for 40.
  package static var columns: Int? {
    if let asked = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), asked > 0 {
      return max(asked, 40)
    }
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return max(Int(size.ws_col), 40)
  }
}

extension String {
  /// The text, which is one line, broken between words into lines of at most so many characters.
  ///
  /// Further lines begin below the first word, and a word that is longer than a line stays whole.
  package func wrapped(to columns: Int) -> [String] {
    guard count > columns else { return [self] }
    let indent = String(prefix { $0 == " " })
    var lines: [String] = []
    var line = indent
    for word in dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
      if line.count + 1 + word.count > columns, line.count > indent.count {
        lines.append(line)
        line = indent
      }
      line += (line.count > indent.count ? " " : "") + word
    }
    return lines + [line]
  }
}
