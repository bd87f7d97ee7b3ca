/// What happened, line by line.
extension LabReport {
  var scope: TraceScope {
    var scope = options.showsAll ? .all : run.scenario.scope ?? lab.scope
    if options.recording != nil { scope = scope.uncut }
    if let passes = options.passes {
      // A heading would only repeat what was asked for.
      (scope.passes, scope.showsPassHeadings) = (passes, false)
    }
    return scope
  }
  private var digest: TraceDigest {
    options.showsAll ? TraceDigest(keeping: run.trace.entries) : TraceDigest(folding: run.trace.entries)
  }

  func log() throws(LabError) -> [LogLine] {
    let shown = logLines(showing: options.filter)
    if shown.isEmpty, options.filter != LogFilter() {
      let lines = logLines(showing: LogFilter())
      throw .nothingLeft(scenario: run.scenario.identifier, lines: lines.count)
    }
    return shown
  }

  func logLines(showing filter: LogFilter) -> [LogLine] {
    if let format = options.format {
      let entries = scope.entries(of: run.trace.entries).filter { filter.shows(moment: $0.time) }
      return format.text(of: entries).lines.filter { filter.shows(line: $0) }.map(LogLine.init)
    }
    switch lab.picture {
    case .path: return pathLog(filter)
    case .states: return momentLog(run.trace.entries, filter).lines
    case .timeLines: return timeLineLogs(filter)
    case .views, .chains:
      let lines = digest.passages.flatMap { passage -> [String] in
        switch passage {
        case .entries(let entries):
          scope.entries(of: entries).filter { filter.shows(moment: $0.time) }.compactMap { $0.labLine }
        case .moves: [passage.summary].compactMap { $0 }
        }
      }
      return lines.filter { filter.shows(line: $0) }.map(LogLine.init)
    }
  }

  private func momentLog(_ entries: [TraceEntry], since start: TimeInterval = 0, _ filter: LogFilter)
    -> MomentLog
  {
    MomentLog(scope.entries(of: entries), folds: !options.showsAll, since: start, showing: filter)
  }

  /// A log for each time line, with times since its landing as the figure shows them.
  private func timeLineLogs(_ filter: LogFilter) -> [LogLine] {
    let logs = run.timeLines.map { line -> [LogLine] in
      let log = momentLog(line.entries, since: line.start, filter).lines
      if line.title.isEmpty { return log }
      if log.isEmpty, filter != LogFilter() { return [] }
      return [LogLine(line.title)] + (log.isEmpty ? [LogLine("       nothing")] : log)
    }
    return Array(logs.filter { !$0.isEmpty }.joined(separator: [LogLine("")]))
  }

  /// What the picture of the path says, without its lanes.
  private func pathLog(_ filter: LogFilter) -> [LogLine] {
    var last: TimeInterval?
    return path(showing: filter).steps.map { step in
      defer { last = step.time }
      let clock = NumberText.fixed(step.time, places: 3) + "  "
      return LogLine((last == step.time ? Words.padded("", to: clock.count) : clock) + step.text)
    }
  }

  var path: SequenceFigure { path(showing: options.filter) }

  private func path(showing filter: LogFilter) -> SequenceFigure {
    var figure = SequenceFigure(showing: options.showsAll ? .everyCall : .passes)
    for passage in digest.passages {
      switch passage {
      case .entries(let entries): figure.add(entries.filter { scope.stages.contains($0.stage) })
      case .moves(_, let start, _, _): figure.addSummary(passage.summary ?? "", at: start)
      }
    }
    return figure.filtered { filter.shows(moment: $0.time) && filter.shows(line: $0.text) }
  }

  var states: StateFigure {
    StateFigure(run.trace.entries, showingSystem: scope.subjects == .everyone)
  }
}
