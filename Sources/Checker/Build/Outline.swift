/// What an answer declares where checks can reach it: outside of bodies, and neither private nor in something private.
struct Outline: Sendable {
  /// What each type is: its kind, its name and superclass, after the names of the types around it; all of a protocol.
  ///
  /// Of functions and properties the linker knows whether they are what they were.
  let heads: Set<[String]>
  /// The same text with every such declaration made public; nothing if nobody would write, or could read, such a text.
  let publicText: String?

  init(_ source: String) {
    let tokens = SwiftToken.all(in: source)
    var reader = OutlineReader(tokens: tokens)
    reader.read()
    heads = reader.heads
    guard reader.isReadable else {
      publicText = nil
      return
    }
    let characters = Array(source.unicodeScalars)
    var text = String.UnicodeScalarView()
    var done = 0
    for place in reader.places {
      text.append(contentsOf: characters[done..<place])
      text.append(contentsOf: "public ".unicodeScalars)
      done = place
    }
    text.append(contentsOf: characters[done...])
    publicText = String(text)
  }

  /// Whether the types that another text declares are of the same kind here.
  func keepsWhat(_ other: Outline) -> Bool { other.heads.isSubset(of: heads) }
}

/// Walks through the words of a program and notes what it declares.
private struct OutlineReader {
  let tokens: [SwiftToken]
  var heads: Set<[String]> = []
  /// Where `public` is missing.
  var places: [Int] = []
  var isReadable: Bool

  init(tokens: [SwiftToken]) {
    self.tokens = tokens
    isReadable = !tokens.contains { $0.kind == .unreadable }
  }

  /// Nobody writes longer heads, or types nested more deeply, but for keeping a reader busy.
  private static let mostWords = 300
  private static let deepestNesting = 20

  private enum Scope {
    /// The file, a type or an extension, with the names of the types around.
    case open([String])
    case closed
  }

  private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol"]
  private static let keywords: Set = [
    "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "init", "subscript",
  ]
  private static let accessWords: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
  private static let modifiers: Set = [
    "final", "static", "class", "mutating", "nonmutating", "override", "lazy", "weak", "unowned",
    "convenience",
    "required", "indirect", "dynamic", "nonisolated", "prefix", "infix", "postfix", "borrowing", "consuming",
  ]

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  mutating func read() {
    var scopes: [Scope] = [.open([])]
    var next: Scope?
    for (index, token) in tokens.enumerated() where isReadable {
      if token.kind == .sign, token.text == "{" {
        scopes.append(next ?? .closed)
        next = nil
      } else if token.kind == .sign, token.text == "}", scopes.count > 1 {
        scopes.removeLast()
      }
      guard token.kind == .name, text(index - 1) != ".", case .open(let path) = scopes.last else { continue }
      if token.text == "extension" {
        next =
          isNarrow(firstModifier(of: index)..<index) ? .closed : .open(path + ["extension", text(index + 1)])
      } else if Self.keywords.contains(token.text), !isPartOfAnother(index) {
        next = declaration(at: index, in: path) ?? next
      }
    }
  }

  /// Notes a declaration, and tells what its braces enclose if it is a type.
  private mutating func declaration(at index: Int, in path: [String]) -> Scope? {
    let isType = Self.typeKeywords.contains(text(index))
    let first = firstModifier(of: index)
    if isNarrow(first..<index) { return isType ? .closed : nil }
    let isProtocol = text(index) == "protocol"
    if path.count > Self.deepestNesting { isReadable = false }
    if isType || text(index) == "typealias" { heads.insert(path + head(from: first, through: index)) }
    if !(first..<index).contains(where: { Self.accessWords.contains(text($0)) && text($0 + 1) != "(" }) {
      places.append(tokens[first].place)
    }
    return isType ? isProtocol ? .closed : .open(path + [text(index + 1)]) : nil
  }

  /// Whether the keyword stands for something else here: `class func`, or a label such as `in operator: Sign`.
  private func isPartOfAnother(_ index: Int) -> Bool {
    let next = text(index + 1)
    return next == ":"
      || text(index) == "class"
        && (Self.keywords.contains(next) || Self.modifiers.contains(next) || Self.accessWords.contains(next))
  }

  private func firstModifier(of keyword: Int) -> Int {
    var first = keyword
    while first > 0 {
      let word = text(first - 1)
      if Self.modifiers.contains(word) || Self.accessWords.contains(word) {
        first -= 1
      } else if word == ")", first > 3, text(first - 3) == "(",
        Self.modifiers.contains(text(first - 4)) || Self.accessWords.contains(text(first - 4))
      {
        first -= 4
      } else {
        break
      }
    }
    return first
  }

  /// `private(set)` keeps nobody from reading.
  private func isNarrow(_ modifiers: Range<Int>) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains(text($0)) && text($0 + 1) != "(" }
  }

  private mutating func head(from first: Int, through keyword: Int) -> [String] {
    let isWhole = ["protocol", "typealias"].contains(text(keyword))
    var words: [String] = []
    var depth = 0
    for index in first..<tokens.count {
      let token = tokens[index]
      if index > keyword + 1, depth == 0 {
        if token.text == ";" || !isWhole && ["{", ",", "where"].contains(token.text) { break }
        // Only a class has its superclass after the colon.
        if token.text == ":", !isWhole, text(keyword) != "class" { break }
        if token.line > tokens[index - 1].line, !goesOn(between: index - 1, and: index) { break }
      }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth < 0 { break }
      words.append(token.text)
      if words.count > Self.mostWords {
        isReadable = false
        break
      }
    }
    return words
  }

  private static let connecting: Set = [":", ",", "->", "&", "=", "where", "{"]

  /// Whether a declaration goes on in a new line.
  private func goesOn(between last: Int, and next: Int) -> Bool {
    Self.connecting.contains(text(last)) || Self.connecting.contains(text(next))
  }
}
