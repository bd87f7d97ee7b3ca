/// Shows where two lists of lines part, with the last lines they have in common; nothing if they are equal.
public func firstDivergence(expected wantedLines: [String], actual givenLines: [String], common: Int = 3)
  -> String?
{
  guard wantedLines != givenLines else { return nil }
  let (expected, actual) = (wantedLines.map(\.inOneLine), givenLines.map(\.inOneLine))
  var index = 0
  while index < expected.count, index < actual.count, expected[index] == actual[index] { index += 1 }

  let width = String(index + 1).count
  func row(_ number: Int, _ text: String) -> String {
    let digits = String(number)
    return "    " + String(repeating: " ", count: width - digits.count) + digits + "  " + text
  }
  var rows: [String] = []
  switch index {
  case 0: rows.append("the first line differs:")
  case 1: rows.append("the first line is right, line 2 differs:")
  default: rows.append("the first \(index) lines are right, line \(index + 1) differs:")
  }
  var start = max(0, index - max(0, common))
  // To leave so few out would save nothing, and one of them may be what it's about.
  if start <= 3 { start = 0 }
  if start > 0 { rows.append("    …") }
  for number in start..<index { rows.append(row(number + 1, expected[number])) }

  let wanted = index < expected.count ? expected[index] : nil
  let given = index < actual.count ? actual[index] : nil
  rows.append("  > " + row(index + 1, "expected: \(wanted ?? "nothing more")").dropFirst(4))
  rows.append("  > " + row(index + 1, "got:      \(given ?? "nothing more")").dropFirst(4))
  if let wanted, let given, wanted.filter({ !$0.isWhitespace }) == given.filter({ !$0.isWhitespace }) {
    rows.append("    (these two lines differ only in their spaces)")
  }
  return rows.joined(separator: "\n")
}

extension String {
  /// The text with its line breaks and backticks shown, as a check repeats what an answer said.
  public var inOneLine: String {
    replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      .replacing("\u{2028}", with: "\\u{2028}").replacing("`", with: "\\u{60}")
  }
}
