/// What Tab offers.
extension Prompt {
  /// The lines that the beginning of one may become: its last word is whole in them.
  func completions(of typed: String) -> [String] {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let before = words.dropLast()
    guard let first = before.first else {
      return CommandName.allCases.map { $0.rawValue + ($0.takesWords ? " " : "") }
        .filter { $0.begins(with: typed) }
    }
    guard let name = CommandName(typed: first) else { return [] }
    let start = before.joined(separator: " ") + " "
    return choices(for: name, at: before.count).map { start + $0 }.filter { $0.begins(with: typed) }
  }

  /// What may be typed for a command as a word at a place, counted from 1; numbers aren't offered.
  private func choices(for name: CommandName, at place: Int) -> [String] {
    switch (name, place) {
    case (.interaction, 2): ["on", "off"]
    case (.profile, 1): SystemProfile.all.map { $0.name }
    case (.format, 1): LabWords.formats
    case (.help, 1): CommandName.allCases.map { $0.rawValue }
    case (.drag, 1...2), (.twoFinger, 1...2), (.tap, 1), (.doubleTap, 1), (.press, 1), (.pinch, 1),
      (.twist, 1), (.hit, 1), (.hide, 1), (.show, 1), (.alpha, 1), (.interaction, 1), (.move, 1), (.front, 1),
      (.rotate, 1):
      figure.views.map { $0.name }
    default: []
    }
  }
}

extension CommandName {
  /// Whether something is typed behind its name.
  fileprivate var takesWords: Bool { usage != rawValue }
}
