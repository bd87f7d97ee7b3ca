/// Makes the lanes of one time line from a part of a trace.
struct TimeLineReader {
  let style: TimeLineFigure.Style
  private var origin: TimeInterval = 0

  init(style: TimeLineFigure.Style) { self.style = style }

  mutating func lanes(of entries: [TraceEntry]) -> [TimeLineFigure.Lane] {
    origin = TimeLineFigure.start(of: entries)
    let entries = Array(entries.drop { $0.time < origin })
    let states = StateFigure(entries)
    let end = max(entries.last?.time ?? 0, states.moments.last?.end ?? 0)
    let fingers = states.lanes.filter { $0.kind == .finger }.map { lane($0, $0.name, in: states, until: end) }
    let others = style.subjects.flatMap { subject in
      states.lanes.filter { [.recognizer, .view].contains($0.kind) && $0.isOf(subject.name) }.map {
        lane($0, subject.label + $0.name.dropFirst(subject.name.count), in: states, until: end)
      }
    }
    return fingers + others + [log(of: entries)].filter { !$0.events.isEmpty }
  }

  private func lane(
    _ source: StateFigure.Lane, _ label: String, in states: StateFigure, until end: TimeInterval
  ) -> TimeLineFigure.Lane {
    var lane = TimeLineFigure.Lane(kind: source.kind.ofTimeLine, name: source.name, label: label)
    for (place, cell) in source.cells.enumerated() {
      let moment = states.moments[place]
      if let first = cell.events.first {
        let isMove =
          cell.events.allSatisfy { $0 == "moved" || $0 == "changed" } && Set(cell.events).count == 1
        lane.add(
          TimeLineFigure.Event(
            start: moment.start - origin, end: moment.end - origin,
            text: isMove ? first : states.text(of: source, at: place),
            count: isMove ? moment.count * cell.events.count : 1))
      }
      let next = place + 1 < states.moments.count ? states.moments[place + 1].start : end
      if cell.line != .none { lane.extend(with: cell.line, from: moment.start - origin, to: next - origin) }
    }
    return lane.countingRepetitions
  }

  /// The lines that the app wrote.
  private func log(of entries: [TraceEntry]) -> TimeLineFigure.Lane {
    var lane = TimeLineFigure.Lane(kind: .log, name: "log", label: "log")
    var isOtherTouch = false
    for entry in entries {
      guard case .note(let note) = entry.event else { continue }
      if case .contact(_, _, .began) = note { isOtherTouch = true }
      guard entry.stage == .log else { continue }
      let time = entry.time - origin
      lane.add(TimeLineFigure.Event(start: time, end: time, text: note.text), repeating: !isOtherTouch)
      isOtherTouch = false
    }
    return lane.countingRepetitions
  }
}

extension TimeLineFigure.Lane {
  /// Adds an event; what happens again and again during one touch is one.
  fileprivate mutating func add(_ event: TimeLineFigure.Event, repeating: Bool = true) {
    guard repeating, let last = events.last, last.text == event.text else { return events.append(event) }
    events[events.count - 1].end = event.end
    events[events.count - 1].count += event.count
  }

  /// The lane, with the number of repetitions in the words of its events.
  fileprivate var countingRepetitions: Self {
    var lane = self
    for place in events.indices where events[place].count > 1 {
      lane.events[place].text += " ×\(events[place].count)"
    }
    return lane
  }

  fileprivate mutating func extend(
    with line: StateFigure.Line, from start: TimeInterval, to end: TimeInterval
  ) {
    if let last = spans.last, last.line == line, last.end == start {
      spans[spans.count - 1].end = end
    } else {
      spans.append(TimeLineFigure.Span(start: start, end: end, line: line))
    }
  }
}

extension StateFigure.Lane {
  /// Whether the lane belongs to a name, or to another recognizer of that name, such as `Tap 2`.
  fileprivate func isOf(_ subject: String) -> Bool {
    name == subject || name.hasPrefix(subject + " ") && Int(name.dropFirst(subject.count + 1)) != nil
  }
}

extension StateFigure.Kind {
  fileprivate var ofTimeLine: TimeLineFigure.Lane.Kind {
    switch self {
    case .finger: .finger
    case .recognizer, .action: .recognizer
    case .view, .tracking, .control: .view
    }
  }
}
