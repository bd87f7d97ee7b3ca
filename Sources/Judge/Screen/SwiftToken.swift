import HostSystem

/// A word of a program that the compiler would see: comments and the insides of strings are none.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword, without backticks.
    case name
    /// A string or a regular expression, without its contents.
    case literal
    /// A run of operator characters, or one other sign.
    case sign
    /// What is nested too deeply to be read; nothing after it is read.
    case unreadable
  }

  package let kind: Kind
  package let text: String
  package let line: Int
  /// Where it begins, counted in Unicode scalars.
  package let place: Int
}

extension SwiftToken {
  /// The words of a program; what stands in `\(…)` inside a string is program text too.
  package static func all(in source: String) -> [SwiftToken] {
    var lexer = Lexer(characters: Array(source.unicodeScalars))
    lexer.scan(untilClosing: false)
    return lexer.tokens
  }
}

/// Reads a program as the compiler does, as far as it matters for finding names.
private struct Lexer {
  let characters: [Unicode.Scalar]
  var tokens: [SwiftToken] = []
  private var place = 0
  private var line = 1

  init(characters: [Unicode.Scalar]) {
    self.characters = characters
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    place + distance < characters.count ? characters[place + distance] : nil
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where place < characters.count {
      if characters[place] == "\n" { line += 1 }
      place += 1
    }
  }

  private func isAt(_ text: String) -> Bool {
    var distance = 0
    for character in text.unicodeScalars {
      guard peek(distance) == character else { return false }
      distance += 1
    }
    return true
  }

  /// How many strings are open around this place.
  private var strings = 0
  private static let mostStrings = 50

  /// - Parameter untilClosing: Whether the bracket that closes an interpolation ends the text.
  mutating func scan(untilClosing: Bool) {
    var depth = 0
    while let character = peek() {
      if isAt("//") {
        while let next = peek(), next != "\n", next != "\r" { step() }
      } else if isAt("/*") {
        skipComment()
      } else if character == "\"" || character == "#" && startsHashed("\"") {
        skipString()
      } else if character == "#" && startsHashed("/") {
        skipRegex()
      } else if character == "/", isRegex {
        skipRegex()
      } else if character == "#" {
        // As many as there are, at once: looking for what follows each of them would take for ever.
        add(.sign, "#", line)
        _ = skipHashes()
      } else if character == "`" {
        quotedName()
      } else if character.startsName {
        name()
      } else if character.isOperator {
        operatorSign()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0, untilClosing { return step() }
          depth -= 1
        }
        if !character.properties.isWhitespace { add(.sign, String(character), line) }
        step()
      }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: String, _ line: Int, at start: Int? = nil) {
    tokens.append(SwiftToken(kind: kind, text: text, line: line, place: start ?? place))
  }

  private mutating func name() {
    let (start, first) = (line, place)
    var text = String.UnicodeScalarView()
    while let next = peek(), next.continuesName {
      text.append(next)
      step()
    }
    add(.name, String(text), start, at: first)
  }

  private mutating func quotedName() {
    let (start, first) = (line, place)
    step()
    var text = String.UnicodeScalarView()
    while let next = peek(), next != "`", next != "\n" {
      text.append(next)
      step()
    }
    step()
    add(.name, String(text), start, at: first)
  }

  private mutating func operatorSign() {
    let (start, first) = (line, place)
    var text = String.UnicodeScalarView()
    while let next = peek(), next.isOperator, !isAt("//"), !isAt("/*") {
      text.append(next)
      step()
    }
    // A prefix operator before a regular expression, or an operator that no exercise declares.
    let isClear = !text.contains("/") || String(text) == "/" || String(text) == "/="
    add(isClear ? .sign : .literal, isClear ? String(text) : "/", start, at: first)
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        step(2)
      } else if isAt("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && place < characters.count
  }

  /// Whether some `#` and then this character come next.
  private func startsHashed(_ character: Unicode.Scalar) -> Bool {
    var distance = 0
    while peek(distance) == "#" { distance += 1 }
    return peek(distance) == character
  }

  private mutating func skipHashes() -> String {
    var hashes = ""
    while peek() == "#" {
      hashes += "#"
      step()
    }
    return hashes
  }

  private mutating func skipString() {
    add(.literal, "\"", line)
    let hashes = skipHashes()
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    step(quotes.count)
    while place < characters.count {
      if isAt(quotes + hashes) { return step(quotes.count + hashes.count) }
      if quotes.count == 1, peek() == "\n" { return }
      guard isAt("\\" + hashes) else {
        step()
        continue
      }
      step(1 + hashes.count)
      if peek() == "(" {
        step()
        strings += 1
        if strings > Self.mostStrings {
          add(.unreadable, "", line)
          place = characters.count
        }
        scan(untilClosing: true)
        strings -= 1
      } else {
        step()
      }
    }
  }

  /// Whether a slash is anything else than the sign of a division, as far as one can tell without the compiler's parser.
  ///
  /// What lies behind such a slash may be program text or not, so its file is refused.
  private var isRegex: Bool {
    var distance = 0
    while let next = peek(distance), next.isOperator { distance += 1 }
    let after = peek(distance)
    var later = distance
    while let next = peek(later), next != "\n", next != "\r", next != "/" { later += 1 }
    // A bracket that an expression did not open ends it, for the compiler too: `reduce(1, /)` is about the sign.
    guard peek(later) == "/", after != ")" else { return false }
    let isSpacedAfter =
      after.map { $0.properties.isWhitespace || ")]},;:".unicodeScalars.contains($0) } ?? true
    guard place > 0, let last = tokens.last else { return true }
    let before = characters[place - 1]
    let isSpacedBefore = before.properties.isWhitespace || "([{,;:".unicodeScalars.contains(before)
    guard isSpacedBefore == isSpacedAfter, last.line == line || isSpacedBefore && last.text != "}" else {
      return true
    }
    let isValue = last.kind == .literal || [")", "]", "}", "?", "!"].contains(last.text)
    let isNumber = last.text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    let isName = last.kind == .name && !Self.keywordsBeforeValues.contains(last.text)
    return !(isValue || isNumber || isName)
  }

  private static let keywordsBeforeValues: Set = [
    "any", "as", "await", "borrow", "case", "consume", "copy", "default", "defer", "discard", "do", "each",
    "else", "guard", "if", "in", "is", "let", "repeat", "return", "some", "switch", "then", "throw", "try",
    "unsafe", "var", "where", "while", "yield",
  ]

  private mutating func skipRegex() {
    add(.literal, "/", line)
    _ = skipHashes()
    step()
  }
}

extension Unicode.Scalar {
  fileprivate var startsName: Bool {
    self == "_" || self == "$" || (self >= "a" && self <= "z") || (self >= "A" && self <= "Z")
      || value >= 0x80 && !properties.isWhitespace && !isOperator
  }

  fileprivate var continuesName: Bool { startsName || (self >= "0" && self <= "9") }

  fileprivate var isOperator: Bool {
    "/=-+!*%<>&|^~?".unicodeScalars.contains(self) || (0x2190...0x2BFF).contains(value)
  }
}
