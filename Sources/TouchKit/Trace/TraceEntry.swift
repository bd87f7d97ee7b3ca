/// One thing that happened on the device, as a value: formatters turn it into text.
public struct TraceEntry: Equatable, Sendable {
  /// Where on the way from the glass to the code it happened, in the order of that way.
  public enum Stage: Int, Sendable, CaseIterable {
    case digitizer, ioKit, machPort, system, runLoop, runLoopActivity
    case application, hitTesting, gestures, delivery, responders, controls
    /// A line that the app itself wrote.
    case log
    /// A misuse that the engine refused.
    case refusal
    /// What hardware other than the glass reported.
    case sensors
  }

  /// What happened.
  public enum Event: Equatable, Sendable {
    /// The subject was sent a message.
    case call(TraceMethod)
    /// The subject answered the message; `nil` when the message has no answer.
    case answer(TraceMethod, String?)
    /// The subject, a recognizer, went to another state.
    case state(UIGestureRecognizer.State)
    /// The subject, a recognizer, tells its targets of a state.
    case action(UIGestureRecognizer.State)
    /// Anything else.
    case note(Note)
  }

  /// A named value that belongs to what happened.
  public struct Detail: Equatable, Sendable {
    /// A value that formatters know how to write.
    public enum Value: Equatable, Sendable {
      case point(CGPoint)
      case seconds(TimeInterval)
      case integer(Int)
      case obstacle(Obstacle)
      case text(String)
    }

    /// What the value is.
    public var name: String
    /// The value.
    public var value: Value

    /// Makes a detail.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What keeps hit-testing from finding a view.
  public enum Obstacle: String, Sendable, CaseIterable {
    case hidden, disabled, animated, transparent, squeezed, outside, disabledControl

    /// The reason in words, as logs show it.
    public var text: String {
      switch self {
      case .hidden: "it is hidden"
      case .disabled: "its user interaction is off"
      case .animated: "it is being animated"
      case .transparent: "its alpha is below 0.01"
      case .squeezed: "its transform squeezes it to nothing"
      case .outside: "the point is outside"
      case .disabledControl: "it is a disabled control"
      }
    }
  }

  /// When it happened, in seconds of virtual time.
  public var time: TimeInterval
  /// Where on the way it happened.
  public var stage: Stage
  /// Who it happened to: a class name such as `EView`, or a part of the system such as `backboardd`.
  public var subject: String
  /// What happened.
  public var event: Event
  /// How many calls were open around it.
  public var depth: Int
  /// The values that belong to it.
  public var details: [Detail]

  /// Makes an entry.
  public init(
    time: TimeInterval, stage: Stage, subject: String, event: Event, depth: Int = 0, details: [Detail] = []
  ) {
    self.time = time
    self.stage = stage
    self.subject = subject
    self.event = event
    self.depth = depth
    self.details = details
  }
}
