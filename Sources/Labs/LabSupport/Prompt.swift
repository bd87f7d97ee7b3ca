/// The conversation of `--interactive`: it reads commands, carries them out, and shows what happened since.
final class Prompt {
  private let lab: Lab
  let terminal: Terminal
  private let scenario: Scenario
  private var profile: SystemProfile
  private var format: TraceFormat
  private let showsAll: Bool
  private let remark: String
  var run: ScenarioRun
  /// The part of the trace that belongs to the last touch, for pictures.
  var lastTouch: [TraceEntry] = []

  init(lab: Lab, options: Options, terminal: Terminal) {
    self.lab = lab
    self.terminal = terminal
    scenario = options.scenario
    profile = options.system?.profile ?? options.scenario.profile
    remark = options.system?.remark ?? ""
    format = options.format ?? .article
    showsAll = options.showsAll
    run = ScenarioRun(scenario, profile: profile)
  }

  /// Talks until `quit` or the end of the input.
  func talk() {
    write("\(scenario.identifier)  \(scenario.title)  [\(profile.name)]\n" + remark)
    if terminal.isInteractive { write(welcome) }
    while let line = next() {
      do throws(CommandError) {
        guard let command = try CommandParser.command(in: line) else { continue }
        if command == .quit { return }
        let answer = try answer(command)
        let isForPeople = format == .article || format == .swift
        if isForPeople { write(answer) } else { terminal.write(answer) }
      } catch {
        write(error.message(usage: usage) + "\n")
      }
    }
  }

  private func write(_ text: String) {
    terminal.write(text.lines.map(LogLine.init).text(within: terminal.columns))
  }

  private var welcome: String {
    let end = "help or quit.\(terminal.edit == nil ? "" : " Tab completes.")\n"
    switch lab.picture {
    case .states, .timeLines:
      let view = exampleView ?? "120 80"
      return outline + "Type tap \(view), double-tap \(view), press \(view) 1, \(end)"
    case .views, .path, .chains: return figure.picture() + "Type tap 120 80, \(end)"
    }
  }

  private func next() -> String? {
    guard let line = terminal.line(after: "> ", possible: completions) else { return nil }
    // Without a person the lines are repeated, so that the output can be read by itself.
    if !terminal.isInteractive, !line.isEmpty { terminal.write("> \(line)\n") }
    return line
  }

  private func answer(_ command: Command) throws(CommandError) -> String {
    switch command {
    case .tap(let place): return try touch(place) { $0.tap(at: $1) }
    case .doubleTap(let place): return try touch(place) { $0.tap(at: $1, count: 2) }
    case .press(let place, let seconds): return try touch(place) { $0.press(at: $1, for: seconds) }
    case .drag(let start, let end, let seconds):
      let end = try point(of: end)
      return try touch(start) { $0.drag(from: $1, to: end, for: seconds) }
    case .twoFinger(let first, let second):
      let second = try point(of: second)
      return try touch(first) { script, first in
        script.together({ $0.tap(finger: 0, at: first) }, { $0.tap(finger: 1, at: second) })
      }
    case .pinch(let place, let start, let end, let seconds):
      return try touch(place) { $0.pinch(at: $1, from: CGFloat(start), to: CGFloat(end), for: seconds) }
    case .twist(let place, let degrees, let seconds):
      let angle = CGFloat(degrees * Trigonometry.pi / 180)
      return try touch(place) { $0.rotate(at: $1, by: angle, for: seconds) }
    case .wait(let seconds): return show { run.device.advance(by: seconds) }
    case .hit(let place): return hit(try point(of: place))
    case .tree: return outline
    case .picture:
      guard lab.picture.showsTime else { return figure.picture() }
      let views = run.showsTrackingZones ? figure.picture() + "\n" : ""
      return views + (lastTouch.isEmpty ? "Nothing was touched yet.\n" : picture)
    case .help(let name): return help(on: name)
    case .reset: return restart("It starts anew.")
    case .profile(let name):
      let system = try option { () throws(LabError) in try Options.system(named: name) }
      profile = system.profile
      return restart("It starts anew on \(profile.name).") + (system.remark ?? "")
    case .format(let name):
      format = try option { () throws(LabError) in try Options.format(named: name) }
      return "Traces are shown in the format \(format.rawValue) from now on.\n"
    case .quit: return ""
    case .hide, .show, .alpha, .interaction, .move, .front, .rotate: return try change(command)
    }
  }

  // MARK: Touches

  private func touch(
    _ place: Command.Place, _ write: (inout TouchScript, CGPoint) -> Void
  ) throws(CommandError) -> String {
    let point = try point(of: place)
    guard lab.picture.showsTime else {
      lastTouch = []
      return show { run.play { write(&$0, point) } }
    }
    // A recognizer that has not decided belongs to both touches; otherwise a new series of taps begins.
    let isOpen = states.isOpen
    if !isOpen { lastTouch = [] }
    return show {
      if run.device.clock.now > 0 { run.device.advance(by: isOpen ? 0.1 : 0.5) }
      run.play { write(&$0, point) }
    }
  }

  /// What happens meanwhile and, in a lab about recognizers, how far they are now.
  private func show(_ work: () -> Void) -> String {
    let start = run.trace.entries.count
    let text = since(work)
    let entries = run.trace.entries[start...]
    lastTouch += entries
    guard lab.picture.showsTime, format == .article, !StateFigure(Array(entries)).moments.isEmpty else {
      return text
    }
    let open = states.undecided
    let hint =
      "\(open.joined(separator: ", ")): not decided yet. The next touch comes 0.1 s later; wait 1 lets a second pass."
    return text + "\n" + picture
      + (open.isEmpty ? "" : hint + "\n")
      + (isScrolling ? "The content still moves; wait 1 lets a second pass.\n" : "")
  }

  private var picture: String {
    guard let style = lab.picture.timeLineStyle else { return states.picture(columns: terminal.columns) }
    var figure = TimeLineFigure(style)
    figure.add("", lastTouch)
    return figure.picture(columns: terminal.columns)
  }

  private var states: StateFigure { StateFigure(lastTouch, showingSystem: showsAll) }

  private func since(_ work: () -> Void) -> String {
    let start = run.trace.entries.count
    work()
    let entries = Array(run.trace.entries[start...])
    let scope = showsAll ? TraceScope.all : (scenario.scope ?? lab.scope).uncut
    let digest =
      showsAll || format != .article ? TraceDigest(keeping: entries) : TraceDigest(folding: entries)
    let log = lab.picture.showsTime && format == .article
    let text =
      log
      ? MomentLog(scope.entries(of: entries), folds: !showsAll, since: logStart(entries)).lines.plainText
      : digest.passages.map { passage in
        switch passage {
        case .entries(let entries) where format == .article:
          scope.entries(of: entries).compactMap { $0.labLine }.map { $0 + "\n" }.joined()
        case .entries(let entries): format.text(of: scope.entries(of: entries))
        case .moves: (passage.summary ?? "") + "\n"
        }
      }.joined()
    return text.isEmpty
      ? "Nothing happens. It is \(NumberText.fixed(run.device.clock.now, places: 3)) s.\n" : text
  }

  /// Time lines begin with the landing, and so does their log; other logs show the device's time.
  private func logStart(_ entries: [TraceEntry]) -> TimeInterval {
    lab.picture.timeLineStyle == nil ? 0 : TimeLineFigure.start(of: lastTouch.isEmpty ? entries : lastTouch)
  }

  private func option<Value>(_ work: () throws(LabError) -> Value) throws(CommandError) -> Value {
    do throws(LabError) { return try work() } catch { throw .option(error) }
  }

  var figure: ViewFigure {
    run.capture()
    return run.figure(marking: lastTouch)
  }

  var outline: String { figure.outline(columns: terminal.columns) }

  private func restart(_ words: String) -> String {
    run = ScenarioRun(scenario, profile: profile)
    lastTouch = []
    return words + "\n"
  }
}
