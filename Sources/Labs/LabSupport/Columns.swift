/// Two texts beside each other where they fit, else one under the other.
struct Columns {
  /// What stands on the left, and gives way where it is the lines that are too long.
  var left: [LogLine]
  /// Makes the right text for a width.
  var rightLines: (_ columns: Int) -> [String]

  private static let gap = 3

  func text(within columns: Int) -> String {
    let width = left.map { $0.text.count }.max() ?? 0
    for wanted in [44, 40, 36, 32] where width + Self.gap + wanted <= columns {
      return beside(rightLines(wanted), width: width)
    }
    let leftLines = left.flatMap { $0.wrapped(to: columns) }
    return (leftLines + [""] + rightLines(max(24, min(44, columns)))).map { $0 + "\n" }.joined()
  }

  private func beside(_ right: [String], width: Int) -> String {
    var text = ""
    for row in 0..<max(left.count, right.count) {
      let first = row < left.count ? left[row].text : ""
      let second = row < right.count ? right[row] : ""
      text += (second.isEmpty ? first : Words.padded(first, to: width + Self.gap) + second) + "\n"
    }
    return text
  }
}

extension String {
  /// The lines without their line breaks.
  var lines: [String] {
    guard !isEmpty else { return [] }
    return split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
      hasSuffix("\n") ? 1 : 0)
  }

  /// The text with line breaks between words, so that no line is longer than asked for, ended by a line break.
  func wrapped(to width: Int) -> String {
    lines.flatMap { Words.wrapped($0, to: width) }.map { $0 + "\n" }.joined()
  }
}
