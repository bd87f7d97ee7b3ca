/// Protocols that only Objective-C has: with optional methods.
enum ObjectiveCProtocol {
  /// A method that a class may leave out.
  struct OptionalMethod {
    let place: Int
    let protocolName: String
    /// From `func` to the end of its line.
    let declaration: String
    let name: String
    let hasValue: Bool
  }

  static func optionalMethods(in source: Source) -> [OptionalMethod] {
    let heads = source.matches(#"\bprotocol\s+(\w+)"#)
    return source.matches(#"\boptional\s+(func\s+(\w+)[^\n]*)"#).map { match in
      let head = heads.last { $0.range.lowerBound < match.range.lowerBound }
      let declaration = source.text(match.groups[0])
      return OptionalMethod(
        place: match.range.lowerBound, protocolName: source.text(head?.groups[0]), declaration: declaration,
        name: source.text(match.groups[1]),
        hasValue: declaration.contains("->") && !declaration.contains("-> Void"))
    }
  }

  /// `@objc protocol P` becomes `protocol P: AnyObject`.
  static func heads(in source: Source) -> [(range: Range<Int>, text: String)] {
    source.matches(
      #"@objc(?:\([^)\n]*\))?\s+((?:public |internal |private |fileprivate |open )?protocol\s+\w+)(\s*:\s*)?((?:AnyObject|class)\b)?"#
    ).map { match in
      let rest = match.groups[1] == nil || match.groups[2] != nil ? ": AnyObject" : ": AnyObject, "
      return (match.range, source.text(match.groups[0]) + rest)
    }
  }

  /// `delegate?.didTap?(x)` becomes `delegate?.didTap(x)`.
  static func optionalCalls(in source: Source) -> [(range: Range<Int>, text: String)] {
    optionalMethods(in: source).flatMap { method in
      source.matches(#"\.\#(method.name)\?\("#).map { ($0.range, ".\(method.name)(") }
    }
  }

  /// What methods without a value do if a class leaves them out.
  static func defaults(in source: Source) -> String {
    var text = ""
    let methods = optionalMethods(in: source).filter { !$0.hasValue }
    var names: [String] = []
    for method in methods where !names.contains(method.protocolName) { names.append(method.protocolName) }
    for name in names {
      text += "\nextension \(name) {\n"
      for method in methods where method.protocolName == name { text += "  \(method.declaration) {}\n" }
      text += "}\n"
    }
    return text
  }
}
