extension StateFigure {
  /// The subject of the figure in a few words.
  public var title: String {
    let names = lanes.filter { $0.kind == .recognizer }.map { $0.name }
    let controls = lanes.filter { $0.kind == .tracking }.map { $0.name }
    switch (names.isEmpty, controls.isEmpty) {
    case (true, true): return "Fingers, and what the views hear"
    case (false, true): return "The states of \(Words.list(names)) over time"
    case (true, false):
      return "How \(Words.list(controls)) \(controls.count == 1 ? "follows" : "follow") the finger"
    case (false, false): return "\(Words.list(names + controls)) over time"
    }
  }

  /// The figure in sentences, for readers who cannot see it: what happens at each moment, and why.
  public var alternativeText: String {
    guard !moments.isEmpty else { return "Nothing happens." }
    return (moments.indices.map { sentence(at: $0) } + remarks + [open].compactMap { $0 }).joined(
      separator: " ")
  }

  private func sentence(at place: Int) -> String {
    let clauses = lanes.compactMap { lane -> String? in
      let cell = lane.cells[place]
      return cell.events.isEmpty ? nil : clause(lane, cell)
    }
    let time =
      moments[place].count == 1
      ? "At \(time(of: place)) s"
      : "At \(moments[place].count) moments, \(time(of: place)) s"
    return "\(time): \(clauses.joined(separator: "; "))."
  }

  private func clause(_ lane: Lane, _ cell: Cell) -> String {
    let events = Words.list(cell.events)
    switch lane.kind {
    case .finger: return "\(lane.name) \(events)"
    case .recognizer: return cell.beginsToWait ? "\(lane.name) \(events)" : "\(lane.name) is \(events)"
    case .view: return "\(lane.name) is told \(events)"
    case .tracking: return "\(lane.name) tracks: \(events)"
    case .control: return "\(lane.name) sends \(events)"
    case .action: return "\(lane.name) sends its action for \(events)"
    }
  }

  private var open: String? {
    undecided.isEmpty
      ? nil : "\(Words.list(undecided)) \(undecided.count == 1 ? "has" : "have") not ended yet."
  }

  /// When a column happens, such as `0.016` or `0.016–0.048`.
  func time(of place: Int) -> String {
    let moment = moments[place]
    let start = NumberText.fixed(moment.start, places: 3)
    return moment.count == 1 ? start : "\(start)–\(NumberText.fixed(moment.end, places: 3))"
  }

  /// What stands in a cell, such as `possible → failed`, `cancelled ×2` or, for several moments, `moved ×4`.
  func text(of lane: Lane, at place: Int) -> String {
    var parts: [(word: String, count: Int)] = []
    for event in lane.cells[place].events {
      if parts.last?.word == event { parts[parts.count - 1].count += 1 } else { parts.append((event, 1)) }
    }
    let times = moments[place].count
    let words = parts.map { $0.count * times == 1 ? $0.word : "\($0.word) ×\($0.count * times)" }
    return words.joined(separator: lane.kind == .recognizer ? " → " : ", ")
  }
}

extension StateFigure.Line {
  /// What the line means, for legends.
  var meaning: String? {
    switch self {
    case .none, .touching, .hearing: nil
    case .undecided: "still possible"
    case .waiting: "waiting for another to fail"
    case .underWay: "under way"
    case .following: "tracking, highlighted"
    case .followingOutside: "tracking, finger outside"
    }
  }
}
