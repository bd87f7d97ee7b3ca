/// A Swift source whose comments and texts are hidden, place by place, so that rules see only code.
struct SourceMask {
  /// What stands in the place of a character of a comment or a text.
  static let hidden: Character = "\u{7}"

  /// The source with its comments and texts hidden; as many characters as the source.
  let code: [Character]

  init(_ source: [Character]) {
    var code = source
    var place = 0
    func starts(_ text: String, at place: Int) -> Bool {
      source[place...].starts(with: text)
    }
    func hide(from start: Int, to end: Int) {
      for place in start..<min(end, source.count) where source[place] != "\n" { code[place] = Self.hidden }
    }
    while place < source.count {
      let start = place
      if starts("//", at: place) {
        while place < source.count, source[place] != "\n" { place += 1 }
      } else if starts("/*", at: place) {
        var depth = 0
        repeat {
          if starts("/*", at: place) {
            depth += 1
            place += 2
          } else if starts("*/", at: place) {
            depth -= 1
            place += 2
          } else {
            place += 1
          }
        } while depth > 0 && place < source.count
      } else if starts("\"\"\"", at: place) {
        place += 3
        while place < source.count, !starts("\"\"\"", at: place) { place += source[place] == "\\" ? 2 : 1 }
        place += 3
      } else if source[place] == "\"" {
        place += 1
        while place < source.count, source[place] != "\"", source[place] != "\n" {
          place += source[place] == "\\" ? 2 : 1
        }
        place += 1
      } else {
        place += 1
        continue
      }
      hide(from: start, to: place)
    }
    self.code = code
  }
}
