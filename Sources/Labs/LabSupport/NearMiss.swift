extension String {
  /// Whether both are the same, capital letters aside.
  func isSameWord(as other: String) -> Bool { lowercased() == other.lowercased() }

  /// Those of some words that someone who typed this may have meant, the nearest first, at most three.
  func nearMisses(among words: [String]) -> [String] {
    if let same = words.first(where: { $0.isSameWord(as: self) }) { return [same] }
    let limit = (count + 2) / 3
    let ranked = words.enumerated().compactMap { place, word -> (distance: Int, place: Int, word: String)? in
      let distance =
        count > 1 && word.lowercased().hasPrefix(lowercased())
        ? 0 : lowercased().distance(to: word.lowercased())
      return distance <= limit ? (distance, place, word) : nil
    }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(3).map { $0.word }
  }

  /// How many letters must be changed, added, left out or swapped with their neighbour.
  private func distance(to other: String) -> Int {
    let (mine, theirs) = (Array(self), Array(other))
    // No one mistypes a word into one of such a different length.
    guard (mine.count - theirs.count).magnitude <= 8, mine.count <= 64 else { return .max }
    var table = [Array(0...theirs.count)]
    for (row, letter) in mine.enumerated() {
      var line = [row + 1]
      for (column, counterpart) in theirs.enumerated() {
        var best = Swift.min(
          table[row][column] + (letter == counterpart ? 0 : 1), table[row][column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, letter == theirs[column - 1], mine[row - 1] == counterpart {
          best = Swift.min(best, table[row - 1][column - 1] + 1)
        }
        line.append(best)
      }
      table.append(line)
    }
    return table[mine.count][theirs.count]
  }
}
