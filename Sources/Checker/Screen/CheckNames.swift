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
    let names = Set(declarations.map(\.name))
    let used = words(among: names).subtracting(
      Declarations(SwiftToken.all(in: starter)).visible.map(\.name))
    return declarations.filter { declaration in
      used.contains(declaration.name) || Self.literals.contains(declaration.name)
        || declaration.isOfOthers && Self.unnamed.contains(declaration.name)
    }
  }

  /// The names that checks use; each file is read once at most, and few of them for an honest answer.
  private func words(among names: Set<String>) -> Set<String> {
    let files =
      names.count > Self.few ? checks : checks.filter { file in names.contains { file.contains($0) } }
    return files.reduce(into: []) { words, file in
      words.formUnion(SwiftToken.all(in: file).map(\.text).filter(names.contains))
    }
  }

  private static let few = 20
}

extension ChapterPlan {
  /// The names that an answer to an exercise must leave alone.
  func names(beside entry: Entry) -> CheckNames {
    CheckNames(checks: checkFiles.map(\.text), starter: entry.starter.text)
  }
}
