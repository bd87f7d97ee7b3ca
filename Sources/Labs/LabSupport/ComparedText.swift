/// What is compared of a line that a reader types.
extension String {
  /// The letters and digits of a line, in whatever style the message is written.
  ///
  /// `-[EView touchesBegan:withEvent:]`, `EView.touchesBegan(_:with:)` and `e touchesbegan` are the same.
  var comparedText: String {
    var words = withoutTime.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = words.map { $0.without(ending: "withevent").without(ending: "withtouch") }
    if let state = words.firstIndex(of: "state"), state > 0 {
      words.removeSubrange(
        state..<(words.dropFirst(state + 1).first.flatMap { Int($0) } == nil ? state + 1 : state + 2))
    }
    if let first = words.first { words[0] = first.without(ending: "view") }
    return words.filter { !["with", "withevent", "withtouch"].contains($0) }
      .map { Self.synonyms[$0] ?? $0 }.joined()
  }

  /// What else readers write, and what the engine calls it.
  private static let synonyms = [
    "next": "nextresponder", "nil": "nothing", "none": "nothing", "null": "nothing",
    "canceled": "cancelled", "touchescanceled": "touchescancelled", "pressescanceled": "pressescancelled",
    "taped": "tapped", "recognized": "ended",
  ]

  /// The line without the time in front of it, which comes along when it is copied from a log.
  var withoutTime: String {
    guard let time = firstMatch(of: /^\s*[0-9]+\.[0-9]+(\s+|$)/) else { return self }
    return String(self[time.range.upperBound...])
  }

  func without(ending: String) -> String {
    count > ending.count && hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
