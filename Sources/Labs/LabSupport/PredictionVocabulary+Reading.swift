/// What a reader means by a line that may be shortened.
extension PredictionVocabulary {
  /// What a line that was typed means.
  enum Reading: Equatable {
    /// This line: what was typed is the beginnings of its words, or the whole of them in some style.
    case line(String)
    /// That no more lines come.
    case nothingMore
    /// One of these, and it isn't clear which.
    case several([String])
    /// No line that is possible.
    case unknown
  }

  /// Reads a line: it counts as it is written, else by the beginnings of all words of one line, else of some of them.
  func reading(of line: String) -> Reading {
    let compared = line.comparedText
    if let same = lines.first(where: { $0.comparedText == compared }) { return .line(same) }
    if ["nothing", "nothingmore"].contains(compared) { return .nothingMore }
    let meant = lines(begunBy: line)
    return meant.isEmpty ? .unknown : meant.count == 1 ? .line(meant[0]) : .several(meant)
  }

  /// The lines that someone who has typed a part of one may be about to type.
  func completions(of typed: String) -> [String] {
    let beginning = lines.filter { $0.begins(with: typed) }
    return beginning.isEmpty ? lines(begunBy: typed) : beginning
  }

  /// The lines whose words begin with those that were typed: with all of them, else with some in the same order.
  private func lines(begunBy typed: String) -> [String] {
    let beginnings = typed.withoutTime.plainWords
    guard !beginnings.isEmpty else { return [] }
    let possible = lines.map { (line: $0, words: $0.plainWords) }.filter { $0.words.hold(beginnings) }
    let whole = possible.filter { $0.words.count == beginnings.count }
    return (whole.isEmpty ? possible : whole).map { $0.line }
  }
}

extension String {
  /// The words in small letters, without what stands between them.
  fileprivate var plainWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension [String] {
  /// Whether words that begin in these ways are among these, in this order; a number must be the same.
  fileprivate func hold(_ beginnings: [String]) -> Bool {
    var rest = self[...]
    for beginning in beginnings {
      let isNumber = beginning.first?.isNumber ?? false
      guard let place = rest.firstIndex(where: { isNumber ? $0 == beginning : $0.hasPrefix(beginning) })
      else {
        return false
      }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
