/// The lines that were typed before, to be taken again.
struct LineHistory {
  private var lines: [String] = []
  /// Which of the lines is shown; their count for the one that is typed now.
  private var place = 0
  /// What was typed before an earlier line was taken.
  private var draft = ""

  /// How many lines are kept.
  private static let most = 200

  /// Keeps a line, unless it is empty or the same as the last one, and begins at the end again.
  mutating func append(_ line: String) {
    if !line.isEmpty, line != lines.last { lines.append(line) }
    lines.removeFirst(max(0, lines.count - Self.most))
    (place, draft) = (lines.count, "")
  }

  /// The line before the one that is shown; `nil` if there is none.
  mutating func earlier(than shown: String) -> String? {
    guard place > 0 else { return nil }
    if place == lines.count { draft = shown }
    place -= 1
    return lines[place]
  }

  /// The line after the one that is shown, at last what was typed; `nil` if there is none.
  mutating func later() -> String? {
    guard place < lines.count else { return nil }
    place += 1
    return place < lines.count ? lines[place] : draft
  }
}
