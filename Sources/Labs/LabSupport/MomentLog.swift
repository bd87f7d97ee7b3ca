/// A trace as a log in which every moment shows its time once, and moments that repeat each other share a line.
struct MomentLog {
  private struct Moment {
    var time: TimeInterval
    var lines: [String]
    private var last: TraceEntry?

    init(time: TimeInterval, line: String, of entry: TraceEntry) {
      self.time = time
      lines = [line]
      last = entry
    }

    mutating func add(_ line: String, of entry: TraceEntry) {
      if let ending = last.flatMap({ entry.articleEnding(of: $0) }) {
        lines[lines.count - 1] += ending
      } else {
        lines.append(line)
      }
      last = entry
    }
  }

  /// How many moments in a row may be equal before they are folded.
  private static let patience = 4

  private var moments: [Moment] = []
  private let folds: Bool

  /// Makes the log of a trace, or a part of it; its times are those since a start.
  init(
    _ entries: [TraceEntry], folds: Bool, since start: TimeInterval = 0,
    showing filter: LogFilter = LogFilter()
  ) {
    self.folds = folds
    for entry in entries {
      guard let line = entry.labLine else { continue }
      let time = entry.time - start
      if moments.last?.time == time {
        moments[moments.count - 1].add(line, of: entry)
      } else {
        moments.append(Moment(time: time, line: line, of: entry))
      }
    }
    for place in moments.indices { moments[place].lines.removeAll { !filter.shows(line: $0) } }
    moments.removeAll { $0.lines.isEmpty || !filter.shows(moment: $0.time) }
  }

  /// The lines of the log.
  var lines: [LogLine] {
    var lines: [LogLine] = []
    var place = 0
    while place < moments.count {
      let moment = moments[place]
      let alike = moments[place...].prefix { $0.lines == moment.lines }.count
      lines += Self.lines(of: moment)
      if folds, alike >= Self.patience {
        let end = NumberText.fixed(moments[place + alike - 1].time, places: 3)
        lines.append(LogLine("       … the same \(alike - 1) more times, until \(end)"))
        place += alike
      } else {
        place += 1
      }
    }
    return lines
  }

  private static func lines(of moment: Moment) -> [LogLine] {
    let clock = NumberText.fixed(moment.time, places: 3) + "  "
    let indent = Words.padded("", to: clock.count)
    return moment.lines.enumerated().map { LogLine(($0.offset == 0 ? clock : indent) + $0.element) }
  }
}
