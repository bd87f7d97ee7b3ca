import HostSystem

/// Looks through an answer, before anything is built or run, for what no exercise needs.
///
/// This catches accidents and lazy tricks, with file and line. It is no wall: that is the sandbox.
package struct Screen: Sendable {
  package init() {}

  /// Something that no exercise needs, and where it is.
  package struct Finding: Equatable, Sendable {
    /// Nothing if only the compiled file shows it.
    package let line: Int?
    /// The word or words, as they stand there.
    package let words: String
    let rule: Rule

    package init(
      line: Int? = nil, words: String, rule: Rule
    ) {
      self.line = line
      self.words = words
      self.rule = rule
    }
  }

  /// Why something is not taken.
  package enum Rule: Equatable, Sendable {
    case startsPrograms
    case loadsCode
    case usesTheNetwork
    case touchesFiles
    case reachesBelowSwift
    case importsOther
    case tampersWithChecks
    case cannotBeRead
  }

  /// What is found in a text, in its order.
  package func findings(in text: String) -> [Finding] {
    let program = ScreenedText(tokens: SwiftToken.all(in: text))
    return program.tokens.indices.compactMap { program.finding(at: $0) }
  }
}

/// The words of a file, and the types and functions that it declares itself.
private struct ScreenedText {
  let tokens: [SwiftToken]
  private let ownNames: Set<String>
  private let foreignConformances: ForeignConformances

  init(tokens: [SwiftToken]) {
    self.tokens = tokens
    foreignConformances = ForeignConformances(tokens)
    func names(after keywords: Set<String>) -> Set<String> {
      Set(zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text))
    }
    ownNames = names(after: ["struct", "class", "enum", "actor", "protocol", "typealias", "func"]).union([
      "Self"
    ])
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func finding(at index: Int) -> Screen.Finding? {
    let token = tokens[index]
    func found(_ words: String, _ rule: Screen.Rule) -> Screen.Finding {
      Screen.Finding(line: token.line, words: words, rule: rule)
    }
    switch token.text {
    case "@":
      let attribute = text(index + 1)
      if attribute.hasPrefix("_") || ScreenWords.attributes.contains(attribute) {
        return found("@\(attribute)", .reachesBelowSwift)
      }
    case "convention" where text(index + 2) == "c": return found("@convention(c)", .reachesBelowSwift)
    case "unowned" where text(index + 2) == "unsafe": return found("unowned(unsafe)", .reachesBelowSwift)
    case "import" where token.kind == .name && text(index - 1) != ".":
      guard let module = importedModule(after: index), !ScreenWords.importable.contains(module) else {
        return nil
      }
      return found("import \(module)", .importsOther)
    case "#" where text(index + 1) == "sourceLocation": return found("#sourceLocation", .tampersWithChecks)
    case "#" where text(index + 1) == "externalMacro": return found("#externalMacro", .loadsCode)
    // What is compiled only under a condition would have to be read under that condition.
    case "#" where text(index + 1) == "if": return found("#if", .cannotBeRead)
    case _ where token.kind == .unreadable: return found("strings in strings in strings", .cannotBeRead)
    case "extension" where foreignConformances.places.contains(index):
      return found("extension \(text(index + 1)) with a protocol that is not yours", .tampersWithChecks)
    default:
      if token.kind == .name, let rule = rule(forName: index) { return found(token.text, rule) }
    }
    return nil
  }

  private func importedModule(after index: Int) -> String? {
    let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "var", "let"]
    let place = kinds.contains(text(index + 1)) ? index + 2 : index + 1
    return tokens.indices.contains(place) && tokens[place].kind == .name ? tokens[place].text : nil
  }

  private func rule(forName index: Int) -> Screen.Rule? {
    if text(index - 1) == "import" { return nil }
    let name = text(index)
    if name.hasPrefix("XCT") || ScreenWords.checkNames.contains(name) { return .tampersWithChecks }
    let isAfterPoint = text(index - 1) == "."
    let isOfModule = isAfterPoint && ScreenWords.modules.contains(text(index - 2))
    let isDeclared = ["func", "let", "var", "case"].contains(text(index - 1))
    if isAfterPoint, ScreenWords.unsafeMembers.contains(where: name.hasPrefix) { return .reachesBelowSwift }
    if isDeclared || !isOfModule && (isAfterPoint || ownNames.contains(name)) { return nil }
    if let rule = ScreenWords.unmistakable[name] { return rule }
    if ScreenWords.unsafePrefixes.contains(where: name.hasPrefix) { return .reachesBelowSwift }
    // Ordinary words are suspicious only where they are called, and types also where something of theirs is.
    let isType = name.first?.isUppercase == true
    return text(index + 1) == "(" || isType && text(index + 1) == "." ? ScreenWords.whenUsed[name] : nil
  }
}
