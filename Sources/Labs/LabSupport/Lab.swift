import Chance

/// A command-line program that shows one subject by scenarios.
///
/// A lab is data; `run` is its whole behaviour:
///
///     exit(HitTesting.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
///
/// To add a lab, make a folder beside the others with that line as `main.swift` and an enum with a `static var lab`,
/// list the executable in `Package.swift`, and add the lab to `everyLab` of `LabTests`. To add a scenario, write a
/// `static var` that makes one and name it in the lab's list.
public struct Lab {
  /// What the lab's picture shows.
  public enum Picture: Equatable, Sendable {
    /// The view tree, beside the trace.
    case views
    /// The way of the event through the system, with the trace as its text.
    case path
    /// What recognizers and controls do along the time line, below the trace.
    case states
    /// The responder chains that the scenario captures, beside the trace.
    case chains
    /// What the scenario's touches lead to, along time lines that are true to scale, below the trace.
    case timeLines(TimeLineFigure.Style)

    /// Whether it is about time, so that a touch at the prompt leads to one.
    var showsTime: Bool {
      switch self {
      case .states, .timeLines: true
      case .views, .path, .chains: false
      }
    }

    /// The style of time lines.
    var timeLineStyle: TimeLineFigure.Style? {
      if case .timeLines(let style) = self { style } else { nil }
    }
  }

  /// The name that is typed after `swift run`.
  public var name: String
  /// What the lab is about, in a few words.
  public var title: String
  /// What the picture shows.
  public var picture: Picture
  /// Which part of the trace is shown unless a scenario or `--all` says otherwise.
  public var scope: TraceScope
  /// Makes random scenarios to predict, without end; there is no drill unless set.
  public var drill: Drill?
  /// What can be run; the first one runs by default.
  public var scenarios: [Scenario]
  /// What is typed to run it with some options.
  var command: (_ options: String) -> String

  /// A random scenario, the harder the higher the level; level 0 is for a reader who has just begun.
  public typealias Drill = (_ level: Int, _ generator: inout SeededGenerator) -> Scenario

  /// Makes a lab, and gives each scenario what a reader predicts of it.
  public init(
    name: String, title: String, picture: Picture, scope: TraceScope,
    predictions: [String: Prediction] = [:], drill: Drill? = nil, scenarios: [Scenario]
  ) {
    self.name = name
    self.title = title
    self.picture = picture
    self.scope = scope
    self.drill = drill
    command = { "swift run \(name) \($0)" }
    self.scenarios = scenarios.map { scenario in
      var scenario = scenario
      if let prediction = predictions[scenario.identifier] { scenario.prediction = prediction }
      return scenario
    }
  }

  /// Does what the arguments ask for and says how it went; nothing typed makes it crash.
  public func run(arguments: some Sequence<String>, terminal: Terminal) -> ExitCode {
    var terminal = terminal
    do throws(LabError) {
      let options = try Options(arguments, of: self)
      terminal.columns = options.width ?? terminal.columns
      try perform(options, terminal: terminal)
      return .success
    } catch {
      terminal.writeError(LabWords(lab: self, columns: terminal.columns).message(error))
      return error.exitCode
    }
  }

  private func perform(_ options: Options, terminal: Terminal) throws(LabError) {
    let words = LabWords(lab: self, columns: terminal.columns)
    switch options.task {
    case .help: terminal.write(words.help)
    case .list: terminal.write(words.list)
    case .systems: terminal.write(SystemHistory.text(within: terminal.columns))
    case .interactive: Prompt(lab: self, options: options, terminal: terminal).talk()
    case .predict: try PredictionSession(lab: self, options: options, terminal: terminal).talk()
    case .run:
      let recording = try options.recording?.read()
      let run = ScenarioRun(options.scenario, profile: options.system?.profile)
      let report = LabReport(lab: self, options: options, run: run, terminal: terminal)
      if let recording, report.isLong(recording) { return try report.write(whilePlaying: recording) }
      if let recording { run.play(recording) } else { options.scenario.play(run) }
      try report.write()
    }
  }
}

/// How a lab ended, in the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// Everything asked for was done.
  case success = 0
  /// The command line was not understood.
  case usage = 64
  /// A recording was read but cannot be played.
  case badRecording = 65
  /// A file cannot be read.
  case unreadableFile = 66
  /// A file cannot be written.
  case unwritableFile = 73
  /// The standard output cannot be written.
  case unwritableOutput = 74
}
