/// Which part of a trace a lab shows: the stages and subjects that its subject is about.
public struct TraceScope: Equatable, Sendable {
  /// Whose calls are shown.
  public enum Subjects: Sendable {
    /// Everybody's.
    case everyone
    /// Everybody's along a responder chain: those of `sendEvent` are left out.
    case chain
    /// As `chain`, but only what is about the first responder and the keyboard.
    case firstResponder
    /// Everybody's but those of the system's private views.
    case noPrivateViews
    /// Only those of the scenario's own views and windows.
    case viewsAndWindows
    /// Only those of the scenario's own views.
    case ownViews
  }

  /// Which rounds of hit-testing are shown.
  public enum Rounds: Sendable {
    /// Each.
    case every
    /// Only the one that looks for the window.
    case first
    /// Only the one that finds the view.
    case last
  }

  /// Which touch messages are shown.
  public enum Deliveries: Sendable {
    /// Each.
    case every
    /// Only `touchesBegan`, as in a log of views that log nothing else.
    case landings
  }

  /// The stages that are shown; refusals always are.
  public var stages: Set<TraceEntry.Stage>
  /// Whose calls are shown.
  public var subjects: Subjects
  /// Which rounds of hit-testing are shown.
  public var rounds = Rounds.every
  /// Which touch messages are shown.
  public var deliveries = Deliveries.every

  /// Makes a scope.
  public init(
    stages: Set<TraceEntry.Stage>, subjects: Subjects, rounds: Rounds = .every,
    deliveries: Deliveries = .every
  ) {
    self.stages = stages.union([.refusal])
    self.subjects = subjects
    self.rounds = rounds
    self.deliveries = deliveries
  }

  /// Everything.
  public static let all = TraceScope(stages: Set(TraceEntry.Stage.allCases), subjects: .everyone)

  /// Hit-testing and the delivery to views.
  public static let hitTesting = TraceScope(stages: [.hitTesting, .delivery, .log], subjects: .ownViews)

  /// As `hitTesting`, but without what happens after the finger has landed.
  public static let landings = TraceScope(
    stages: hitTesting.stages, subjects: .ownViews, deliveries: .landings)

  /// As `hitTesting`, but only the round that finds the view: for scenarios with several taps.
  public static let lastRound = TraceScope(stages: hitTesting.stages, subjects: .ownViews, rounds: .last)

  /// Hit-testing and delivery, windows included.
  public static let windows = TraceScope(stages: [.hitTesting, .delivery, .log], subjects: .viewsAndWindows)

  /// The way from the glass to the view, without the moments of run loops that only observers care for.
  public static let systemPath = TraceScope(
    stages: [
      .digitizer, .ioKit, .machPort, .system, .runLoop, .application, .hitTesting, .delivery, .log,
    ], subjects: .noPrivateViews)

  /// What goes along responder chains: events, questions for the next one, actions, the first responder.
  public static let responders = TraceScope(stages: [.delivery, .responders, .log], subjects: .chain)

  /// The same stages and subjects without further cuts: for touches that the scenario's author did not foresee.
  var uncut: TraceScope { TraceScope(stages: stages, subjects: subjects) }

  /// The entries within the scope, indented anew as if the others had never been.
  public func entries(of entries: [TraceEntry]) -> [TraceEntry] {
    var (depth, isInShownRound) = (0, true)
    var shown: [TraceEntry] = []
    for var entry in entries {
      if let round = entry.round { isInShownRound = shows(round) }
      if entry.stage == .hitTesting, !isInShownRound { continue }
      guard shows(entry) else { continue }
      if case .answer = entry.event { depth -= 1 }
      entry.depth = max(depth, 0)
      if case .call = entry.event { depth += 1 }
      shown.append(entry)
    }
    return shown
  }

  private func shows(_ round: (number: Int, count: Int)) -> Bool {
    switch rounds {
    case .every: true
    case .first: round.number == 1
    case .last: round.number == round.count
    }
  }

  private func shows(_ entry: TraceEntry) -> Bool {
    guard stages.contains(entry.stage) else { return false }
    if deliveries == .landings, entry.isLaterDelivery { return false }
    let isPrivate = Self.privateViewNames.contains(entry.subject)
    switch (entry.event, subjects) {
    case (.note, _), (_, .everyone): return true
    case (_, .noPrivateViews): return !isPrivate
    case (.call(.sendEvent), _), (.answer(.sendEvent, _), _): return false
    case (_, .chain): return true
    case (.state, .firstResponder), (.action, .firstResponder): return false
    case (.call(let method), .firstResponder), (.answer(let method, _), .firstResponder):
      return method == .becomeFirstResponder || method == .resignFirstResponder
    case (_, .viewsAndWindows): return !isPrivate && !Self.ends.contains(entry.subject)
    case (_, .ownViews):
      return !isPrivate && !Self.ends.contains(entry.subject) && entry.subject != "UIWindow"
    }
  }

  /// The system's own views, which only scenarios about them show.
  public static let privateViewNames: Set = [
    "UITextEffectsWindow", "UIInputSetContainerView", "UIEditingOverlayGestureView", "UIInputSetHostView",
  ]
  private static let ends: Set = ["UIWindowScene", "UIApplication"]
}

extension TraceEntry {
  /// Whether it tells a responder of a touch that has landed before.
  fileprivate var isLaterDelivery: Bool {
    switch event {
    case .call(let method), .answer(let method, _):
      method == .touchesMoved || method == .touchesEnded || method == .touchesCancelled
    case .note, .state, .action: false
    }
  }
}
