/// Two texts beside each other where they fit, else one under the other.
struct Columns {
  var left: [String]
  /// Makes the right text for a width.
  var rightLines: (_ columns: Int) -> [String]

  func text(within columns: Int) -> String {
    let width = left.map { $0.count }.max() ?? 0
    for wanted in [44, 40, 36, 32] where width + 3 + wanted <= columns {
      return beside(rightLines(wanted), width: width)
    }
    return (left + [""] + rightLines(max(24, min(44, columns)))).map { $0 + "\n" }.joined()
  }

  private func beside(_ right: [String], width: Int) -> String {
    var text = ""
    for row in 0..<max(left.count, right.count) {
      let first = row < left.count ? left[row] : ""
      let second = row < right.count ? right[row] : ""
      text += (second.isEmpty ? first : first.padded(to: width + 3) + second) + "\n"
    }
    return text
  }
}

extension String {
  /// The lines without their line breaks.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
      hasSuffix("\n") ? 1 : 0)
  }

  /// The text with line breaks between words, so that no line is longer than asked for, ended by a line break.
  func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
