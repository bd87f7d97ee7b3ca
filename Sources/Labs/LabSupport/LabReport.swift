/// Prints one run of a scenario.
struct LabReport {
  let lab: Lab
  let options: Options
  let run: ScenarioRun
  let terminal: Terminal

  func write() throws(LabError) {
    let log = try log()
    if isOnlyLog {
      terminal.writeError(options.system?.remark ?? "")
      write(log)
    } else {
      terminal.write(page(log))
    }
    try writeFigure()
  }

  /// Where only the log is wanted, nothing else may get into it.
  var isOnlyLog: Bool { options.parts.isEmpty && options.format != nil }

  /// Writes lines of the log; for programs they stay as long as they are.
  func write(_ log: [LogLine]) {
    let isForPeople = !isOnlyLog || options.format == .article || options.format == .swift
    terminal.write(isForPeople ? log.text(within: terminal.columns) : log.plainText)
  }

  // MARK: The page

  private func page(_ log: [LogLine]) -> String {
    func text(_ parts: Part...) -> [String] { parts.map { self.text(of: $0, log) } }
    let blocks: [String]
    if !options.parts.isEmpty {
      blocks = Part.allCases.filter { options.parts.contains($0) }.map { self.text(of: $0, log) }
    } else {
      let head = text(.title)[0] + (options.recording == nil ? text(.question)[0] : "")
      blocks = [head] + body(log) + text(.legend, .answer) + [more]
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func body(_ log: [LogLine]) -> [String] {
    switch lab.picture {
    // The path is as wide as the page, so the tree stands below it, as an outline.
    case .path: [picture, outline]
    case .states where run.showsTrackingZones:
      [outline, beside(log, views), states.drawing(columns: terminal.columns)]
    case .states, .timeLines: [outline, log.text(within: terminal.columns), picture]
    case .views: [beside(log, views)]
    case .chains: [beside(log) { run.chainFigure.drawing(columns: $0) }]
    }
  }

  var more: String { "More: \(lab.command("--list"))\n" }

  func text(of part: Part, _ log: [LogLine]) -> String {
    let textColumns = PageWidth.ofText(within: terminal.columns)
    switch part {
    case .title: return title
    case .question: return run.scenario.question.wrapped(to: textColumns)
    case .views: return outline
    case .log: return log.text(within: terminal.columns)
    case .picture: return picture
    case .legend: return legend
    case .answer:
      guard let contacts = run.recordedContacts else {
        return run.scenario.answer(run).wrapped(to: textColumns)
      }
      return RecordingSummary(contacts: contacts, touches: run.tally, notes: run.notes)
        .text(within: terminal.columns)
    }
  }

  private var title: String {
    let scenario = run.scenario
    let title = "\(scenario.identifier)  \(scenario.title)  [\(run.device.profile.name)]"
    let lines = Words.wrapped(title, to: terminal.columns, hanging: scenario.identifier.count + 2)
    return lines.map { $0 + "\n" }.joined()
      + (options.system?.remark ?? "").wrapped(to: PageWidth.ofText(within: terminal.columns))
  }

  private func beside(_ log: [LogLine], _ picture: @escaping (Int) -> String) -> String {
    Columns(left: log, rightLines: { picture($0).lines }).text(within: terminal.columns)
  }

  private var outline: String {
    // The path says nothing of the finger's place, so the outline does.
    let figure = lab.picture == .path ? markedFigure : run.figure
    return figure.outline(columns: terminal.columns)
  }

  private var picture: String {
    let columns = terminal.columns
    switch lab.picture {
    case .path: return path.picture(columns: columns)
    case .states where run.showsTrackingZones: return views(columns) + "\n" + states.drawing(columns: columns)
    case .states: return states.drawing(columns: columns)
    case .views: return views(columns)
    case .timeLines(let style): return run.timeLineFigure(style).drawing(columns: columns)
    case .chains: return run.chainFigure.drawing(columns: columns)
    }
  }

  private var legend: String {
    let columns = terminal.columns
    switch lab.picture {
    case .path: return ""
    case .states where run.showsTrackingZones: return markedFigure.legend + states.legend(columns: columns)
    case .states: return states.legend(columns: columns)
    case .views: return markedFigure.legend
    case .timeLines(let style): return run.timeLineFigure(style).legend(columns: columns)
    case .chains: return run.chainFigure.legend(columns: columns)
    }
  }

  private var markedFigure: ViewFigure { run.figure(marking: run.trace.entries) }

  /// Views are drawn no larger than helps.
  private func views(_ columns: Int) -> String { markedFigure.drawing(columns: min(columns, 44)) }

  // MARK: The figure as a file

  private func figure(identifier: String) -> String {
    // The views alone, untouched, for a reader who has yet to touch them or to predict.
    if options.parts == [.views] { return run.figure.svg(identifier: "\(identifier)-views") }
    switch run.scenario.figure {
    case .picture: break
    case .views: return run.figure(marking: run.trace.entries, showingWays: true).svg(identifier: identifier)
    case .chainBesideViews: return run.chainFigure.treeSVG(identifier: identifier)
    case .touches: return TouchesFigure(run.trace.entries).svg(identifier: identifier)
    case .machine: return StateMachineFigure(run.trace.entries).svg(identifier: identifier)
    case .curves: if let curves = run.curves { return curves.svg(identifier: identifier) }
    }
    switch lab.picture {
    case .path: return path.svg(identifier: identifier)
    case .states:
      return states.svg(
        identifier: identifier,
        below: run.showsTrackingZones ? run.figure(marking: run.trace.entries) : nil)
    case .views: return run.figure(marking: run.trace.entries).svg(identifier: identifier)
    case .chains: return run.chainFigure.svg(identifier: identifier)
    case .timeLines(let style): return run.timeLineFigure(style).svg(identifier: identifier)
    }
  }

  private func writeFigure() throws(LabError) {
    guard let path = options.svgPath else { return }
    let svg = figure(identifier: run.scenario.identifier)
    do {
      try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .unwritable(path: path)
    }
    let words = "The figure was written to \(path.shortened(to: 200)).\n".wrapped(to: terminal.columns)
    if options.format == nil { terminal.write(words) } else { terminal.writeError(words) }
  }
}

extension TraceEntry {
  /// The line of the articles' logs, except that the heading of a pass is shorter, and what recognizers and
  /// controls do is a sentence.
  var labLine: String? {
    guard case .note(let note) = event else { return articleLine }
    if pass != nil { return "\(note.text):" }
    return stage == .gestures || stage == .controls ? "\(subject) \(note.text)" : articleLine
  }
}
