/// Character cells that remember who painted them, so that labels can be put where nothing covers their owner.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  private var cells: [Character]
  private var owners: [Int?]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: " ", count: columns * rows)
    owners = Array(repeating: nil, count: columns * rows)
  }

  /// Paints one cell; outside the grid nothing happens.
  mutating func put(_ character: Character, _ column: Int, _ row: Int, owner: Int?) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = character
    owners[row * columns + column] = owner
  }

  /// Puts a character into a cell in which nothing stands yet, or one of some characters.
  mutating func fill(_ character: Character, _ column: Int, _ row: Int, over others: Set<Character> = []) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let place = row * columns + column
    if cells[place] == " " || others.contains(cells[place]) { cells[place] = character }
  }

  func owner(_ column: Int, _ row: Int) -> Int? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return owners[row * columns + column]
  }

  /// How many cells from here on to the right belong to the owner.
  func run(of owner: Int, from column: Int, _ row: Int, upTo limit: Int) -> Int {
    var length = 0
    while length < limit, self.owner(column + length, row) == owner { length += 1 }
    return length
  }

  /// Writes a text over cells; they keep no owner, so that no other text is written there.
  mutating func write(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for character in text {
      put(character, column, row, owner: nil)
      column += 1
    }
  }

  /// The rows from top to bottom, without spaces at their ends.
  var text: String {
    var text = ""
    for row in 0..<rows {
      var line = Array(cells[row * columns..<(row + 1) * columns])
      while line.last == " " { line.removeLast() }
      text += String(line) + "\n"
    }
    return text
  }
}
