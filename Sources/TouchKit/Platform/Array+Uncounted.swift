extension Array where Element: Swift.AnyObject {
  /// Whether one of the objects is as asked for, without counting a reference to each.
  ///
  /// Counting is what such a look would spend most of its time with. The list keeps all of them until the last was
  /// looked at, whatever the look does to the variable that the list came from.
  func containsUncounted(where isMeant: (Element) -> Bool) -> Bool {
    defer { withExtendedLifetime(self) {} }
    return indices.contains { Unmanaged.passUnretained(self[$0])._withUnsafeGuaranteedRef(isMeant) }
  }

  /// Does something with each of the objects.
  func forEachUncounted(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for place in indices { Unmanaged.passUnretained(self[place])._withUnsafeGuaranteedRef(body) }
  }
}

extension ArraySlice where Element: Swift.AnyObject {
  /// What the last of the objects answers that has an answer; those before it are not asked.
  func lastAnswerUncounted<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    defer { withExtendedLifetime(self) {} }
    for place in indices.reversed() {
      if let answer = Unmanaged.passUnretained(self[place])._withUnsafeGuaranteedRef(ask) { return answer }
    }
    return nil
  }
}
