/// What can be typed.
extension Prompt {
  /// - Parameter name: The command that it's about; all of them without one.
  func help(on name: CommandName?) -> String {
    let entries = (name.map { [$0] } ?? CommandName.allCases).map { (usage(of: $0), [$0.explanation]) }
    return DefinitionList(entries: entries).text(within: terminal.columns)
  }

  /// How a command is typed here: the views of the examples need not exist in this scenario.
  func usage(of name: CommandName) -> String {
    let existing = figure.views.map { $0.name }
    guard !existing.contains("EView"), let last = exampleView else { return name.usage }
    let isShort = last.hasSuffix("View") && last != "View" && !last.hasPrefix("UI")
    let other = isShort ? last.dropLast(4) : last[...]
    return name.usage.split(separator: " ").map { word in
      let letter = word.prefix { $0 != "," }
      guard ["B", "C", "E", "F"].contains(String(letter)) else { return String(word) }
      return String(other) + word.dropFirst(letter.count)
    }.joined(separator: " ")
  }
}
