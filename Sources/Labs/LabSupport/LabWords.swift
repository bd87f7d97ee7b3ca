/// Everything a lab says about its command line, in one place.
struct LabWords {
  let lab: Lab

  private var command: String { "swift run \(lab.name)" }
  private var identifiers: [String] { lab.scenarios.map { $0.identifier } }

  var help: String {
    let options = Option.allCases.map { option in
      let name = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
      return "  \(name.padded(to: 18))\(option.explanation)\n"
    }.joined()
    return """
      \(lab.title)

      \(command) [options]

      \(options)
      Without options the first scenario runs: its trace, its figure, and what to look at.
      With --format only the trace is printed, so that it can be redirected to a file:
      \(command) --format chrome > trace.json makes a file that https://ui.perfetto.dev opens.

      Exit codes: 0 done; 64 the command line was not understood; 65 a recording cannot be played;
      66 a file cannot be read; 73 a file cannot be written; 74 the output cannot be written.

      Try: \(command) --list
           \(command) --scenario \(identifiers.last ?? "")
           \(command) --interactive

      """
  }

  var list: String {
    let width = identifiers.map { $0.count }.max() ?? 0
    let lines = lab.scenarios.map { scenario in
      "  \(scenario.identifier.padded(to: width))  \(scenario.title)\n"
        + "  \("".padded(to: width))  \(scenario.question)\n"
    }
    return "\(lab.title)\n\n" + lines.joined(separator: "\n")
      + "\nRun one with: \(command) --scenario \(identifiers.first ?? "")\n"
  }

  /// What was asked, what is possible, what may have been meant, and what to type next.
  func message(_ error: LabError) -> String {
    switch error {
    case .unknownOption(let name):
      report(
        "“\(name)” is not an option.", guess(name, among: Option.allCases.map { $0.name }), next: "--help")
    case .unexpectedArgument(let word):
      report(
        "“\(word)” stands alone; every argument is an option that begins with --.",
        guess(word, among: identifiers), next: guessScenario(word) ?? "--help")
    case .missingValue(.scenario):
      report("--scenario needs a NAME: \(identifiers.joined(separator: ", ")).", nil, next: "--list")
    case .missingValue(let option):
      report(
        "\(option.name) needs a value: \(option.value ?? "").", nil, next: "\(option.name) \(option.example)")
    case .valueNotWanted(let option, let value):
      report("\(option.name) takes no value, but “\(value)” was given.", nil, next: option.name)
    case .unknownScenario(let name):
      report(
        "There is no scenario “\(name)”. There are: \(identifiers.joined(separator: ", ")).",
        guess(name, among: identifiers), next: "--list")
    case .unknownProfile(let name):
      report(
        "There is no system “\(name)”. There are: \(LabWords.profiles.joined(separator: ", ")).",
        guess(name, among: LabWords.profiles), next: "--profile iOS12")
    case .unknownFormat(let name):
      report(
        "There is no format “\(name)”. There are: \(LabWords.formats.joined(separator: ", ")).",
        guess(name, among: LabWords.formats), next: "--format swift")
    case .badAxes(let error): report(error.description, nil, next: "--play FILE --axes 4095x4095")
    case .axesWithoutRecording:
      report("--axes belongs to a recording.", nil, next: "--play FILE --axes 4095x4095")
    case .cannotCombine(let one, let other):
      report("\(one.name) and \(other.name) do not go together.", nil, next: one.name)
    case .recording(let error): "\(lab.name): \(error.description)\n"
    case .unwritable(let path):
      report("\(path) cannot be written. Does its folder exist?", nil, next: "--svg figure.svg")
    }
  }

  static var profiles: [String] { SystemProfile.all.map { $0.name } }
  static var formats: [String] { TraceFormat.allCases.map { $0.rawValue } }

  private func report(_ problem: String, _ guess: String?, next: String) -> String {
    let lines = ["\(lab.name): \(problem)", guess, "Try: \(command) \(next)"]
    return lines.compactMap { $0 }.joined(separator: "\n").wrapped(to: 100)
  }

  private func guess(_ word: String, among words: [String]) -> String? {
    let near = word.nearMisses(among: words)
    return near.isEmpty ? nil : "Did you mean \(near.joined(separator: " or "))?"
  }

  private func guessScenario(_ word: String) -> String? {
    word.nearMisses(among: identifiers).first.map { "--scenario \($0)" }
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
