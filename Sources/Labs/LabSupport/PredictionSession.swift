import Chance

/// A sitting in which a reader predicts what scenarios do, and is told the first line that differs.
final class PredictionSession {
  private let lab: Lab
  private let options: Options
  private let terminal: Terminal
  private var right = 0
  private var asked = 0
  /// How hard the next random case is.
  private var level = 0
  private var lastInstruction: String?
  private var lastWords: String?

  /// How a question ended.
  private enum Outcome { case right, wrong, skipped, left }

  init(lab: Lab, options: Options, terminal: Terminal) {
    self.lab = lab
    self.options = options
    self.terminal = terminal
  }

  /// Asks until `quit`, the end of the input, or the last scenario.
  func talk() throws(LabError) {
    if let seed = options.seed {
      guard let drill = lab.drill else { throw .noDrill }
      for number in 1... {
        var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        write("Case \(number) of seed \(seed), level \(level + 1)\n")
        let outcome = ask(drill(level, &generator))
        if outcome == .left { break }
        // Only a wrong answer asks for more of the same; a case that is skipped was seen, too.
        if outcome != .wrong { level += 1 }
      }
    } else {
      for scenario in options.namesScenario ? [options.scenario] : lab.scenarios {
        if ask(scenario) == .left { break }
      }
    }
    write("\(right) of \(asked) right in this sitting.\n")
  }

  private func ask(_ scenario: Scenario) -> Outcome {
    let run = ScenarioRun(scenario, profile: options.system?.profile)
    let views = views(of: run)
    (scenario.playAfterPrediction ?? scenario.play)(run)
    let scope = scenario.scope ?? lab.scope
    let prediction = scenario.prediction
    let every = prediction.lines(of: run, scope: scope)
    let lines = Array(every.prefix(Prediction.most))
    let vocabulary = PredictionVocabulary(of: prediction, lines: every, run: run, scope: scope)
    write("\(scenario.identifier)  \(scenario.title)  [\(run.device.profile.name)]\n")
    say(prediction.question ?? scenario.question)
    write("\n\(views)\n")
    instruct(prediction.instruction(for: every), vocabulary)
    let (answer, end) = read(expecting: lines, vocabulary)
    if end == .left, answer.isEmpty { return .left }
    let isSkipped = end == .skipped
    if isSkipped { list(lines, marking: nil) }
    let outcome =
      isSkipped
      ? .skipped
      : judge(
        prediction.subject == .receivers ? answer : counted(answer, as: lines), against: lines,
        isCut: every.count > lines.count)
    write("\n")
    say(scenario.answer(run))
    write("\n")
    return end == .left ? .left : outcome
  }

  /// The views before any finger has landed, in a lab about views with a picture of them.
  private func views(of run: ScenarioRun) -> String {
    let outline = run.figure.outline(columns: terminal.columns)
    guard lab.picture == .views else { return outline }
    return Columns(
      left: outline.lines.map(LogLine.init),
      rightLines: { run.figure.drawing(columns: min($0, 32)).lines }
    ).text(within: terminal.columns)
  }

  /// What to type and of which words, as far as the case before hasn't said it.
  private func instruct(_ instruction: String, _ vocabulary: PredictionVocabulary) {
    if instruction != lastInstruction { say(instruction) }
    let words = DefinitionList(
      entries: vocabulary.definitions.map { ($0.term, $0.lines.map { $0.withWholeChoices }) }
    ).text(within: terminal.columns).withPlainSpaces
    if words != lastWords { terminal.write(words) }
    if lastInstruction == nil {
      say("An empty line ends it. ? offers choices, skip shows the lines, quit leaves.")
      say("The beginnings of words will do\(terminal.edit == nil ? "." : ", and Tab completes them.")")
    }
    (lastInstruction, lastWords) = (instruction, words)
  }

  // MARK: Reading

  private enum End { case answered, skipped, left }

  private func read(
    expecting lines: [PredictedLine], _ vocabulary: PredictionVocabulary
  ) -> (answer: [String], End) {
    var answer: [String] = []
    var choices: [String?] = []
    while let line = next(number: answer.count + 1, vocabulary) {
      switch line.lowercased() {
      // Return is easily pressed too early.
      case "" where answer.isEmpty:
        say("Not a single line? Type nothing if nothing happens, or ? for choices.")
      case "": return (answer, .answered)
      case "quit", "q", "exit": return ([], .left)
      case "skip": return (answer, .skipped)
      case "?", "help":
        choices = self.choices(at: answer.count, of: lines, vocabulary)
        for (number, choice) in choices.enumerated() {
          write("  \(number + 1)  \(choice ?? "nothing more")\n")
        }
      case _ where line.hasPrefix("#"): continue
      default:
        if let number = Int(line), choices.indices.contains(number - 1) {
          guard let choice = choices[number - 1] else { return (answer, .answered) }
          answer.append(choice)
          choices = []
        } else {
          switch vocabulary.reading(of: line) {
          case .line(let meant):
            if meant != line { say("Taken as “\(meant)”.") }
            answer.append(meant)
            choices = []
          case .nothingMore: return (answer, .answered)
          case .several, .unknown: vocabulary.objection(to: line).map(say)
          }
        }
      }
    }
    return (answer, .left)
  }

  private func next(number: Int, _ vocabulary: PredictionVocabulary) -> String? {
    guard let line = terminal.line(after: "\(number)> ", possible: vocabulary.completions) else { return nil }
    let words = line.withoutTime.split { $0.isWhitespace }.joined(separator: " ")
    // Without a person the lines are repeated, so that the output can be read by itself.
    if !terminal.isInteractive, !words.isEmpty { write("\(number)> \(words.echoed)\n") }
    return words
  }

  /// The right line and up to three others, in an order that tells nothing.
  private func choices(
    at place: Int, of lines: [PredictedLine], _ vocabulary: PredictionVocabulary
  ) -> [String?] {
    let rightOne = place < lines.count ? lines[place] : nil
    var generator = SeededGenerator(seed: UInt64(place + lines.count * 31))
    var others: [String?] =
      Set(lines.map { $0.text } + vocabulary.alternatives(to: rightOne)).sorted() + [nil]
    others.removeAll { $0 == rightOne?.text }
    return generator.shuffled([rightOne?.text] + generator.shuffled(others).prefix(3))
  }

  // MARK: Judging

  /// What was typed, in which what comes several times in a row counts once, as it does in the right lines.
  private func counted(_ answer: [String], as lines: [PredictedLine]) -> [String] {
    let right = lines.map { $0.text.comparedText }
    guard zip(right, right.dropFirst()).allSatisfy({ $0 != $1 }) else { return answer }
    return answer.indices.filter { $0 == 0 || answer[$0].comparedText != answer[$0 - 1].comparedText }
      .map { answer[$0] }
  }

  private func judge(_ answer: [String], against lines: [PredictedLine], isCut: Bool) -> Outcome {
    asked += 1
    // What comes after the lines that are enough is neither right nor wrong.
    let answer = isCut ? Array(answer.prefix(lines.count)) : answer
    let count = max(answer.count, lines.count)
    let difference = (0..<count).first { place in
      guard place < answer.count, place < lines.count else { return true }
      return answer[place].comparedText != lines[place].text.comparedText
    }
    guard let difference else {
      right += 1
      switch lines.count {
      case 0: write("Right: nothing happens.\n")
      case 1: write("Right.\n")
      default: write("Right, all \(lines.count) lines.\n")
      }
      return .right
    }
    write("Line \(difference + 1) is the first that differs.\n")
    write("  you     \(difference < answer.count ? answer[difference].echoed : "nothing more")\n")
    write("  engine  \(difference < lines.count ? lines[difference].text : "nothing more")\n")
    list(lines, marking: difference)
    return .wrong
  }

  private func list(_ lines: [PredictedLine], marking difference: Int?) {
    write(lines.isEmpty ? "Nothing happens.\n" : "This happens:\n")
    // Where the reader has a line too many, the end is what differs.
    let shown = lines.map { $0.text } + (difference == lines.count ? ["nothing more"] : [])
    for (place, line) in shown.enumerated() { write("\(place == difference ? "▶" : " ") \(line)\n") }
  }

  private func say(_ text: String) {
    terminal.write(text.wrapped(to: PageWidth.ofText(within: terminal.columns) - text.wideCount))
  }

  private func write(_ text: String) {
    terminal.write(text.lines.map(LogLine.init).text(within: terminal.columns))
  }
}
