/// How wide a lab's output is, in characters.
enum PageWidth {
  /// What may be asked for.
  static let possible = 40...200
  /// The width of files and pipes: it never depends on the terminal, and a page of the book shows it without scrolling.
  static let piped = 96
  /// A terminal may be wider, but longer lines are hard to read.
  private static let widestTerminal = 120
  /// Sentences are easier to read when they are shorter than tables and pictures.
  private static let widestText = 80

  /// The width that the environment's `COLUMNS` asks for, else the terminal's, else that of pipes.
  static func columns(environment: String?, terminal: Int?) -> Int {
    if let asked = environment.flatMap({ Int($0) }), asked > 0 {
      return min(max(asked, possible.lowerBound), possible.upperBound)
    }
    return terminal.map { min(max($0, possible.lowerBound), widestTerminal) } ?? piped
  }

  /// How long lines of sentences are where so many columns are there.
  static func ofText(within columns: Int) -> Int { min(columns, widestText) }
}

extension String {
  /// How many of the characters may be two columns wide: emoji and East Asian ones.
  var wideCount: Int {
    unicodeScalars.filter { $0.value >= 0x1100 && !(0x2000..<0x2e80).contains($0.value) }.count
  }

  /// A line that was typed as it is repeated, so short that it fits.
  var echoed: String { shortened(to: wideCount == 0 ? 60 : 30) }
}
