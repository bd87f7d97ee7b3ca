/// A scenario while it runs: the device, its app, and what has happened so far.
public final class ScenarioRun {
  /// What runs.
  public let scenario: Scenario
  /// The device it runs on.
  public let device: Device
  /// What has happened since the views were built.
  public let trace = Trace()
  /// The app whose views are shown.
  public private(set) var application = UIApplication()
  /// What became of every finger.
  public private(set) var tally = TouchTally()
  /// What a recording left out or repaired.
  public private(set) var notes: [Note] = []
  /// How many contacts a recording had; `nil` when none was played.
  public private(set) var recordedContacts: Int?
  /// How the views looked before the first finger landed.
  public private(set) var figure = ViewFigure([], on: .zero)

  /// Launches the scenario's app on a new device; nothing is touched yet.
  public init(_ scenario: Scenario, profile: SystemProfile? = nil) {
    self.scenario = scenario
    device = Device(profile: profile ?? scenario.profile)
    application = launch("App", delegate: scenario.delegate()) { _ in }
    scenario.build(self)
    device.settle()
    // A scenario may begin after other touches, which are no part of it.
    tally.removeAll()
    device.trace = trace
    capture()
  }

  /// The screen, in points.
  public var screen: CGRect { device.screen.bounds }

  /// Starts an app whose touches are counted, and brings it to the front.
  @discardableResult
  public func launch(
    _ name: String, delegate: (any UIApplicationDelegate)? = nil, build: (UIApplication) -> Void
  ) -> UIApplication {
    let application = CountingApplication(tally: tally)
    return device.launch(name, application: application, delegate: delegate, build)
  }

  // MARK: Building

  /// Shows a window with views in it; it fills the screen unless told otherwise.
  @discardableResult
  public func show(_ views: UIView..., window: UIWindow? = nil) -> UIWindow {
    let window = window ?? UIWindow(frame: screen)
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a page of the book, or only a view on it; what its views are told stands in the trace already.
  @discardableResult
  package func show<Shown: Page>(page: Shown, only view: UIView? = nil) -> Shown {
    page.write = { [unowned self] in trace.log($0) }
    self.page = page
    show(view ?? page)
    return page
  }
  private var page: Page?

  /// Shows a controller as the root of a window that fills the screen.
  public func show(root controller: UIViewController) {
    let window = UIWindow(frame: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Captures the chain from a responder on; what happens until the next one is captured belongs to it.
  public func showChain(_ title: String, from responder: UIResponder) {
    chains.append((ChainFigure.Chain(title, from: responder), trace.entries.count))
  }
  private var chains: [(chain: ChainFigure.Chain, start: Int)] = []

  /// The captured chains, each with what happened along it.
  public var chainFigure: ChainFigure {
    ChainFigure(
      chains.indices.map { place in
        var chain = chains[place].chain
        let end = place + 1 < chains.count ? chains[place + 1].start : trace.entries.count
        chain.mark(Array(trace.entries[chains[place].start..<end]))
        return chain
      })
  }

  /// What was measured, if anything was.
  public var curves: CurveFigure?

  /// Whether pictures show how far around their controls fingers count as inside, and the ways of the fingers.
  public var showsTrackingZones = false

  /// Begins a time line; what happens until the next one begins belongs to it.
  public func beginTimeLine(_ title: String) { timeLineStarts.append((title, trace.entries.count)) }
  private var timeLineStarts: [(title: String, start: Int)] = []

  /// The time lines, each with what happened along it; everything is one time line unless the scenario says otherwise.
  public var timeLines: [TimeLine] {
    let starts = timeLineStarts.isEmpty ? [("", 0)] : timeLineStarts
    let ends = starts.dropFirst().map { $0.1 } + [trace.entries.count]
    return zip(starts, ends).map {
      let entries = Array(trace.entries[$0.1..<$1])
      return TimeLine(
        title: $0.0, entries: entries, start: firstLanding ?? TimeLineFigure.start(of: entries))
    }
  }

  /// The figure of the time lines.
  public func timeLineFigure(_ style: TimeLineFigure.Style) -> TimeLineFigure {
    var figure = TimeLineFigure(style)
    for line in timeLines { figure.add(line.title, line.entries) }
    return figure
  }

  /// Takes a new look at the views, for figures.
  public func capture() {
    // The system's own windows are as large as the screen and see-through: in a picture they only hide the app.
    let windows = application.windows.filter { !TraceScope.privateViewNames.contains($0.traceName) }
    figure = ViewFigure(windows, on: screen.size, leavingOut: [TraceScope.contentOfRows])
    figure.showsTrackingZones = showsTrackingZones
  }

  // MARK: Fingers

  /// Plays a recording; after each instant that leaves no finger down, something more may be done.
  func play(_ recording: Recording, whenLifted: () -> Void = {}) {
    notes = recording.notes
    recordedContacts = recording.contacts
    let start = device.clock.now
    var fingers: Set<Int> = []
    for frame in recording.frames {
      let time = max(start + frame.time, device.clock.now)
      if fingers.isEmpty, time > device.clock.now { whenLifted() }
      device.advance(to: time)
      device.digitizer.report(frame.contacts)
      device.settle()
      for contact in frame.contacts {
        switch contact.phase {
        case .began, .moved, .stationary: fingers.insert(contact.index)
        case .ended, .cancelled: fingers.remove(contact.index)
        }
      }
    }
  }

  /// Forgets what happened so far, but for the instant at which the times of time lines begin.
  func forgetTrace() {
    if !trace.entries.isEmpty { firstLanding = firstLanding ?? TimeLineFigure.start(of: trace.entries) }
    trace.removeAll()
  }
  private var firstLanding: TimeInterval?

  /// Plays what a script's fingers do, from now on.
  public func play(_ write: (inout TouchScript) -> Void) {
    var script = TouchScript()
    write(&script)
    for problem in script.problems { trace.log(problem.description, by: "script") }
    device.play(script.frames(on: screen.size))
  }

  /// Reports one finger by itself, for scenarios in which something else happens while it is down.
  public func finger(_ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat) {
    let share = CGPoint(x: x / screen.width, y: y / screen.height)
    device.digitizer.report([Contact(index: 0, phase: phase, location: share)])
    device.settle()
  }

  /// Taps a point, and waits long enough for the next tap to be the first of a new series.
  public func tap(_ x: CGFloat, _ y: CGFloat) {
    play { $0.tap(at: CGPoint(x: x, y: y)) }
    device.advance(by: 0.5)
  }

  /// Taps the middle of the view with a name; nothing happens when there is none.
  public func tap(_ name: String) {
    guard let middle = figure.views.last(where: { $0.name == name })?.middle else { return }
    tap(middle.x, middle.y)
  }

  /// The figure with the fingers and the answers of a trace marked.
  public func figure(marking entries: [TraceEntry], showingWays showsWays: Bool = false) -> ViewFigure {
    var figure = figure
    figure.showsWays = showsWays
    figure.mark(entries)
    return figure
  }
}

/// A part of a run that begins with a touch.
public struct TimeLine {
  /// What is done.
  public var title: String
  /// What happened.
  public var entries: [TraceEntry]
  /// When the finger landed, in seconds of virtual time.
  public var start: TimeInterval
}

/// An application that counts what becomes of touches.
private final class CountingApplication: UIApplication {
  private let tally: TouchTally

  init(tally: TouchTally) {
    self.tally = tally
    super.init()
    traceName = "UIApplication"
  }

  override func sendEvent(_ event: UIEvent) {
    tally.count(event)
    super.sendEvent(event)
  }
}
