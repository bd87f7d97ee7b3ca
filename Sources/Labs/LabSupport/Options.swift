/// A command line that was understood.
struct Options {
  enum Task { case run, list, interactive, help }

  /// A recording to play, as it was typed.
  struct RecordingChoice {
    var path: String
    var axes: Axes?

    func read() throws(LabError) -> Recording {
      do throws(RecordingError) {
        return try Recording.read(path: path, axes: axes)
      } catch {
        throw .recording(error)
      }
    }
  }

  var task = Task.run
  var scenario: Scenario
  /// The system asked for; the scenario's unless set.
  var profile: SystemProfile?
  /// The format asked for: only the trace is printed then.
  var format: TraceFormat?
  var showsAll = false
  var recording: RecordingChoice?
  var svgPath: String?

  init(_ arguments: some Sequence<String>, of lab: Lab) throws(LabError) {
    guard let first = lab.scenarios.first else { preconditionFailure("a lab needs a scenario") }
    scenario = first
    var axes: Axes?
    var seen: [Option] = []
    var words = ArraySlice(Array(arguments))
    while let word = words.popFirst() {
      let (option, value) = try Self.read(word, rest: &words)
      seen.append(option)
      switch option {
      case .help: task = .help
      case .list: if task != .help { task = .list }
      case .interactive: if task == .run { task = .interactive }
      case .all: showsAll = true
      case .scenario: scenario = try lab.scenario(named: value)
      case .profile: profile = try Self.profile(named: value)
      case .format: format = try Self.format(named: value)
      case .svg: svgPath = value
      case .play: recording = RecordingChoice(path: value)
      case .axes: axes = try Self.axes(value)
      }
    }
    recording?.axes = axes
    if task == .help || task == .list { return }
    if axes != nil, recording == nil { throw .axesWithoutRecording }
    for other in [Option.play, .svg] where task == .interactive && seen.contains(other) {
      throw .cannotCombine(.interactive, other)
    }
  }

  /// Reads one option, its value from behind `=` or from the next word.
  private static func read(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(LabError) -> (Option, value: String) {
    guard word.hasPrefix("-"), word != "-" else { throw .unexpectedArgument(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Option.help.name : parts[0]
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      throw .unknownOption(parts[0])
    }
    guard option.value != nil else {
      if parts.count > 1 { throw .valueNotWanted(option, parts[1]) }
      return (option, "")
    }
    if parts.count > 1, !parts[1].isEmpty { return (option, parts[1]) }
    guard parts.count == 1, let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    rest.removeFirst()
    return (option, value)
  }

  static func profile(named name: String) throws(LabError) -> SystemProfile {
    guard let profile = SystemProfile.all.first(where: { $0.name.isSameWord(as: name) }) else {
      throw .unknownProfile(name)
    }
    return profile
  }

  static func format(named name: String) throws(LabError) -> TraceFormat {
    guard let format = TraceFormat.allCases.first(where: { $0.rawValue.isSameWord(as: name) }) else {
      throw .unknownFormat(name)
    }
    return format
  }

  private static func axes(_ text: String) throws(LabError) -> Axes {
    do throws(AxesError) {
      return try Axes(parsing: text)
    } catch {
      throw .badAxes(error)
    }
  }
}

extension Lab {
  func scenario(named name: String) throws(LabError) -> Scenario {
    guard let scenario = scenarios.first(where: { $0.identifier.isSameWord(as: name) }) else {
      throw .unknownScenario(name)
    }
    return scenario
  }
}
