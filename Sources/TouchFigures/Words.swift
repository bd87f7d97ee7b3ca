/// Lists, columns and lines of words, for pictures and for the programs that print them.
public enum Words {
  /// The names with commas and a last `and`.
  public static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The text in lines that are no longer than asked for, except for longer words.
  ///
  /// Every line but the first begins with some spaces, so that it hangs under the column that the text began in.
  public static func wrapped(_ text: String, to width: Int, hanging indent: Int = 0) -> [String] {
    var lines: [String] = []
    var start = ""
    var rest = text[...]
    while start.count + rest.count > width, let end = lineBreak(in: rest, within: width - start.count) {
      lines.append((start + rest[..<end]).withoutSpacesAtEnd)
      rest = rest[end...].drop { $0 == " " }
      start = padded("", to: indent)
    }
    return lines + [start + rest]
  }

  /// The last space that leaves a line within the width, else the first one; `nil` if the text is one word.
  private static func lineBreak(in text: Substring, within width: Int) -> Substring.Index? {
    let word = text.firstIndex { $0 != " " } ?? text.endIndex
    let end =
      text.index(text.startIndex, offsetBy: max(width, 0) + 1, limitedBy: text.endIndex) ?? text.endIndex
    let fitting = end > word ? text[word..<end].lastIndex(of: " ") : nil
    return fitting ?? text[word...].firstIndex(of: " ")
  }

  /// The text, filled up with spaces on the right.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
