import HostSystem

/// Extensions that make a type of another module conform to a protocol of another module.
///
/// Compiled checks would notice them: a value is asked at run time what it conforms to.
package struct ForeignConformances {
  /// The places of the word `extension` among the words.
  private(set) var places: Set<Int> = []

  private let tokens: [SwiftToken]

  package init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var depth = 0
    var types: Set<String> = []
    var protocols: [String: Set<String>] = [:]
    for (index, (token, next)) in zip(tokens, tokens.dropFirst()).enumerated() {
      if token.kind == .sign { depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0 }
      guard depth == 0, token.kind == .name, next.kind == .name else { continue }
      if ["struct", "class", "enum", "actor"].contains(token.text) { types.insert(next.text) }
      if token.text == "protocol" { protocols[next.text] = inherited(by: index) }
    }
    // A protocol of one's own that demands a foreign one is as good as that one. No one has very many, but for keeping
    // a reader busy.
    if protocols.count > Self.mostWords { protocols = [:] }
    for _ in protocols {
      protocols = protocols.filter { $0.value.allSatisfy { Self.isHarmless($0) || protocols[$0] != nil } }
    }
    for (index, token) in tokens.enumerated() where token.kind == .name && token.text == "extension" {
      if text(index - 1) == "." || types.contains(text(index + 1)) && text(index + 2) != "." { continue }
      if !conformances(of: index).allSatisfy({ protocols[$0] != nil }) { places.insert(index) }
    }
  }

  /// No one writes heads of declarations with more words, but for keeping a reader busy.
  private static let mostWords = 100

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The names in the head of a protocol.
  private func inherited(by keyword: Int) -> Set<String> {
    let head = tokens[(keyword + 2)...].prefix(Self.mostWords).prefix { $0.text != "{" }
    return Set(head.filter { $0.kind == .name }.map(\.text)).subtracting(["where", "Self"])
      .union(head.count == Self.mostWords ? [""] : [])
  }

  /// What brings nothing along that a check could see: classes of the engine, and what they can do already.
  private static func isHarmless(_ name: String) -> Bool {
    name.hasPrefix("UI") || ["AnyObject", "Sendable"].contains(name)
  }

  /// The protocols in the head of an extension, and an empty name if the head is too long to read.
  private func conformances(of index: Int) -> [String] {
    var names: [String] = []
    var isAfterColon = false
    for place in index + 1..<max(index + 1, tokens.count) {
      if place - index > Self.mostWords { return [""] }
      let word = text(place)
      if word == "{" || word == "where" { break }
      if word == ":" {
        isAfterColon = true
      } else if isAfterColon, tokens[place].kind == .name {
        names.append(word)
      }
    }
    return names
  }
}
