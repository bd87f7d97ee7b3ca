/// Prints one run of a scenario.
struct LabReport {
  let lab: Lab
  let options: Options
  let run: ScenarioRun
  let console: Console

  func write() throws(LabError) {
    if let format = options.format {
      console.write(format.text(of: scope.entries(of: run.trace.entries)))
    } else {
      console.write(page)
    }
    try writeFigure()
  }

  private var scope: TraceScope {
    if options.showsAll { return .all }
    let scope = run.scenario.scope ?? lab.scope
    return options.recording == nil ? scope : scope.uncut
  }
  private var digest: TraceDigest {
    options.showsAll ? TraceDigest(keeping: run.trace.entries) : TraceDigest(folding: run.trace.entries)
  }

  // MARK: The page

  private var page: String {
    let scenario = run.scenario
    let head = "\(scenario.identifier)  \(scenario.title)  [\(run.device.profile.name)]\n"
    let question = options.recording == nil ? scenario.question.wrapped(to: min(console.columns, 100)) : ""
    let parts = [head + question, body, closing]
    return parts.joined(separator: "\n") + "\nMore: swift run \(lab.name) --list\n"
  }

  private var body: String {
    switch lab.picture {
    // The way is as wide as the page, so the tree stands below it, as an outline.
    case .path: path.picture() + "\n" + run.figure(marking: run.trace.entries).outline()
    case .states:
      run.figure.outline(columns: console.columns) + "\n" + momentLog + "\n"
        + states.picture(columns: console.columns)
    case .views: Columns(left: lines, rightLines: pictureLines).text(within: console.columns)
    case .timeLines(let style):
      run.figure.outline(columns: console.columns) + "\n" + logs + "\n"
        + run.timeLineFigure(style).picture(columns: console.columns)
    case .chains:
      Columns(left: lines, rightLines: { _ in run.chainFigure.picture().lines }).text(within: console.columns)
    }
  }

  private var momentLog: String {
    let text = MomentLog(scope.entries(of: run.trace.entries), folds: !options.showsAll).text
    guard run.showsTrackingZones else { return text }
    return Columns(left: text.lines, rightLines: pictureLines).text(within: console.columns)
  }

  private var lines: [String] {
    digest.passages.flatMap { passage -> [String] in
      switch passage {
      case .entries(let entries): scope.entries(of: entries).compactMap { $0.labLine }
      case .moves: [passage.summary].compactMap { $0 }
      }
    }
  }

  private func pictureLines(_ columns: Int) -> [String] {
    run.figure(marking: run.trace.entries).picture(columns: columns).lines
  }

  /// A log for each time line, with times since its landing as the figure shows them.
  private var logs: String {
    run.timeLines.map { line in
      let log = MomentLog(scope.entries(of: line.entries), folds: !options.showsAll, since: line.start).text
      return line.title.isEmpty ? log : "\(line.title)\n" + (log.isEmpty ? "       nothing\n" : log)
    }.joined(separator: "\n")
  }

  private var path: SequenceFigure {
    var figure = SequenceFigure(showing: options.showsAll ? .everyCall : .rounds)
    for passage in digest.passages {
      switch passage {
      case .entries(let entries): figure.add(entries.filter { scope.stages.contains($0.stage) })
      case .moves(_, let start, _): figure.addSummary(passage.summary ?? "", at: start)
      }
    }
    return figure
  }

  private var states: StateFigure {
    StateFigure(run.trace.entries, showingSystem: scope.subjects == .everyone)
  }

  private var closing: String {
    guard let contacts = run.recordedContacts else { return run.scenario.answer(run).wrapped(to: 80) }
    return RecordingSummary(contacts: contacts, touches: run.tally, notes: run.notes).text
  }

  // MARK: The figure as a file

  private func writeFigure() throws(LabError) {
    guard let path = options.svgPath else { return }
    let identifier = run.scenario.identifier
    let svg =
      switch lab.picture {
      case .path: self.path.svg(identifier: identifier)
      case .states:
        states.svg(
          identifier: identifier,
          below: run.showsTrackingZones ? run.figure(marking: run.trace.entries) : nil)
      case .views: run.figure(marking: run.trace.entries).svg(identifier: identifier)
      case .chains: run.chainFigure.svg(identifier: identifier)
      case .timeLines(let style): run.timeLineFigure(style).svg(identifier: identifier)
      }
    do {
      try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .unwritable(path: path)
    }
    let words = "The figure was written to \(path).\n"
    // Where only the trace is wanted, nothing else may get into it.
    if options.format == nil { console.write(words) } else { console.writeError(words) }
  }
}

extension TraceEntry {
  /// The line of the articles' logs, except that the heading of a round is shorter, and what recognizers and
  /// controls do is a sentence.
  var labLine: String? {
    guard case .note(let text) = event else { return articleLine }
    if round != nil { return "\(text):" }
    return stage == .gestures || stage == .controls ? "\(subject) \(text)" : articleLine
  }
}
