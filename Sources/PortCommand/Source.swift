/// A source in which rules look for code.
struct Source {
  private let characters: [Character]
  private let code: String
  let outline: TypeOutline

  init(_ text: String) {
    // One character for each end of a line, however the file writes them.
    characters = Array(text.replacing("\r\n", with: "\n"))
    let mask = SourceMask(characters)
    code = String(mask.code)
    outline = TypeOutline(mask.code)
  }

  var text: String { String(characters) }

  /// A part of the source that matches, with its groups, as places of characters.
  struct Match {
    let range: Range<Int>
    let groups: [Range<Int>?]
  }

  /// Where a pattern matches in code, outside of comments and texts.
  func matches(_ pattern: String) -> [Match] {
    guard let expression = try? Regex(pattern) else { return [] }
    return code.matches(of: expression.wordBoundaryKind(.simple)).map { match in
      Match(range: places(match.range), groups: match.output.dropFirst().map { $0.range.map(places) })
    }
  }

  func text(_ range: Range<Int>?) -> String { range.map { String(characters[$0]) } ?? "" }

  /// The number of the line of a place, counted from 1.
  func line(of place: Int) -> Int { 1 + characters[..<place].reduce(0) { $1 == "\n" ? $0 + 1 : $0 } }

  /// Where the line of a place begins.
  func startOfLine(_ place: Int) -> Int {
    characters[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  private func places(_ range: Range<String.Index>) -> Range<Int> {
    let start = code.distance(from: code.startIndex, to: range.lowerBound)
    return start..<start + code.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The source with some parts replaced; of parts that overlap the first one counts.
  func replacing(_ edits: [(range: Range<Int>, text: String)]) -> String {
    var result = ""
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      result += String(characters[place..<edit.range.lowerBound]) + edit.text
      place = edit.range.upperBound
    }
    return result + String(characters[place...])
  }
}
