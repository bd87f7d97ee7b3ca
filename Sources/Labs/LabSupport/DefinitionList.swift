/// Words on the left, what there is to say about them on the right, or below where that gets too narrow.
struct DefinitionList {
  var entries: [(term: String, lines: [String])]
  /// What stands between two entries.
  var separator = ""

  private static let indent = 2
  private static let narrowest = 28

  func text(within columns: Int) -> String {
    let column = Self.indent + (entries.map { $0.term.count }.max() ?? 0) + 2
    let isBelow = column + Self.narrowest > columns
    return entries.map { entry in
      let term = Words.padded("", to: Self.indent) + entry.term
      let texts = isBelow ? [term] + entry.lines.map { "      " + $0 } : beside(term, entry.lines, column)
      return texts.flatMap { Words.wrapped($0, to: columns, hanging: isBelow ? 6 : column) }
        .map { $0 + "\n" }.joined()
    }.joined(separator: separator)
  }

  private func beside(_ term: String, _ lines: [String], _ column: Int) -> [String] {
    lines.enumerated().map { Words.padded($0.offset == 0 ? term : "", to: column) + $0.element }
  }
}
