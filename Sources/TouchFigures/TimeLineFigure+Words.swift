extension TimeLineFigure {
  /// The subject of the figure in a few words.
  public var title: String {
    lines.count == 1 ? "A touch along time" : "\(lines.count) touches along time"
  }

  /// The figure in sentences, for readers who cannot see it: what happens on each time line, and when.
  public var alternativeText: String {
    guard !lines.isEmpty else { return "Nothing happens." }
    return (lines.map { sentences(of: $0) } + notes).joined(separator: " ")
  }

  private func sentences(of line: TimeLine) -> String {
    let times = Set(line.lanes.flatMap { $0.events.map { $0.start } }).sorted()
    let moments = times.map { time -> String in
      let clauses = line.lanes.flatMap { lane in
        lane.events.filter { $0.start == time }.map { lane.clause($0) }
      }
      return "At \(Self.seconds(time)) s \(clauses.joined(separator: ", "))."
    }
    let story = moments.isEmpty ? "Nothing happens." : moments.joined(separator: " ")
    return line.title.isEmpty ? story : "\(line.title): \(story)"
  }

  /// A time as figures write it.
  static func seconds(_ time: TimeInterval) -> String { NumberText.trimmed(time, places: 3) }

  /// The times along the upper edge: the marks, the landing unless a mark is too near, and between them as many
  /// round ones as there is room for.
  func rulerTimes(apart distance: TimeInterval) -> [TimeInterval] {
    var times = marks.map { $0.time }.filter { $0 > 0 }
    if times.allSatisfy({ $0 >= distance * 0.6 }) { times.append(0) }
    let step = duration > 2 ? 1.0 : 0.5
    var time = step
    while time <= duration {
      if times.allSatisfy({ abs($0 - time) >= distance }) { times.append(time) }
      time += step
    }
    return times.sorted()
  }

  /// The kinds of lines whose meaning a legend tells.
  var linesToExplain: [StateFigure.Line] {
    [.undecided, .waiting, .underWay].filter { line in
      lines.contains { $0.lanes.contains { $0.spans.contains { $0.line == line } } }
    }
  }

  /// What the reader must know about the marks, and who stands behind lanes with other names.
  var notes: [String] {
    let names = lines.flatMap { line in line.lanes.map { $0.name } }
    return marks.map { "After \(Self.seconds($0.time)) s \($0.meaning)." }
      + style.subjects.filter { $0.label != $0.name && names.contains($0.name) }.map {
        "\($0.label): \($0.name)"
      }
  }
}

extension TimeLineFigure.Lane {
  /// The words of an event in pictures; a dot is enough where lines begin and end with nothing else to say.
  func words(of event: TimeLineFigure.Event) -> String {
    let silent = "possible → "
    switch (kind, event.text) {
    case (.finger, "down"), (.finger, "up"), (.recognizer, "possible"): return ""
    case (.recognizer, let text) where text.hasPrefix(silent): return String(text.dropFirst(silent.count))
    default: return event.text
    }
  }

  fileprivate func clause(_ event: TimeLineFigure.Event) -> String {
    let text = event.count == 1 ? event.text : "\(event.text) until \(TimeLineFigure.seconds(event.end)) s"
    switch kind {
    case .finger: return "\(label) \(text)"
    case .recognizer: return "\(label) is \(text)"
    case .view: return "\(label) is told \(text)"
    case .log: return "the log says “\(text)”"
    }
  }
}
