/// A command line that was understood.
struct Options {
  enum Task { case run, list, systems, interactive, predict, help }

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
  var system: SystemChoice?
  /// The parts asked for; the whole page unless set.
  var parts: Set<Part> = []
  /// The format asked for: only the log is printed then, unless other parts are asked for.
  var format: TraceFormat?
  var showsAll = false
  var filter = LogFilter()
  /// Which passes of hit-testing are shown; the scope says unless set.
  var passes: TraceScope.Passes?
  /// Which random cases are to be predicted; the lab's scenarios unless set.
  var seed: UInt64?
  /// Whether a scenario was named, and did not come by itself.
  var namesScenario = false
  /// How many columns there are; the terminal's unless set.
  var width: Int?
  var recording: RecordingChoice?
  var svgPath: String?

  init(_ arguments: some Sequence<String>, of lab: Lab) throws(LabError) {
    guard let first = lab.scenarios.first else { preconditionFailure("a lab needs a scenario") }
    scenario = first
    var axes: Axes?
    var (start, end) = (0.0, TimeInterval.infinity)
    var seen: [Option] = []
    var words = ArraySlice(Array(arguments))
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        if seen.contains(.scenario) { throw .secondScenario(word) }
        scenario = try lab.scenario(named: word)
        seen.append(.scenario)
        continue
      }
      let (option, value) = try Self.read(word, rest: &words)
      seen.append(option)
      switch option {
      case .help: task = .help
      case .list: if task != .help { task = .list }
      case .systems: if task != .help { task = .systems }
      case .interactive: if task == .run { task = .interactive }
      case .predict: if task == .run { task = .predict }
      case .seed: seed = try Self.seed(value)
      case .all: showsAll = true
      case .scenario: scenario = try lab.scenario(named: value)
      case .profile: system = try Self.system(named: value)
      case .part: parts.formUnion(try Self.parts(named: value))
      case .format: format = try Self.format(named: value)
      case .only: filter.words += value.split(separator: ",").map(String.init)
      case .from: start = try Self.seconds(value, option)
      case .to: end = try Self.seconds(value, option)
      case .pass: passes = try Self.pass(value)
      case .width: width = try Self.width(value)
      case .svg: svgPath = value
      case .play: recording = RecordingChoice(path: value)
      case .axes: axes = try Self.axes(value)
      }
    }
    recording?.axes = axes
    namesScenario = seen.contains(.scenario)
    if task == .help || task == .list || task == .systems { return }
    guard start <= end else { throw .endBeforeStart }
    filter.moments = start...end
    if seed != nil, !seen.contains(.predict) { throw .seedWithoutPrediction }
    if seed != nil, namesScenario { throw .seedWithScenario(scenario.identifier) }
    if axes != nil, recording == nil { throw .axesWithoutRecording }
    let talk = [Option.interactive, .predict].filter { seen.contains($0) }
    if talk.count > 1 { throw .cannotCombine(talk[0], talk[1]) }
    for other in [Option.play, .svg, .part, .only, .from, .to, .pass] where seen.contains(other) {
      if let talk = talk.first { throw .cannotCombine(talk, other) }
    }
    if task == .predict, seen.contains(.format) { throw .cannotCombine(.predict, .format) }
    guard format == .json || format == .chrome else { return }
    if !parts.isSubset(of: [.log]) { throw .cannotCombine(.format, .part) }
    if format == .chrome, !filter.words.isEmpty { throw .cannotCombine(.format, .only) }
  }

  /// Reads one option, its value from behind `=` or from the next word.
  private static func read(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(LabError) -> (Option, value: String) {
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

  static func system(named name: String) throws(LabError) -> SystemChoice {
    guard let system = SystemChoice(name) else { throw .unknownSystem(name) }
    return system
  }

  private static func parts(named names: String) throws(LabError) -> [Part] {
    try names.split(separator: ",").map { name throws(LabError) in
      guard let part = Part.allCases.first(where: { $0.rawValue.isSameWord(as: String(name)) }) else {
        throw .unknownPart(String(name))
      }
      return part
    }
  }

  private static func seconds(_ text: String, _ option: Option) throws(LabError) -> TimeInterval {
    guard let seconds = TimeInterval(text), seconds.isFinite, seconds >= 0 else {
      throw .badSeconds(option, text)
    }
    return seconds
  }

  private static func pass(_ text: String) throws(LabError) -> TraceScope.Passes {
    if text.isSameWord(as: "last") { return .last }
    guard let number = Int(text), (1...9).contains(number) else { throw .badPass(text) }
    return .number(number)
  }

  private static func seed(_ text: String) throws(LabError) -> UInt64 {
    guard let seed = UInt64(text) else { throw .badSeed(text) }
    return seed
  }

  private static func width(_ text: String) throws(LabError) -> Int {
    guard let width = Int(text), PageWidth.possible.contains(width) else { throw .badWidth(text) }
    return width
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
