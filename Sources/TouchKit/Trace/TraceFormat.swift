/// A way to write a trace as text.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// The lines that the articles' logs show: `-[EView hitTest:withEvent:]`.
  case article
  /// Every call with its values and its answer, indented, in Swift's names.
  case swift
  /// One JSON object per line and entry, with everything the entry holds.
  case json
  /// The Chrome trace event format, which opens in Perfetto.
  case chrome

  /// The trace in this format, each line ended by a line break; the empty text for no entries, except `chrome`,
  /// which is a complete document then, too.
  public func text(of entries: [TraceEntry]) -> String {
    switch self {
    case .article: articleLines(of: entries)
    case .swift: swiftLines(of: entries)
    case .json: lines(of: entries, by: { $0.jsonLine })
    case .chrome: ChromeTrace(entries).text
    }
  }

  private func lines(of entries: [TraceEntry], by line: (TraceEntry) -> String?) -> String {
    var text = ""
    for entry in entries {
      if let line = line(entry) { text += line + "\n" }
    }
    return text
  }

  /// A recognizer's new state ends the line of the call that led to it, as in the articles' logs.
  private func articleLines(of entries: [TraceEntry]) -> String {
    var text = ""
    var last: TraceEntry?
    for entry in entries {
      guard let line = entry.articleLine else { continue }
      if let last, let ending = entry.articleEnding(of: last) {
        text.removeLast()
        text += ending + "\n"
      } else {
        text += line + "\n"
      }
      last = entry
    }
    return text
  }

  /// A call that caused nothing but its answer shares a line with it.
  private func swiftLines(of entries: [TraceEntry]) -> String {
    var text = ""
    var place = 0
    while place < entries.count {
      if place + 1 < entries.count, let line = entries[place].swiftLine(answeredBy: entries[place + 1]) {
        text += line + "\n"
        place += 2
      } else {
        if let line = entries[place].swiftLine { text += line + "\n" }
        place += 1
      }
    }
    return text
  }
}

extension TraceEntry {
  /// The entry as a line of the articles' logs; `nil` for answers, which they do not show.
  public var articleLine: String? {
    switch event {
    case .call(let method): "-[\(subject) \(method.selector)]"
    case .answer: nil
    case .state(let state): subject + Self.text(of: state)
    case .action(let state): "\(subject) action (\(state.name))"
    case .note(let note): stage == .log ? note.text : "\(subject): \(note.text)"
    }
  }

  /// What the entry adds to the line of the one before it, such as ` state = 5 (failed)`; `nil` unless that one calls
  /// a recognizer, and this one is the state that the recognizer goes to.
  public func articleEnding(of call: TraceEntry) -> String? {
    guard case .call = call.event, case .state(let state) = event, call.subject.hasSameBytes(as: subject),
      call.stage == stage
    else { return nil }
    return Self.text(of: state)
  }

  private static func text(of state: UIGestureRecognizer.State) -> String {
    " state = \(state.rawValue) (\(state.name))"
  }

  /// The entry as an indented line with its time, its values and, for an answer, what came back.
  public var swiftLine: String? {
    switch event {
    case .call(let method): indent + "\(subject).\(method.swiftName)" + detailText
    case .answer(_, nil): nil
    case .answer(let method, let answer?):
      indent + "\(subject).\(method.swiftName) → \(answer)" + detailText
    case .state(let state): indent + "\(subject).state = .\(state.name)"
    case .action(let state): indent + "\(subject) sends its action, state .\(state.name)"
    case .note(let note): indent + "\(subject): \(note.text)" + (details.isEmpty ? "" : ",") + detailText
    }
  }

  /// The line of a call together with its answer, if the other entry is its answer.
  func swiftLine(answeredBy other: TraceEntry) -> String? {
    guard case .call(let method) = event, case .answer(method, let answer?) = other.event,
      subject.hasSameBytes(as: other.subject), depth == other.depth
    else { return nil }
    return swiftLine.map { "\($0) → \(answer)\(other.detailText)" }
  }

  private var indent: String {
    var text = NumberText.fixed(time, places: 3)
    for _ in 0...max(depth, 0) { text += "  " }
    return text
  }

  private var detailText: String {
    var text = ""
    for detail in details { text += "\(text.isEmpty ? "" : ",") \(detail.name) \(detail.value.text)" }
    return text
  }
}

extension TraceEntry.Detail.Value {
  /// The value as people read it.
  var text: String {
    switch self {
    case .point(let point): point.text
    case .seconds(let seconds): NumberText.trimmed(seconds, places: 3) + " s"
    case .integer(let number): "\(number)"
    case .obstacle(let obstacle): obstacle.text
    case .text(let text): text
    }
  }
}
