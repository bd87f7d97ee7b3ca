/// What a test is called in records: `Class.test`.
enum RecordedName {
  /// The name for a test that its library calls so.
  ///
  /// The open library says `Class.test`. Xcode's says `-[Class test]`, sometimes with the module before the class; its
  /// selector tells of a test that throws, or one that waits.
  static func of(_ name: String) -> String {
    guard name.hasPrefix("-["), name.hasSuffix("]") else { return name }
    let words = name.dropFirst(2).dropLast().split(separator: " ")
    guard words.count == 2 else { return name }
    let ofClass = words[0].split(separator: ".").last ?? words[0]
    let ofTest = ["AndReturnError:", "WithCompletionHandler:"].reduce(words[1]) { test, ending in
      test.hasSuffix(ending) ? test.dropLast(ending.count) : test
    }
    return "\(ofClass).\(ofTest)"
  }
}
