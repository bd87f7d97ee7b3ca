import Course
import HostSystem

/// Looks through an answer, before it is run, for what no exercise needs.
///
/// Its text must be of a form that anyone can read: known attributes, imports and directives, no conditions. Its compiled
/// file may use the names in ``AllowedNames`` and no others. Between the two the compiler itself refuses what is not safe in
/// memory.
package struct Screen: Sendable {
  /// What may be used of other libraries.
  let allowed: AllowedNames

  package init(allowed: AllowedNames = AllowedNames()) { self.allowed = allowed }

  /// With what the chapter's exercises allow besides.
  package init(for chapter: Chapter) {
    self.init(allowed: AllowedNames(more: chapter.exercises.flatMap(\.allowed)))
  }

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
    /// Of another library, and not in ``AllowedNames``.
    case isNotNeeded
    case reachesBelowSwift
    case importsOther
    case tampersWithChecks
    case runsEarly
    case cannotBeRead
  }

  /// What is found in a text, in its order.
  package func findings(in text: String) -> [Finding] {
    let program = ScreenedText(tokens: SwiftToken.all(in: text), allowed: allowed)
    return program.tokens.indices.compactMap { program.finding(at: $0) }
  }
}

/// The words of a file.
private struct ScreenedText {
  let tokens: [SwiftToken]
  let allowed: AllowedNames
  private let foreignConformances: ForeignConformances
  /// Property wrappers and builders of one's own are attributes too.
  private let ownTypes: Set<String>

  init(tokens: [SwiftToken], allowed: AllowedNames) {
    self.tokens = tokens
    self.allowed = allowed
    foreignConformances = ForeignConformances(tokens)
    let keywords: Set = ["struct", "class", "enum", "actor"]
    ownTypes = Set(zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text))
  }

  private static let attributes: Set = [
    "MainActor", "Sendable", "autoclosure", "available", "concurrent", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable", "inline",
    "nonobjc", "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked", "unknown",
    "usableFromInline", "warn_unqualified_access",
    // The compiler says itself what it does not do without Objective-C.
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSCopying", "objc", "objcMembers",
  ]
  private static let directives: Set = [
    "available", "column", "error", "file", "fileID", "filePath", "function", "keyPath", "line", "selector",
    "unavailable", "warning",
  ]
  private static let checkNames: Set = ["CheckCase", "CheckProcess", "CheckObserver", "ObservedTest"]

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func finding(at index: Int) -> Screen.Finding? {
    let token = tokens[index]
    func found(_ words: String, _ rule: Screen.Rule) -> Screen.Finding {
      Screen.Finding(line: token.line, words: words, rule: rule)
    }
    switch token.text {
    case "@":
      let attribute = text(index + 1)
      if Self.attributes.contains(attribute) || ownTypes.contains(attribute) { return nil }
      return found("@\(attribute)", attribute == "testable" ? .tampersWithChecks : .reachesBelowSwift)
    case "unowned" where text(index + 2) == "unsafe": return found("unowned(unsafe)", .reachesBelowSwift)
    // With this word the compiler would take what is not safe.
    case "unsafe" where token.kind == .name && text(index - 2) != "nonisolated":
      return found("unsafe", .reachesBelowSwift)
    case "import" where token.kind == .name && text(index - 1) != ".":
      guard let module = importedModule(after: index), !allowed.isImportable(module) else { return nil }
      return found("import \(module)", .importsOther)
    case "macro"
    where tokens.indices.contains(index + 1) && tokens[index + 1].kind == .name && text(index - 1) != ".":
      return found("macro", .cannotBeRead)
    case "#" where tokens.indices.contains(index + 1) && tokens[index + 1].kind == .name:
      let directive = text(index + 1)
      if Self.directives.contains(directive) { return nil }
      return found("#\(directive)", directive == "sourceLocation" ? .tampersWithChecks : .cannotBeRead)
    case _ where token.kind == .unreadable: return found("strings in strings in strings", .cannotBeRead)
    case "/" where token.kind == .literal: return found("a regular expression", .cannotBeRead)
    case "extension" where foreignConformances.places.contains(index):
      return found("extension \(text(index + 1)) with a protocol that is not yours", .tampersWithChecks)
    default:
      let isOfChecks = token.text.hasPrefix("XCT") || Self.checkNames.contains(token.text)
      if token.kind == .name, isOfChecks, text(index - 1) != "import" {
        return found(token.text, .tampersWithChecks)
      }
    }
    return nil
  }

  private func importedModule(after index: Int) -> String? {
    let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "var", "let"]
    let place = kinds.contains(text(index + 1)) ? index + 2 : index + 1
    return tokens.indices.contains(place) && tokens[place].kind == .name ? tokens[place].text : nil
  }
}
