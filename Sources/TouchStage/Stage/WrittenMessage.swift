import TouchKit

/// A message in a log as students write it: `-[AView hitTest:withEvent:]`, or Swift's `AView.hitTest(_:with:)`.
public struct WrittenMessage {
  /// The name in front of the method, without spaces and signs; empty if there is none.
  public let subject: String
  /// The method that the text names.
  public let method: TraceMethod

  /// Reads one of some methods, with any spaces and signs around its name.
  ///
  /// A name without its arguments is enough, since none of the methods has two forms. Arguments are all there, and in
  /// one language: what mixes Swift and Objective-C is the name of no method, and gets nil, like any other text.
  public init?(_ text: String, of methods: [TraceMethod]) {
    // In Objective-C a plus is for methods of the class itself.
    guard !text.contains("+") else { return nil }
    let parts = text.filter { !$0.isWhitespace }.split(separator: "(", maxSplits: 1)
    let name = (parts.first ?? "").filter(\.isPartOfAName)
    let arguments = parts.count > 1 ? parts[1].prefix { $0 != ")" } : nil
    let rest = parts.count > 1 ? parts[1].drop { $0 != ")" } : ""
    guard !rest.contains(where: \.isPartOfAName) else { return nil }
    for method in methods {
      let names =
        if let arguments {
          method.swiftName.hasSuffix("(\(arguments))") ? [String(method.swiftName.prefix { $0 != "(" })] : []
        } else {
          [method.selector.filter(\.isPartOfAName), method.rawValue]
        }
      if let found = names.first(where: name.hasSuffix) {
        subject = String(name.dropLast(found.count))
        self.method = method
        return
      }
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfAName: Bool { isLetter || isNumber || self == "_" }
}
