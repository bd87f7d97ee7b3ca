/// The conversation of `--interactive`: it reads commands, carries them out, and shows what happened since.
final class Prompt {
  private let lab: Lab
  private let console: Console
  private let scenario: Scenario
  private var profile: SystemProfile
  private var format: TraceFormat
  private let showsAll: Bool
  private var run: ScenarioRun
  /// The part of the trace that belongs to the last touch, for pictures.
  private var lastTouch: [TraceEntry] = []

  init(lab: Lab, options: Options, console: Console) {
    self.lab = lab
    self.console = console
    scenario = options.scenario
    profile = options.profile ?? options.scenario.profile
    format = options.format ?? .article
    showsAll = options.showsAll
    run = ScenarioRun(scenario, profile: profile)
  }

  /// Talks until `quit` or the end of the input.
  func talk() {
    console.write("\(scenario.identifier)  \(scenario.title)  [\(profile.name)]\n")
    if console.isInteractive { console.write(welcome) }
    while let line = next() {
      do throws(CommandError) {
        guard let command = try CommandParser.command(in: line) else { continue }
        if command == .quit { return }
        console.write(try answer(command))
      } catch {
        console.write(error.message + "\n")
      }
    }
  }

  private var welcome: String {
    switch lab.picture {
    case .states:
      let view = figure.views.last?.name ?? "120 80"
      return figure.outline() + "Type tap \(view), double-tap \(view), press \(view) 1, help or quit.\n"
    case .views, .path: return figure.picture() + "Type tap 120 80, help or quit.\n"
    }
  }

  private func next() -> String? {
    if console.isInteractive { console.write("> ") }
    guard let line = console.readLine() else {
      if console.isInteractive { console.write("\n") }
      return nil
    }
    // Without a person the lines are repeated, so that the output can be read by itself.
    if !console.isInteractive, !line.isEmpty { console.write("> \(line)\n") }
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
    case .tree: return figure.outline()
    case .picture: return lab.picture == .states ? states.picture(columns: console.columns) : figure.picture()
    case .help: return help
    case .reset: return restart("It starts anew.")
    case .profile(let name):
      profile = try option { () throws(LabError) in try Options.profile(named: name) }
      return restart("It starts anew on \(profile.name).")
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
    // A recognizer that is still waiting belongs to both touches.
    if lab.picture != .states || !states.isOpen { lastTouch = [] }
    return show { run.play { write(&$0, point) } }
  }

  /// What happens meanwhile and, in a lab about recognizers, how far they are now.
  private func show(_ work: () -> Void) -> String {
    let start = run.trace.entries.count
    let text = since(work)
    let entries = run.trace.entries[start...]
    lastTouch += entries
    guard lab.picture == .states, format == .article, !StateFigure(Array(entries)).moments.isEmpty else {
      return text
    }
    let open = states.undecided
    let hint =
      open.isEmpty
      ? "" : "\(open.joined(separator: ", ")): not decided yet; wait 1 lets a second pass.\n"
    return text + "\n" + states.picture(columns: console.columns) + hint
  }

  private var states: StateFigure { StateFigure(lastTouch, showingSystem: showsAll) }

  private func since(_ work: () -> Void) -> String {
    let start = run.trace.entries.count
    work()
    let entries = Array(run.trace.entries[start...])
    let scope = showsAll ? TraceScope.all : (scenario.scope ?? lab.scope).uncut
    let digest =
      showsAll || format != .article ? TraceDigest(keeping: entries) : TraceDigest(folding: entries)
    let log = lab.picture == .states && format == .article
    let text =
      log
      ? MomentLog(scope.entries(of: entries), folds: !showsAll).text
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

  private func hit(_ point: CGPoint) -> String {
    for window in run.application.windows.reversed() {
      if let view = window.hitTest(window.convertFromOutside(point), with: nil) {
        return "\(point.text) hits \(view.traceName).\n"
      }
    }
    return "\(point.text) hits nothing.\n"
  }

  private func point(of place: Command.Place) throws(CommandError) -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let name):
      let view = try view(named: name)
      let shape = figure.views.first { $0.name == view.traceName }
      guard let middle = shape?.middle, run.screen.contains(middle) else { throw .offScreen(view.traceName) }
      return middle
    }
  }

  private func option<Value>(_ work: () throws(LabError) -> Value) throws(CommandError) -> Value {
    do throws(LabError) { return try work() } catch { throw .option(error) }
  }

  // MARK: Views

  private func change(_ command: Command) throws(CommandError) -> String {
    switch command {
    case .hide(let name): try view(named: name).isHidden = true
    case .show(let name): try view(named: name).isHidden = false
    case .alpha(let name, let alpha): try view(named: name).alpha = CGFloat(alpha)
    case .interaction(let name, let isOn): try view(named: name).isUserInteractionEnabled = isOn
    case .move(let name, let point):
      let view = try view(named: name)
      view.frame = CGRect(origin: point, size: view.frame.size)
    case .front(let name):
      let view = try view(named: name)
      view.superview?.bringSubviewToFront(view)
    case .rotate(let name, let degrees):
      let angle = CGFloat(degrees * Trigonometry.pi / 180)
      try view(named: name).transform = CGAffineTransform(rotationAngle: angle)
    default: break
    }
    lastTouch = []
    return figure.outline()
  }

  private func view(named name: String) throws(CommandError) -> UIView {
    run.capture()
    let views = run.application.windows.filter { window in
      run.figure.views.contains { $0.name == window.traceName }
    }.flatMap { $0.withDescendants }
    let wanted = [name, name + "View"]
    for view in views where wanted.contains(where: { view.traceName.isSameWord(as: $0) }) { return view }
    throw .unknownView(name, among: views.map { $0.traceName })
  }

  private var figure: ViewFigure {
    run.capture()
    return run.figure(marking: lastTouch)
  }

  private func restart(_ words: String) -> String {
    run = ScenarioRun(scenario, profile: profile)
    lastTouch = []
    return words + "\n"
  }

  private var help: String {
    let width = CommandName.allCases.map { $0.usage.count }.max() ?? 0
    return CommandName.allCases.map { "  \($0.usage.padded(to: width))  \($0.explanation)\n" }.joined()
  }
}

extension UIView {
  /// The view and everything in it, each before its subviews.
  fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap { $0.withDescendants } }

  /// Where a point of the screen lies in a root view that stands directly on it.
  fileprivate func convertFromOutside(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }
}
