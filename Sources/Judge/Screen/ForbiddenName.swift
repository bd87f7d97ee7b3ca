import HostSystem

/// Something of another library that a compiled answer uses and no exercise needs.
package struct ForbiddenName: Hashable, Sendable {
  /// How a program calls it, for people: `FileHandle`, `String(contentsOfFile:)`.
  package let words: String
  /// The words of a text that may stand for it, the surest first.
  let signs: [String]
  let rule: Screen.Rule

  /// Everything among the symbols of an object that is not allowed, in the order of its names.
  static func all(among symbols: Set<String>, allowed: AllowedNames) -> [ForbiddenName] {
    var found: Set<ForbiddenName> = []
    for symbol in symbols {
      guard symbol.hasPrefix("$s") else {
        if !allowed.hasFunction(symbol) { found.insert(ForbiddenName(words: symbol, signs: [symbol])) }
        continue
      }
      guard let names = SwiftName.all(in: symbol) else {
        found.insert(ForbiddenName(words: symbol, signs: []))
        continue
      }
      for name in names where !allowed.has(name) { found.insert(ForbiddenName(name)) }
    }
    return found.sorted { $0.words < $1.words }
  }

  /// What an object does to the rest of its program: its symbols must be those of its own module, so that none takes the
  /// place of another one.
  static func all(tampering object: ObjectSymbols, module: String) -> [ForbiddenName] {
    let own = "\(module.utf8.count)\(module)"
    let early = object.runsEarly ? [ForbiddenName(words: "@section", signs: [], rule: .runsEarly)] : []
    return early
      + object.defined.filter { !$0.contains(own) }.sorted().map {
        ForbiddenName(words: $0, signs: [$0], rule: .tampersWithChecks)
      }
  }

  private init(words: String, signs: [String], rule: Screen.Rule = .isNotNeeded) {
    self.words = words
    self.signs = signs
    self.rule = rule
  }

  private init(_ name: SwiftName) {
    // A type that may not be used at all is named without its members, however many are used.
    let showsMember = name.isExtended || name.parts.first.map(AllowedNames.hasMembers(of:)) == true
    let parts = showsMember ? name.parts : Array(name.parts.prefix(1))
    let last = parts.last ?? name.module
    let member = last.prefix { $0 != "(" }
    let label = last.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
    guard parts.count > 1 else {
      self.init(words: String(member), signs: [String(member)])
      return
    }
    let type = parts[parts.count - 2]
    let call = label.isEmpty ? "" : "(\(label):)"
    let words = member == "init" ? "\(type)\(call)" : "\(type).\(member)\(call)"
    self.init(
      words: words,
      signs: [String(label), member == "init" ? type : String(member)].filter { !["", "_"].contains($0) })
  }
}

extension Screen {
  /// What no exercise needs in the object that a module was compiled to.
  package func forbidden(in object: ObjectSymbols, module: String) -> [ForbiddenName] {
    ForbiddenName.all(among: object.undefined, allowed: allowed)
      + ForbiddenName.all(tampering: object, module: module)
  }

  /// Where a text names what was found in the file made of it.
  func findings(of forbidden: [ForbiddenName], in text: String) -> [Finding] {
    let tokens = SwiftToken.all(in: text)
    return forbidden.flatMap { name -> [Finding] in
      for sign in name.signs {
        let found = tokens.filter { $0.text == sign }
        if !found.isEmpty {
          return Set(found.map(\.line)).map { line in Finding(line: line, words: name.words, rule: name.rule)
          }
        }
      }
      return []
    }.sorted { ($0.line ?? 0, $0.words) < ($1.line ?? 0, $1.words) }
  }
}
