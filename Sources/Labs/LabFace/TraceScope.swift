/// Which part of a trace a lab shows: the stages and subjects that its subject is about.
public struct TraceScope: Equatable, Sendable {
  /// Whose calls are shown.
  public enum Subjects: Equatable, Sendable {
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
    /// Only those of these names, as in a log of classes that log what they override.
    case named(Set<String>)
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

  /// What is shown of recognizers, if their stage is shown.
  public enum Recognizers: Sendable {
    /// All of it.
    case everything
    /// Only the touches they are told of.
    case touches
    /// Only what they are told: touches and resets.
    case messages
    /// Only how far they are and why, without actions: apps log those themselves.
    case states
  }

  /// The stages that are shown; refusals always are.
  public var stages: Set<TraceEntry.Stage>
  /// Whose calls are shown.
  public var subjects: Subjects
  /// Which rounds of hit-testing are shown.
  public var rounds = Rounds.every
  /// Which touch messages are shown.
  public var deliveries = Deliveries.every
  /// What is shown of recognizers.
  public var recognizers = Recognizers.everything

  /// Makes a scope.
  public init(
    stages: Set<TraceEntry.Stage>, subjects: Subjects, rounds: Rounds = .every,
    deliveries: Deliveries = .every, recognizers: Recognizers = .everything
  ) {
    self.stages = stages.union([.refusal])
    self.subjects = subjects
    self.rounds = rounds
    self.deliveries = deliveries
    self.recognizers = recognizers
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

  /// What views are told of touches, and what the app logs.
  public static let delivery = TraceScope(stages: [.delivery, .log], subjects: .ownViews)

  /// As `delivery`, and what recognizers are told of touches.
  public static let touches = recognizers(.touches)

  /// As `delivery`, and something of the scenario's own recognizers.
  public static func recognizers(_ recognizers: Recognizers) -> TraceScope {
    TraceScope(stages: [.gestures, .delivery, .log], subjects: .ownViews, recognizers: recognizers)
  }

  /// The way from the glass to the view, without the moments of run loops that only observers care for.
  public static let systemPath = TraceScope(
    stages: [
      .digitizer, .ioKit, .machPort, .system, .runLoop, .application, .hitTesting, .delivery, .log,
    ], subjects: .noPrivateViews)

  /// What goes along responder chains: events, questions for the next one, actions, the first responder.
  public static let responders = TraceScope(stages: [.delivery, .responders, .log], subjects: .chain)

  /// The same stages and subjects without further cuts: for touches that the scenario's author did not foresee.
  var uncut: TraceScope { TraceScope(stages: stages, subjects: subjects, recognizers: recognizers) }

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
    if entry.stage == .gestures, !recognizers.show(entry.event) { return false }
    let isPrivate = Self.privateViewNames.contains(entry.subject) || entry.subject == Self.gate
    switch (entry.event, subjects) {
    case (_, .everyone): return true
    case (_, .named(let names)):
      return [.log, .refusal].contains(entry.stage) || names.contains(entry.subject)
    case (.note, _): return entry.stage != .gestures || !isPrivate
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
  /// What is in every row of a table: pictures of tables are about rows.
  static let contentOfRows = "UITableViewCellContentView"
  private static let gate = "_UISystemGestureGateGestureRecognizer"
  private static let ends: Set = ["UIWindowScene", "UIApplication"]
}

extension TraceScope.Recognizers {
  fileprivate func show(_ event: TraceEntry.Event) -> Bool {
    switch (self, event) {
    case (.everything, _): true
    case (.states, .call), (.states, .answer), (.states, .action): false
    case (.states, _): true
    case (.touches, .call(.reset)), (.touches, .answer(.reset, _)): false
    case (.touches, .call), (.touches, .answer), (.messages, .call), (.messages, .answer): true
    case (.touches, _), (.messages, _): false
    }
  }
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
