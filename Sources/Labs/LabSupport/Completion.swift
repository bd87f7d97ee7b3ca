/// What a line can become when someone types the beginning of it.
struct Completion: Equatable {
  /// What can be meant for certain, at least what was typed.
  let text: String
  /// The words that may come next, or the lines that may be meant, if there are several.
  let choices: [String]

  /// Looks what some lines that may be meant have in common; `nil` if there are none.
  init?(of typed: String, meaning lines: [String]) {
    guard let first = lines.first else { return nil }
    let common = lines.dropFirst().reduce(first) { $0.commonStart(with: $1) }
    guard common.begins(with: typed) else {
      (text, choices) = lines.count == 1 ? (first, []) : (typed, lines)
      return
    }
    // The word that is being typed is shown as a whole.
    let start = common.lastIndex(of: " ").map { common.distance(from: common.startIndex, to: $0) + 1 } ?? 0
    let ends = lines.map { $0.last == " " ? $0.dropLast() : $0[...] }.map { String($0.dropFirst(start)) }
    let next = ends.map { end in
      let word = String(end.prefix { $0 != " " })
      // A word that only one line goes on with stands for the whole of it.
      return ends.count { $0 == word || $0.hasPrefix(word + " ") } == 1 ? end : word
    }.unique
    // Other capital letters alone are no progress.
    text = lines.count > 1 && common.count == typed.count ? typed : common
    choices = lines.count == 1 ? [] : next.count > 1 ? next : ends
  }
}

extension String {
  /// Whether it begins with something, capital letters aside.
  func begins(with start: String) -> Bool { lowercased().hasPrefix(start.lowercased()) }

  /// What both begin with, in this one's letters, capital letters aside.
  fileprivate func commonStart(with other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map { $0.0 })
  }
}

extension [String] {
  /// Each once, in the order of their first places.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
