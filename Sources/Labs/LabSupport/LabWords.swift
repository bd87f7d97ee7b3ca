/// Everything a lab says about its command line, in one place.
struct LabWords {
  let lab: Lab

  private var identifiers: [String] { lab.scenarios.map { $0.identifier } }

  /// How wide the sentences may be.
  private var columns: Int

  init(lab: Lab, columns: Int) {
    self.lab = lab
    self.columns = columns
  }

  var help: String {
    let options = DefinitionList(
      entries: Option.allCases.map { option in
        ([option.name, option.value].compactMap { $0 }.joined(separator: " "), [option.explanation])
      }
    ).text(within: columns)
    return "\(lab.title)\n\n\(lab.command("[scenario] [options]"))\n\n\(options)\n"
      + """
      Without options the first scenario runs: its question, its log, its picture, and what to look at.
      With --format only the log is printed, so that it can be redirected to a file: \
      \(lab.command("--format chrome")) > trace.json makes a file that https://ui.perfetto.dev opens.

      Exit codes: 0 done; 64 the command line was not understood; 65 a recording cannot be played; \
      66 a file cannot be read; 73 a file cannot be written; 74 the output cannot be written.

      """.wrapped(to: PageWidth.ofText(within: columns))
        + """

        Try: \(lab.command("--list"))
             \(lab.command(identifiers.last ?? ""))
             \(lab.command("--interactive"))
             \(lab.command("--predict"))

        """
  }

  var list: String {
    let entries = lab.scenarios.map { ($0.identifier, [$0.title, $0.question]) }
    return "\(lab.title)\n\n" + DefinitionList(entries: entries, separator: "\n").text(within: columns)
      + "\nRun one with: \(lab.command(identifiers.first ?? ""))\n"
  }

  /// What was asked, what is possible, what may have been meant, and what to type next.
  func message(_ error: LabError) -> String {
    switch error {
    case .unknownOption(let name):
      report(
        "“\(name.shortened())” is not an option.", guess(name, among: Option.allCases.map { $0.name }),
        next: "--help")
    case .secondScenario(let word):
      report("“\(word.shortened())” is one scenario too many: they run one at a time.", nil, next: "--list")
    case .missingValue(.scenario):
      report("--scenario needs a NAME: \(identifiers.joined(separator: ", ")).", nil, next: "--list")
    case .missingValue(let option):
      report(
        "\(option.name) needs a value: \(option.value ?? "").", nil, next: "\(option.name) \(option.example)")
    case .valueNotWanted(let option, let value):
      report("\(option.name) takes no value, but “\(value.shortened())” was given.", nil, next: option.name)
    case .unknownScenario(let name):
      report(
        "There is no scenario “\(name.shortened())”. There are: \(identifiers.joined(separator: ", ")).",
        guess(name, among: identifiers), next: "--list")
    case .unknownSystem(let name):
      report(LabWords.unknownSystem(name), nil, next: "--profile iOS12")
    case .unknownPart(let name):
      report(
        "There is no part “\(name.shortened())”. There are: \(LabWords.parts.joined(separator: ", ")).",
        guess(name, among: LabWords.parts), next: "--part log")
    case .unknownFormat(let name):
      report(
        "There is no format “\(name.shortened())”. There are: \(LabWords.formats.joined(separator: ", ")).",
        guess(name, among: LabWords.formats), next: "--format swift")
    case .badAxes(let error): report(error.description, nil, next: "--play FILE --axes 4095x4095")
    case .badSeconds(let option, let text):
      report(
        "“\(text.shortened())” is no number of seconds from 0.", nil, next: "\(option.name) \(option.example)"
      )
    case .badWidth(let text):
      report(
        "“\(text.shortened())” is no number of columns from \(PageWidth.possible.lowerBound) to "
          + "\(PageWidth.possible.upperBound).", nil, next: "--width 80")
    case .badPass(let text):
      report("“\(text.shortened())” is no pass: they are counted from 1.", nil, next: "--pass last")
    case .badSeed(let text):
      report(
        "“\(text.shortened())” is no seed: a seed is a whole number, 0 or more.", nil,
        next: "--predict --seed 7")
    case .seedWithoutPrediction:
      report("--seed chooses random cases to predict.", nil, next: "--predict --seed 7")
    case .seedWithScenario(let scenario):
      report(
        "--seed makes random cases, so it doesn't go together with the scenario \(scenario).", nil,
        next: "--predict --seed 7")
    case .noDrill: report("This lab has no random cases.", nil, next: "--predict")
    case .endBeforeStart:
      report("--from is later than --to.", nil, next: "--from 0.1 --to 0.5")
    case .nothingLeft(let scenario, let lines):
      report(
        "No line of the log is left: of its \(lines) lines none fits --only, --from and --to.", nil,
        next: "\(scenario) --part log")
    case .axesWithoutRecording:
      report("--axes belongs to a recording.", nil, next: "--play FILE --axes 4095x4095")
    case .cannotCombine(let one, let other):
      report("\(one.name) and \(other.name) do not go together.", nil, next: one.name)
    case .recording(let error): "\(lab.name): \(error.description)".wrapped(to: columns)
    case .unwritable(let path):
      report(
        "\(path.shortened(to: 200)) cannot be written. Does its folder exist?", nil, next: "--svg figure.svg")
    }
  }

  static var formats: [String] { TraceFormat.allCases.map { $0.rawValue } }
  private static var parts: [String] { Part.allCases.map { $0.rawValue } }

  /// Also for the prompt, where the next command is another one.
  static func unknownSystem(_ name: String) -> String {
    "There is no system “\(name.shortened())”. There are: \(SystemChoice.possible)."
  }

  private func report(_ problem: String, _ guess: String?, next: String) -> String {
    let lines = ["\(lab.name): \(problem)", guess, "Try: \(lab.command(next))"]
    return lines.compactMap { $0 }.joined(separator: "\n").wrapped(to: columns)
  }

  private func guess(_ word: String, among words: [String]) -> String? {
    let near = word.nearMisses(among: words)
    return near.isEmpty ? nil : "Did you mean \(near.joined(separator: " or "))?"
  }
}
