/// Which type each place of a source stands in.
struct TypeOutline {
  enum Kind { case type, extensionOfType, objectiveCProtocol, other }

  private struct Block {
    let kind: Kind
    let name: String
    let range: Range<Int>
  }

  private var blocks: [Block] = []

  /// Reads the outline of a source whose comments and texts are hidden.
  init(_ code: [Character]) {
    var open: [(kind: Kind, name: String, start: Int)] = []
    var head = ""
    for (place, character) in code.enumerated() {
      switch character {
      case "{":
        let (kind, name) = Self.kind(of: head)
        open.append((kind, name, place))
        head = ""
      case "}":
        if let block = open.popLast() {
          blocks.append(Block(kind: block.kind, name: block.name, range: block.start..<place))
        }
        head = ""
      case ";": head = ""
      case "\n": if !head.hasSuffix(",") && !head.hasSuffix(":") { head += " " }
      default: head.append(character)
      }
    }
  }

  /// The innermost type around a place.
  func type(at place: Int) -> String? { types(at: place).last }

  /// Whether a place stands directly in an extension.
  func isDirectlyInExtension(_ place: Int) -> Bool { around(place).last?.kind == .extensionOfType }

  /// The types around a place, the outermost first.
  func types(at place: Int) -> [String] {
    around(place).filter { $0.kind == .type || $0.kind == .extensionOfType }.map(\.name)
  }

  /// Whether only types stand around a place, so that what is declared there can be named elsewhere.
  func isOutsideOfCode(_ place: Int) -> Bool {
    around(place).allSatisfy { $0.kind == .type || $0.kind == .extensionOfType }
  }

  /// Whether a place stands in no braces.
  func isOutside(_ place: Int) -> Bool { around(place).isEmpty }

  /// Where the type ends that an extension around a place extends, if the source has it: its last brace.
  func endOfExtendedType(at place: Int) -> Int? {
    guard let name = type(at: place) else { return nil }
    return blocks.first { $0.kind == .type && $0.name == name }?.range.upperBound
  }

  /// Behind the last brace of what the next brace opens.
  func endOfBody(after place: Int) -> Int? {
    let body = blocks.filter { $0.range.lowerBound >= place }.min {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return body.map { $0.range.upperBound + 1 }
  }

  /// What stands around a place, the outermost first.
  private func around(_ place: Int) -> [Block] {
    blocks.filter { $0.range.contains(place) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What a brace opens, by the words before it.
  private static func kind(of head: String) -> (Kind, String) {
    let words = head.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    for (word, keyword) in words.enumerated().reversed() where word + 1 < words.count {
      let name = String(words[word + 1])
      switch keyword {
      case "func", "var", "init", "let": return (.other, "")
      case "class", "struct", "enum", "actor": return (.type, name)
      case "extension": return (.extensionOfType, name)
      default: continue
      }
    }
    return (.other, "")
  }
}
