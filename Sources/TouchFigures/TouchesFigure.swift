/// A picture of touches and events, as a value: a row for each touch, a column for each event, and which method the
/// view was called with.
public struct TouchesFigure: Equatable, Sendable {
  /// An event: what each finger did in it, and what a view was told.
  public struct Event: Equatable, Sendable {
    /// When it happened, in seconds of virtual time.
    public var time: TimeInterval
    /// The phase of each touch in the event, by its finger.
    public var phases: [String: String] = [:]
    /// What views were told, such as `touchesBegan`.
    public var calls: [String] = []
  }

  /// The events, from left to right.
  public private(set) var events: [Event] = []
  /// The fingers in the order in which they landed.
  public private(set) var fingers: [String] = []

  /// Makes the figure of a trace.
  public init(_ entries: [TraceEntry]) {
    var down: Set<String> = []
    for entry in entries {
      switch (entry.stage, entry.event) {
      case (_, .note(.contact(let tool, let slot, let phase))):
        read("\(tool.name) \(slot)", phase, at: entry.time, down: &down)
      case (.delivery, .call(let method)) where method != .sendEvent && !events.isEmpty:
        let word = method.rawValue.split(separator: "(").first.map(String.init) ?? method.rawValue
        if !events[events.count - 1].calls.contains(word) { events[events.count - 1].calls.append(word) }
      default: break
      }
    }
  }

  /// Reads what a finger did: fingers that are not mentioned rest.
  private mutating func read(
    _ finger: String, _ phase: Contact.Phase, at time: TimeInterval, down: inout Set<String>
  ) {
    if !fingers.contains(finger) { fingers.append(finger) }
    if events.last?.time != time {
      events.append(
        Event(time: time, phases: Dictionary(uniqueKeysWithValues: down.map { ($0, "stationary") })))
    }
    events[events.count - 1].phases[finger] = phase.description
    if phase == .ended || phase == .cancelled { down.remove(finger) } else { down.insert(finger) }
  }

  /// The subject of the figure in a few words.
  public var title: String {
    "\(fingers.count == 1 ? "One touch" : "\(fingers.count) touches") in \(events.count) events"
  }

  /// The figure in sentences, for readers who cannot see it.
  public var alternativeText: String {
    guard !events.isEmpty else { return "Nothing happens." }
    return events.map { event in
      let touches = fingers.compactMap { finger in event.phases[finger].map { "\(finger) \($0)" } }
      let calls = event.calls.isEmpty ? "" : "; the view is told \(Words.list(event.calls))"
      return "Event at \(NumberText.fixed(event.time, places: 3)) s: \(Words.list(touches))\(calls)."
    }.joined(separator: " ")
  }
}
