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

  func areTaken(by declaration: Declarations.Declaration) -> Bool {
    if checks.isEmpty { return false }
    if declaration.isOfOthers, Self.unnamed.contains(declaration.name) { return true }
    let users = checks.filter { $0.contains(declaration.name) }
    guard users.contains(where: { SwiftToken.all(in: $0).contains { $0.text == declaration.name } }) else {
      return false
    }
    return !Declarations(SwiftToken.all(in: starter)).visible.contains { $0.name == declaration.name }
  }
}

extension ChapterPlan {
  /// The names that an answer to an exercise must leave alone.
  func names(beside entry: Entry) -> CheckNames {
    CheckNames(checks: checkFiles.map(\.text), starter: entry.starter.text)
  }
}
