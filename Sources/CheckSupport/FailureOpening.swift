/// What the test library says before the words that a failure was given.
enum FailureOpening {
  private static let all = ["failed - ", "failed: "]

  static func cut(from description: String) -> String {
    let opening = all.first { description.hasPrefix($0) }
    return String(description.dropFirst(opening?.count ?? 0))
  }
}
