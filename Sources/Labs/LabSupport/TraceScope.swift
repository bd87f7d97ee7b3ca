/// Which part of a trace a lab shows: the stages and subjects that its subject is about.
public struct TraceScope: Equatable, Sendable {
  /// Whose calls are shown.
  public enum Subjects: Equatable, Sendable {
    /// All of it.
    case everyone
    /// All of it along a responder chain: those of `sendEvent` are left out.
    case chain
    /// As `chain`, but only what is about the first responder and the keyboard.
    case firstResponder
    /// As `chain`, but only what is about actions.
    case actions
    /// All of it but that of the system's private views.
    case noPrivateViews
    /// Only those of the scenario's own views and windows.
    case viewsAndWindows
    /// Only those of the scenario's own views.
    case ownViews
    /// Only those of these names, as in a log of classes that log what they override.
    case named(Set<String>)
  }

  /// Which passes of hit-testing are shown.
  public enum Passes: Equatable, Sendable {
    /// Each.
    case every
    /// Only this one, counted from 1; the first one looks for the window.
    case number(Int)
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
    /// As `touches`, and the states that they go to.
    case outcomes
    /// Only what they are told: touches and resets.
    case messages
    /// Only how far they are and why, without actions: apps log those themselves.
    case states
  }

  /// What is shown of controls, if their stage is shown.
  public enum Controls: Sendable {
    /// All of it.
    case everything
    /// Only how they follow a finger.
    case tracking
    /// As `tracking`, and the control events that they send.
    case events
  }

  /// The stages that are shown; refusals always are.
  public var stages: Set<TraceEntry.Stage>
  /// Whose calls are shown.
  public var subjects: Subjects
  /// Which passes of hit-testing are shown.
  public var passes = Passes.every
  /// Whether each pass has a line of its own above it.
  public var showsPassHeadings = true
  /// Which touch messages are shown.
  public var deliveries = Deliveries.every
  /// What is shown of recognizers.
  public var recognizers = Recognizers.everything
  /// What is shown of controls.
  public var controls = Controls.everything

  /// Makes a scope.
  public init(
    stages: Set<TraceEntry.Stage>, subjects: Subjects, passes: Passes = .every,
    deliveries: Deliveries = .every, recognizers: Recognizers = .everything,
    controls: Controls = .everything
  ) {
    self.stages = stages.union([.refusal])
    self.subjects = subjects
    self.passes = passes
    self.deliveries = deliveries
    self.recognizers = recognizers
    self.controls = controls
  }

  /// Everything.
  public static let all = TraceScope(stages: Set(TraceEntry.Stage.allCases), subjects: .everyone)

  /// Hit-testing and the delivery to views.
  public static let hitTesting = TraceScope(stages: [.hitTesting, .delivery, .log], subjects: .ownViews)

  /// As `hitTesting`, but without what happens after the finger has landed.
  public static let landings = TraceScope(
    stages: hitTesting.stages, subjects: .ownViews, deliveries: .landings)

  /// As `hitTesting`, but only the pass that finds the view: for scenarios with several taps.
  public static let lastPass = TraceScope(stages: hitTesting.stages, subjects: .ownViews, passes: .last)

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

  /// What views and recognizers are told of touches, recognizers' states, and something of the controls.
  public static func controls(_ controls: Controls, recognizers: Recognizers = .outcomes) -> TraceScope {
    TraceScope(
      stages: [.gestures, .delivery, .controls, .log], subjects: .ownViews, recognizers: recognizers,
      controls: controls)
  }

  /// The way of actions: from a control to the application, and on to those who perform them.
  public static let actions = TraceScope(stages: [.controls, .responders, .log], subjects: .actions)

  /// The same stages and subjects without further cuts: for touches that the scenario's author did not foresee.
  var uncut: TraceScope {
    TraceScope(stages: stages, subjects: subjects, recognizers: recognizers, controls: controls)
  }
}
