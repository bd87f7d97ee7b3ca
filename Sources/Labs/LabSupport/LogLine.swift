/// A line of a log; what does not fit goes on below, a step to the right of where its words begin.
struct LogLine: Equatable {
  /// The whole line.
  var text: String

  init(_ text: String) { self.text = text }

  /// The line in lines that are no longer than asked for.
  func wrapped(to columns: Int) -> [String] {
    // A long name pulls its line to the left, so that it fits.
    let longest = text.split(separator: " ").reduce(0) { (most: Int, word: Substring) in max(most, word.count)
    }
    return Words.wrapped(text, to: columns, hanging: min(start + 4, max(columns - longest, 0)))
  }

  /// Where the words begin: behind the time and the indentation.
  private var start: Int {
    let afterTime = text.drop { $0.isNumber || $0 == "." }
    let words = afterTime.first == " " ? afterTime : text[...]
    return text.distance(from: text.startIndex, to: words.firstIndex { $0 != " " } ?? text.startIndex)
  }
}

extension [LogLine] {
  /// The lines as a text that programs read.
  var plainText: String { map { $0.text + "\n" }.joined() }

  /// The lines as a text that is no wider than asked for.
  func text(within columns: Int) -> String {
    flatMap { $0.wrapped(to: columns) }.map { $0 + "\n" }.joined()
  }
}
