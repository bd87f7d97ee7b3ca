/// The names that checks use, because what an answer declares under such a name the checks would use instead.
///
/// The checks see all of an answer that is not private, and Swift takes a declaration of a module that is imported, or one
/// that fits more closely, before the one of the standard library: a `Set` whose values are all equal, say.
struct CheckNames: Sendable {
  /// The texts of the checks.
  var checks: [String] = []
  /// The file as handed out: what it declares is meant to be used.
  var starter = ""

  /// Used without being named: by every string in a check, and by every value that it makes.
  private static let unnamed: Set = [
    "init", "subscript", "appendInterpolation", "appendLiteral", "callAsFunction",
  ]

  /// What a number or a text in a check is.
  private static let literals: Set = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType", "UnicodeScalarType",
    "ExtendedGraphemeClusterType",
  ]

  /// Those of some declarations that are under such a name.
  func taken(among declarations: [Declarations.Declaration]) -> [Declarations.Declaration] {
    if checks.isEmpty || declarations.isEmpty { return [] }
    let given = Declarations(SwiftToken.all(in: starter)).visible.map(\.name)
    let files = files(using: Set(declarations.map(\.name)).subtracting(given))
    return declarations.filter { declaration in
      Self.literals.contains(declaration.name)
        || declaration.isOfOthers && Self.unnamed.contains(declaration.name)
        || isUsed(declaration, in: files)
    }
  }

  private func isUsed(_ declaration: Declarations.Declaration, in files: [NameUses]) -> Bool {
    // A type of the checks' own comes before one of a module that is imported.
    if !declaration.isOfOthers, files.contains(where: { $0.ownTypes.contains(declaration.name) }) {
      return false
    }
    return files.contains { $0.canMean(declaration) }
  }

  /// Each file is read once at most, and few of them for an honest answer.
  private func files(using names: Set<String>) -> [NameUses] {
    let files =
      names.count > Self.few ? checks : checks.filter { file in names.contains { file.contains($0) } }
    return files.map { NameUses(of: names, in: $0) }
  }

  private static let few = 20
}

/// Where a check uses names that somebody else may have declared.
private struct NameUses {
  /// The types that the file declares in the open.
  let ownTypes: Set<String>
  private let tokens: [SwiftToken]
  private let places: [String: [Int]]

  init(of names: Set<String>, in file: String) {
    let tokens = SwiftToken.all(in: file)
    self.tokens = tokens
    places = Dictionary(grouping: tokens.indices.filter { names.contains(tokens[$0].text) }) {
      tokens[$0].text
    }
    ownTypes = Set(
      Declarations(tokens).visible.filter {
        !$0.isOfOthers && ["struct", "class", "enum"].contains(tokens[$0.index].text)
      }.map(\.name))
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Whether the check would get the declaration somewhere, and not its own or something that has no such name.
  func canMean(_ declaration: Declarations.Declaration) -> Bool {
    let places = places[declaration.name] ?? []
    let isOwn = places.contains { isDeclared(at: $0) || isParameter(at: $0) }
    let isOwnToCall = places.contains { Self.callable.contains(text($0 - 1)) }
    return places.contains { place in
      if isDeclared(at: place) || isLabel(at: place) || isParameter(at: place) { return false }
      // What stands in no type is never found behind a dot.
      if [".", "?.", "!."].contains(text(place - 1)) { return declaration.isOfOthers }
      return !isOwn || text(place + 1) == "(" && !isOwnToCall
    }
  }

  private static let declaring: Set = ["let", "var", "func", "for", "struct", "class", "enum", "protocol"]
  private static let callable: Set = ["func", "struct", "class", "enum"]
  /// What can stand before a value that a colon follows.
  private static let asking: Set = ["where", "return", "try", "await", "in", "is", "as"]

  private func isDeclared(at place: Int) -> Bool {
    if Self.declaring.contains(text(place - 1)) { return true }
    // One of several cases: `case near, far`.
    var start = place - 1
    while text(start) == ",", start > 0, tokens[start - 1].kind == .name { start -= 2 }
    return text(start) == "case"
  }

  private func isLabel(at place: Int) -> Bool {
    text(place + 1) == ":" && ["(", ","].contains(text(place - 1))
  }

  private func isParameter(at place: Int) -> Bool {
    if text(place + 1) == ":", place > 0, tokens[place - 1].kind == .name {
      return !Self.asking.contains(text(place - 1))
    }
    // Of a closure: `{ near, far in`.
    var (start, end) = (place - 1, place + 1)
    while text(start) == ",", start > 0, tokens[start - 1].kind == .name { start -= 2 }
    while text(end) == ",", end + 1 < tokens.count, tokens[end + 1].kind == .name { end += 2 }
    return text(start) == "{" && text(end) == "in"
  }
}

extension ChapterPlan {
  /// The names that an answer to an exercise must leave alone.
  func names(beside entry: Entry) -> CheckNames {
    CheckNames(checks: checkFiles.map(\.text), starter: entry.starter.text)
  }
}
