import HostSystem

/// Something of another library that a compiled answer uses and no exercise needs.
package struct ForbiddenSymbol: Hashable, Sendable {
  /// How a program calls it.
  package let name: String
  let rule: Screen.Rule

  /// Nothing if a symbol may be used.
  package init?(symbol: String) {
    guard let (name, isFunction) = Self.name(in: symbol) else { return nil }
    if isFunction, ScreenWords.harmlessFunctions.contains(name) { return nil }
    let known = ScreenWords.unmistakable[name] ?? ScreenWords.whenUsed[name]
    // Of Foundation's types most are harmless; of the functions of C few are.
    guard let rule = known ?? (isFunction ? .reachesBelowSwift : nil) else { return nil }
    self.name = name
    self.rule = rule
  }

  /// What a symbol stands for, if it is a function of C or a type of Foundation.
  private static func name(in symbol: String) -> (name: String, isFunction: Bool)? {
    for (prefix, isFunction) in modules where symbol.hasPrefix(prefix) {
      let rest = symbol.dropFirst(prefix.count)
      let digits = rest.prefix { $0.isNumber }
      guard let length = Int(digits) else { return nil }
      return (String(rest.dropFirst(digits.count).prefix(length)), isFunction)
    }
    return ownPrefixes.contains { symbol.hasPrefix($0) } ? nil : (symbol, true)
  }

  private static let modules = [
    ("$s5Glibc", true), ("$s4Musl", true), ("$s10Foundation", false), ("$s20FoundationEssentials", false),
  ]
  /// Swift's own, and what its compiler takes for granted.
  private static let ownPrefixes = [
    "$s", "swift_", "_swift", "_Block_", "_NSConcrete", "_Unwind_", "_dispatch_", "__",
  ]
}

extension Screen {
  /// What no exercise needs, in the order of its names.
  package func forbidden(among symbols: Set<String>) -> [ForbiddenSymbol] {
    Set(symbols.compactMap(ForbiddenSymbol.init)).sorted { $0.name < $1.name }
  }

  /// Where a text names what was found in the file made of it.
  package func findings(of forbidden: [ForbiddenSymbol], in text: String) -> [Finding] {
    SwiftToken.all(in: text).compactMap { token in
      forbidden.first { $0.name == token.text }.map {
        Finding(line: token.line, words: token.text, rule: $0.rule)
      }
    }
  }
}
