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
    add(.sign, String(text), start, at: first)
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

  /// A slash begins a regular expression only where a value can begin and if another one follows in its line.
  private var isRegex: Bool {
    guard let next = peek(1), !next.properties.isWhitespace, next != "/", next != "*" else { return false }
    if let last = tokens.last, let before = place > 0 ? characters[place - 1] : nil {
      let isValue = last.kind == .literal || last.text == ")" || last.text == "]" || last.text == "}"
      let isName = last.kind == .name && !Self.keywordsBeforeValues.contains(last.text)
      if isValue || isName, last.line == line { return false }
      if before.isOperator { return false }
    }
    return distanceToClosingSlash != nil
  }

  private static let keywordsBeforeValues: Set = [
    "return", "case", "in", "try", "await", "throw", "if", "guard", "while", "switch", "where", "else",
  ]

  private var distanceToClosingSlash: Int? {
    var distance = 1
    var depth = 0
    while let next = peek(distance), next != "\n", next != "\r" {
      switch next {
      case "\\": distance += 1
      case "(": depth += 1
      case ")":
        // As for the compiler: a bracket that closes what the expression did not open makes the slash a sign.
        depth -= 1
        if depth < 0 { return nil }
      case "/": return distance
      default: break
      }
      distance += 1
    }
    return nil
  }

  private mutating func skipRegex() {
    add(.literal, "/", line)
    let hashes = skipHashes()
    guard !hashes.isEmpty else { return step((distanceToClosingSlash ?? 0) + 1) }
    step()
    let isOneLine = peek() != "\n"
    while place < characters.count, !isAt("/" + hashes) {
      if isOneLine, peek() == "\n" { return }
      step(peek() == "\\" ? 2 : 1)
    }
    step(1 + hashes.count)
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
