import Foundation

/// A member of the engine that an app may override, or that a protocol asks an app for.
struct DeclaredMember {
  var type: String
  var name: String
  /// None for a property.
  var parameters: [Parameter]?

  struct Parameter {
    var label: String
    var type: String
  }

  /// What a callback for it is called: type, name and labels, and what tells it apart from others of the same name.
  func callbackName(among all: [DeclaredMember]) -> String {
    let own = Self.lowercased(Self.withoutPrefix(type)) + Self.capitalized(name)
    guard let parameters else { return own }
    let labels = parameters.map { $0.label == "_" ? "" : Self.capitalized($0.label) }.joined()
    let alike = all.filter { $0.type == type && $0.name == name && $0.labels == self.labels }
    guard alike.count > 1 else { return own + labels }
    for (place, parameter) in parameters.enumerated() {
      let types = Set(alike.map { ($0.parameters ?? [])[place].type })
      guard types.count > 1 else { continue }
      let type = parameter.type.replacingOccurrences(of: "any ", with: "").filter { $0.isLetter }
      return own + labels
        + Self.capitalized(Self.withoutPrefix(type).replacingOccurrences(of: "CG", with: ""))
    }
    return own + labels
  }

  private var labels: [String]? { parameters.map { $0.map { $0.label } } }

  private static func withoutPrefix(_ name: String) -> String {
    for prefix in ["UI", "NS", "CA", "CM"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(2)
      if rest.first?.isUppercase == true { return String(rest) }
    }
    return name
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
  private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}

/// The sources of the engine, as far as a test of them must understand Swift.
struct EngineSources {
  private(set) var members: [DeclaredMember] = []
  /// How often each name is used, other than where it is declared.
  private(set) var uses: [String: Int] = [:]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/TouchKit").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func read(_ text: String) {
    let lines = Self.nativeLines(text)
    for line in lines { countNames(line) }
    var types: [(indent: Int, name: String, isProtocol: Bool)] = []
    for (place, line) in lines.enumerated() {
      let words = line.split(whereSeparator: { $0 == " " }).map(String.init)
      guard let first = words.first else { continue }
      let indent = line.prefix { $0 == " " }.count
      while let last = types.last, last.indent >= indent { types.removeLast() }
      if let type = Self.typeName(words) {
        types.append((indent, type, words.contains("protocol") && first == "public"))
        continue
      }
      guard let type = types.last else { continue }
      let isOpen = first == "open" && !words.prefix(3).contains("override")
      let isRequirement = type.isProtocol && indent == type.indent + 2 && (first == "func" || first == "var")
      guard isOpen || isRequirement else { continue }
      add(lines[place...].joined(separator: " "), of: type.name)
    }
  }

  private mutating func add(_ text: String, of type: String) {
    guard let match = text.firstMatch(of: /\b(func|var) (\w+)/) else { return }
    var member = DeclaredMember(type: type, name: String(match.2))
    if match.1 == "func" { member.parameters = Self.parameters(text[match.range.upperBound...]) }
    members.append(member)
  }

  private mutating func countNames(_ line: String) {
    var before = ""
    for word in line.replacing(/"[^"]*"/, with: "").split(whereSeparator: {
      !$0.isLetter && !$0.isNumber && $0 != "_"
    }) {
      if !["func", "var", "let", "case"].contains(before) { uses[String(word), default: 0] += 1 }
      before = String(word)
    }
  }

  /// The lines without comments, and without those that are for Embedded Swift only.
  private static func nativeLines(_ text: String) -> [String] {
    var lines: [String] = []
    var isLeftOut: [Bool] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("#if") {
        isLeftOut.append(
          bare.hasPrefix("#if hasFeature(Embedded)") || bare.hasPrefix("#if !canImport(Foundation)"))
      } else if bare.hasPrefix("#else") {
        if let last = isLeftOut.popLast() { isLeftOut.append(!last) }
      } else if bare.hasPrefix("#endif") {
        isLeftOut.removeLast()
      } else if !isLeftOut.contains(true) {
        lines.append(line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line))
      }
    }
    return lines
  }

  private static func typeName(_ words: [String]) -> String? {
    guard
      let place = words.firstIndex(where: {
        ["class", "protocol", "extension", "struct", "enum"].contains($0)
      }),
      words.indices.contains(place + 1), !words.contains("func"), !words.contains("var")
    else { return nil }
    let isDeclared = words[..<place].allSatisfy { word in
      ["open", "public", "final", "private", "fileprivate", "internal"].contains(word) || word.hasPrefix("@")
    }
    return isDeclared ? String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : nil
  }

  private static func parameters(_ text: Substring) -> [DeclaredMember.Parameter] {
    var depth = 0
    var texts = [""]
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," { texts.append("") } else { texts[texts.count - 1].append(character) }
    }
    return texts.compactMap { text in
      let halves = text.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let label = halves[0].split(whereSeparator: { " (".contains($0) }).first else {
        return nil
      }
      let type = halves[1].split(separator: "=")[0].trimmingCharacters(in: .whitespaces)
      return DeclaredMember.Parameter(label: String(label), type: type)
    }
  }
}
