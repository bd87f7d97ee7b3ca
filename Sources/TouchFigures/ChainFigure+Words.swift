extension ChainFigure.Part {
  /// The sign that stands for it in a terminal.
  var sign: String {
    switch self {
    case .untold: "○"
    case .asked: "◌"
    case .forwards: "●"
    case .keeps: "◉"
    case .ends: "◒"
    case .performs: "◆"
    }
  }

  /// What the sign means.
  var meaning: String {
    switch self {
    case .untold: "is told nothing"
    case .asked: "is only asked"
    case .forwards: "is told, tells the next"
    case .keeps: "is told, keeps it"
    case .ends: "is told, and is the last"
    case .performs: "performs the action"
    }
  }

  static let all: [ChainFigure.Part] = [.forwards, .ends, .keeps, .performs, .asked, .untold]
}

extension ChainFigure {
  /// The subject of the figure in a few words.
  public var title: String {
    chains.count == 1 ? "A responder chain: \(chains[0].title)" : "\(chains.count) responder chains"
  }

  /// The figure in sentences, for readers who cannot see it: each chain, and what each responder was told.
  public var alternativeText: String {
    guard !chains.isEmpty else { return "There is no chain." }
    return chains.map { $0.sentences }.joined(separator: " ")
  }

  /// The parts that occur, for a legend; none while no event has passed.
  var legend: [Part] {
    let parts = chains.flatMap { $0.links.map { $0.part } }
    guard parts.contains(where: { $0 != .untold }) else { return [] }
    return Part.all.filter { parts.contains($0) }
  }
}

extension ChainFigure.Chain {
  fileprivate var sentences: String {
    let names = links.map { $0.name }.joined(separator: ", then ")
    let focus = links.first { $0.isFirstResponder }.map { " \($0.name) is the first responder." } ?? ""
    return "\(title): \(names).\(focus)" + parts.map { " \($0)" }.joined()
  }

  /// One sentence for each part that occurs, with the names it belongs to.
  private var parts: [String] {
    guard links.contains(where: { $0.part != .untold }) else { return [] }
    return ChainFigure.Part.all.compactMap { part in
      let names = links.filter { $0.part == part }.map { $0.name }
      guard !names.isEmpty else { return nil }
      let (list, isOne) = (Words.list(names), names.count == 1)
      switch part {
      case .untold: return "\(list) \(isOne ? "is" : "are") told nothing."
      case .asked: return "\(list) \(isOne ? "is" : "are") asked, but told nothing."
      case .forwards:
        return "\(list) \(isOne ? "is" : "are") told and \(isOne ? "tells" : "tell") the next one."
      case .keeps: return "\(list) \(isOne ? "is" : "are") told and \(isOne ? "keeps" : "keep") it."
      case .ends: return "\(list) \(isOne ? "is" : "are") told and \(isOne ? "is" : "are") the last."
      case .performs: return isOne ? "\(list) performs the action." : "\(list) perform an action each."
      }
    }
  }
}

extension ChainFigure.Link {
  /// What pictures say beside the name; nothing for what the sign says already.
  var remark: String {
    var words: [String] = []
    if isFirstResponder { words.append("first responder") }
    if part == .performs { words += messages.suffix(1) }
    return words.joined(separator: ", ")
  }
}
