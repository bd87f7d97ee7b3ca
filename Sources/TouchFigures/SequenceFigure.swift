/// A picture of the system path, as a value: who does what, step by step, from the glass to the view.
///
/// Every part of the system has a lane; a step happens in a lane and may come from another one.
public struct SequenceFigure: Equatable, Sendable {
  /// A part of the system, in the order in which an event walks through them.
  public enum Lane: Int, CaseIterable, Sendable {
    case digitizer, ioKit, system, homeScreen, fetchThread, mainRunLoop, application, window, view
  }

  /// One thing that happened in a lane.
  public struct Step: Equatable, Sendable {
    /// When, in seconds of virtual time.
    public var time: TimeInterval
    /// Where it happened.
    public var lane: Lane
    /// Where it came from, if from another lane.
    public var origin: Lane?
    /// What happened.
    public var text: String

    /// Makes a step.
    public init(time: TimeInterval, lane: Lane, origin: Lane? = nil, text: String) {
      self.time = time
      self.lane = lane
      self.origin = origin
      self.text = text
    }
  }

  /// How much of hit-testing and of run loops is shown.
  public enum Detail: Sendable {
    /// One step per pass of hit-testing.
    case passes
    /// Every call, and every moment of the run loops' passes.
    case everyCall
  }

  /// The steps in order.
  public private(set) var steps: [Step] = []
  /// The process that gets what the hardware says: on old systems SpringBoard, which is the home screen, too.
  private var systemName: String?
  private var search = Search()

  private let detail: Detail

  /// Makes an empty figure.
  public init(showing detail: Detail = .passes) { self.detail = detail }

  /// Makes the figure of a trace.
  public init(_ entries: [TraceEntry], showing detail: Detail = .passes) {
    self.init(showing: detail)
    add(entries)
  }

  /// The lanes that have steps, in the order of the way.
  public var lanes: [Lane] {
    Lane.allCases.filter { lane in steps.contains { $0.lane == lane } }
  }

  /// The heading of a lane.
  public func heading(of lane: Lane) -> String {
    switch lane {
    case .digitizer: "digitizer"
    case .ioKit: "IOKit"
    case .system: systemName ?? "system process"
    case .homeScreen: "SpringBoard"
    case .fetchThread: "event fetch thread"
    case .mainRunLoop: "main run loop"
    case .application: "UIApplication"
    case .window: "window"
    case .view: "view"
    }
  }

  /// Adds a line that stands for several steps, in the lane of the hardware.
  public mutating func addSummary(_ text: String, at time: TimeInterval) {
    steps.append(Step(time: time, lane: .digitizer, text: text))
  }

  /// Adds what happened next, as far as it is part of the system path.
  public mutating func add(_ entries: [TraceEntry]) {
    for entry in entries { add(entry) }
    closeSearch()
  }

  /// The figure of those steps that satisfy a condition.
  public func filtered(_ isIncluded: (Step) -> Bool) -> SequenceFigure {
    var figure = self
    figure.steps.removeAll { !isIncluded($0) }
    return figure
  }

  private mutating func add(_ entry: TraceEntry) {
    if entry.stage == .hitTesting, detail == .passes { return search(entry) }
    closeSearch()
    guard let lane = lane(of: entry), let text = entry.stepText else { return }
    // Only the way inwards has arrows: no event is sent back, and no loop is sent to sleep.
    let isSleep = entry.event == .note(.sleeps)
    let origin = steps.last.flatMap { $0.lane.rawValue < lane.rawValue && !isSleep ? $0.lane : nil }
    steps.append(
      Step(time: entry.time, lane: lane, origin: origin, text: text))
  }

  private mutating func lane(of entry: TraceEntry) -> Lane? {
    switch entry.stage {
    case .digitizer, .sensors: return .digitizer
    case .ioKit: return .ioKit
    case .machPort: return entry.subject == "IOKit" ? .ioKit : systemLane(entry.subject)
    case .system: return systemLane(entry.subject)
    case .runLoop: return runLoopLane(entry.subject)
    case .application: return .application
    case .delivery:
      guard case .call(let method) = entry.event else { return nil }
      guard method == .sendEvent else { return .view }
      return entry.depth == 0 ? .application : .window
    case .hitTesting:
      if case .note = entry.event { return .application }
      return .view
    case .gestures: return detail == .everyCall ? .window : nil
    case .log: return .view
    case .refusal: return steps.last?.lane ?? .digitizer
    case .runLoopActivity: return detail == .everyCall ? runLoopLane(entry.subject) : nil
    case .responders, .controls: return detail == .everyCall ? .view : nil
    }
  }

  private mutating func systemLane(_ name: String) -> Lane {
    if systemName == nil { systemName = name }
    return name == systemName ? .system : .homeScreen
  }

  private mutating func runLoopLane(_ name: String) -> Lane {
    if name.hasSuffix("event fetch thread") { return .fetchThread }
    return name == "backboardd" || name == "SpringBoard" ? systemLane(name) : .mainRunLoop
  }

  // MARK: Hit-testing as one step per pass

  /// A pass of hit-testing that is being read.
  private struct Search: Equatable, Sendable {
    /// Such as `pass 1 of 2`; where it starts is seen from who is asked first.
    var title: String?
    var time: TimeInterval = 0
    var depth = 0
    var asked: [String] = []
    var answer: String?
  }

  private mutating func search(_ entry: TraceEntry) {
    switch entry.event {
    case .note(let note):
      closeSearch()
      let title = entry.pass.map { "pass \($0.number) of \($0.count)" } ?? note.text
      search = Search(title: title, time: entry.time, depth: entry.depth)
    case .call(.hitTest):
      if !search.asked.contains(entry.subject) { search.asked.append(entry.subject) }
    case .answer(.hitTest, let answer) where entry.depth == search.depth:
      search.answer = answer == "nil" ? nil : answer
    default: break
    }
  }

  private mutating func closeSearch() {
    defer { search = Search() }
    guard let title = search.title else { return }
    let others = search.asked.count - 1
    let asked = search.asked.first.map { others > 0 ? "\($0) and \(others) more" : $0 } ?? "no view"
    steps.append(
      Step(
        time: search.time, lane: .view, origin: .application,
        text: "\(title): asks \(asked), finds \(search.answer ?? "nothing")"))
  }
}
