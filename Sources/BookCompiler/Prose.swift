/// What a page says in words: without code, comments, links' targets and tags.
struct Prose {
  /// The words, with the numbers of their lines from 1.
  let words: [(line: Int, word: String)]

  init(of text: String) {
    words = Links.proseLines(of: text).flatMap { number, line in
      Self.withoutMarkup(line).split { !$0.isLetter && $0 != "'" && $0 != "’" }
        .map { $0.trimmingQuotes }
        .filter { !$0.isEmpty }
        .map { (number, $0) }
    }
  }

  private static func withoutMarkup(_ line: String) -> String {
    var rest = Substring(line)
    for (open, close) in [("<!--", "-->"), ("`", "`"), ("](", ")"), ("<", ">"), ("://", " ")] {
      var kept = ""
      while let start = rest.firstRange(of: open), let end = rest[start.upperBound...].firstRange(of: close) {
        kept += rest[..<start.lowerBound] + " "
        rest = rest[end.upperBound...]
      }
      rest = Substring(kept + rest)
    }
    return String(rest)
  }
}

extension Substring {
  /// Without quotation marks at its ends, with the straight one for an apostrophe.
  fileprivate var trimmingQuotes: String {
    var word = map { $0 == "’" ? "'" : $0 }[...]
    while word.first == "'" { word.removeFirst() }
    while word.last == "'" { word.removeLast() }
    return String(word)
  }
}
