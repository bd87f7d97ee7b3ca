/// One thing to see: a view tree, fingers, and what to look at afterwards.
///
/// A scenario is data of a lab. Its identifier is that of the book (`HT4`); a variant adds a word (`HT4-override`).
public struct Scenario {
  /// What is typed after `--scenario`.
  public var identifier: String
  /// What it is about, in a few words.
  public var title: String
  /// What one should predict before running it, as one question.
  public var question: String
  /// The system it is shown on unless asked for another one.
  public var profile: SystemProfile
  /// Which part of the trace is shown; the lab's scope unless set.
  public var scope: TraceScope?
  /// What a reader predicts; the whole log unless set.
  public var prediction = Prediction.log()
  /// What the figure in a file shows; the lab's picture unless set.
  public var figure = Figure.picture

  /// What a figure in a file may show.
  public enum Figure {
    /// The lab's picture.
    case picture
    /// The views, and the ways of the fingers on them.
    case views
    /// A responder chain beside the views that it goes through.
    case chainBesideViews
    /// Touches and events.
    case touches
    /// The states that recognizers went through, as a graph.
    case machine
    /// What the scenario measured.
    case curves
  }

  /// Makes the app's delegate; there is none unless set.
  public var delegate: () -> (any UIApplicationDelegate)? = { nil }
  /// Builds the app's windows and views.
  public var build: (ScenarioRun) -> Void
  /// Moves the fingers, lets time pass, or interrupts.
  public var play: (ScenarioRun) -> Void
  /// What is played for a reader who has predicted; the same unless set.
  public var playAfterPrediction: ((ScenarioRun) -> Void)?
  /// What to look at afterwards, in one or two sentences.
  public var answer: (ScenarioRun) -> String

  /// Makes a scenario.
  public init(
    _ identifier: String, _ title: String, question: String, profile: SystemProfile = .newest,
    scope: TraceScope? = nil, build: @escaping (ScenarioRun) -> Void, play: @escaping (ScenarioRun) -> Void,
    answer: @escaping (ScenarioRun) -> String
  ) {
    self.identifier = identifier
    self.title = title
    self.question = question
    self.profile = profile
    self.scope = scope
    self.build = build
    self.play = play
    self.answer = answer
  }

  /// Makes a scenario whose answer is always the same.
  public init(
    _ identifier: String, _ title: String, question: String, profile: SystemProfile = .newest,
    scope: TraceScope? = nil, build: @escaping (ScenarioRun) -> Void, play: @escaping (ScenarioRun) -> Void,
    answer: String
  ) {
    self.init(
      identifier, title, question: question, profile: profile, scope: scope, build: build, play: play,
      answer: { _ in answer })
  }

  /// The same scenario with another figure.
  public func drawn(as figure: Figure) -> Scenario {
    var scenario = self
    scenario.figure = figure
    return scenario
  }
}
