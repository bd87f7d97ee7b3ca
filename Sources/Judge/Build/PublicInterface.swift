import HostSystem

/// What an answer declares where checks can reach it: outside of bodies, and neither private nor in something private.
package struct PublicInterface: Sendable {
  /// Something declared.
  package struct Declaration: Hashable, Sendable {
    package enum Kind: Sendable {
      /// What the checks were compiled for: of a type the kind, the name and the superclass, of a protocol all.
      case type
      /// A function or a property, of which the linker knows whether it is what it was.
      case member
    }

    package let kind: Kind
    package let name: String
    /// The type that it is in.
    package let type: String?
    /// Of a type the words that must be the same in every answer, after the names of the types around it.
    package let words: [String]
    /// Its head as it stands in the text.
    package let head: String
  }

  let declarations: [Declaration]
  /// The same text with every such declaration made visible to the checks, which count as the same package; nothing if
  /// no one would write, or could read, such a text.
  ///
  /// `public` would do, but for types of which the compiler then no longer sees that they are sendable.
  let packageText: String?

  package init(_ source: String) {
    var reader = InterfaceReader(source)
    reader.read()
    declarations = reader.declarations
    guard reader.isReadable else {
      packageText = nil
      return
    }
    var text = String.UnicodeScalarView()
    var done = 0
    for (place, length) in reader.places {
      text.append(contentsOf: reader.characters[done..<place])
      text.append(contentsOf: "package".unicodeScalars)
      // In place of a word that said less, or before the first word.
      if length == 0 { text.append(" ") }
      done = place + length
    }
    text.append(contentsOf: reader.characters[done...])
    packageText = String(text)
  }

  /// The types that another text declares and that are not of the same kind here.
  func lostTypes(of other: PublicInterface) -> [Declaration] {
    let kept = Set(types.map(\.words))
    return other.types.filter { !kept.contains($0.words) }
  }

  private var types: [Declaration] { declarations.filter { $0.kind == .type } }
}

/// Walks through the words of a program and notes what it declares.
private struct InterfaceReader {
  let characters: [Unicode.Scalar]
  let tokens: [SwiftToken]
  var declarations: [PublicInterface.Declaration] = []
  /// Where `package` is missing, and the length of the word that it replaces.
  var places: [(place: Int, length: Int)] = []
  var isReadable: Bool

  init(_ source: String) {
    characters = Array(source.unicodeScalars)
    tokens = SwiftToken.all(in: source)
    isReadable = !tokens.contains { $0.kind == .unreadable }
  }

  /// No one writes longer heads, or types nested more deeply, but for keeping a reader busy.
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
    if path.count > Self.deepestNesting || index - first > Self.mostWords { isReadable = false }
    let end = end(ofHeadAt: index)
    let hasName = !["init", "subscript"].contains(text(index))
    let kind: PublicInterface.Declaration.Kind = isType || text(index) == "typealias" ? .type : .member
    let words = kind == .type ? tokens[first..<end].map(\.text).filter { !Self.accessWords.contains($0) } : []
    declarations.append(
      PublicInterface.Declaration(
        kind: kind, name: hasName ? text(index + 1) : text(index), type: path.last, words: path + words,
        head: source(first..<end)))
    let access = (first..<index).first { Self.accessWords.contains(text($0)) && text($0 + 1) != "(" }
    if access == nil {
      places.append((tokens[first].place, 0))
    } else if let access, text(access) == "internal" {
      places.append((tokens[access].place, "internal".count))
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

  /// `private(set)` doesn't keep others from reading.
  private func isNarrow(_ modifiers: Range<Int>) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains(text($0)) && text($0 + 1) != "(" }
  }

  /// Where the head of a declaration ends: before its braces, its value, and for all but classes before the colon of what
  /// a type conforms to.
  private mutating func end(ofHeadAt keyword: Int) -> Int {
    let isWhole = ["protocol", "typealias"].contains(text(keyword))
    let isType = Self.typeKeywords.contains(text(keyword))
    var depth = 0
    for index in keyword..<tokens.count {
      if index - keyword > Self.mostWords {
        if isType || isWhole { isReadable = false }
        return index
      }
      let word = text(index)
      if index > keyword + 1, depth == 0 {
        if tokens[index].kind == .name, Self.keywords.contains(word), !isPartOfAnother(index) { return index }
        if word == ";" || !isWhole && ["{", "="].contains(word) { return index }
        if isType, !isWhole, [",", "where"].contains(word) { return index }
        // Only a class has its superclass after the colon.
        if word == ":", isType, !isWhole, text(keyword) != "class" { return index }
        if tokens[index].line > tokens[index - 1].line, !goesOn(between: index - 1, and: index) {
          return index
        }
      }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth < 0 { return index }
    }
    return tokens.count
  }

  private func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let end = tokens[last].place + tokens[last].text.unicodeScalars.count
    return String(String.UnicodeScalarView(characters[tokens[first].place..<min(end, characters.count)]))
  }

  private static let connecting: Set = [":", ",", "->", "&", "=", "where", "{"]

  /// Whether a declaration goes on in a new line.
  private func goesOn(between last: Int, and next: Int) -> Bool {
    Self.connecting.contains(text(last)) || Self.connecting.contains(text(next))
  }
}
