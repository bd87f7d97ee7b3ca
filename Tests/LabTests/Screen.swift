/// The last row of a terminal, as far as an editor of lines needs one.
struct Screen {
  /// What stands in the row; a wide character is followed by an empty cell.
  private(set) var cells: [String] = []
  /// How many columns are left of the cursor.
  private(set) var cursor = 0
  /// What scrolled by above the row.
  private(set) var above: [String] = []
  private(set) var bells = 0
  /// The most columns that a row has had.
  private(set) var widest = 0

  /// The row as text.
  var row: String { cells.joined() }

  /// Shows what a program writes.
  mutating func show(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\r": cursor = 0
      case "\u{7}": bells += 1
      case "\n", "\r\n":
        above.append(row)
        (cells, cursor) = ([], 0)
      case "\u{1b}":
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        if rest.popFirst() == "K" { cells.removeLast(max(0, cells.count - cursor)) }
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = String(character).longestLine
    while cells.count < cursor + width { cells.append(" ") }
    cells[cursor] = String(character)
    for place in 1..<max(width, 1) { cells[cursor + place] = "" }
    cursor += width
    widest = max(widest, cursor)
  }
}
