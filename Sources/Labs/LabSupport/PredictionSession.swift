/// A sitting in which a reader predicts what scenarios do, and is told the first line that differs.
final class PredictionSession {
  private let lab: Lab
  private let options: Options
  private let console: Console
  private var right = 0
  private var asked = 0
  private var lastInstruction: String?

  private enum Command { case skip, quit }

  init(lab: Lab, options: Options, console: Console) {
    self.lab = lab
    self.options = options
    self.console = console
  }

  /// Asks until `quit`, the end of the input, or the last scenario.
  func talk() throws(LabError) {
    if let seed = options.seed {
      guard let drill = lab.drill else { throw .noDrill }
      for number in 1... {
        var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        write("Case \(number) of seed \(seed), level \(right + 1)\n")
        if ask(drill(right, &generator)) == .quit { break }
      }
    } else {
      for scenario in options.namesScenario ? [options.scenario] : lab.scenarios {
        if ask(scenario) == .quit { break }
      }
    }
    write("\(right) of \(asked) right in this sitting.\n")
  }

  private func ask(_ scenario: Scenario) -> Command? {
    let run = ScenarioRun(scenario, profile: options.system?.profile)
    let views = views(of: run)
    scenario.play(run)
    let scope = scenario.scope ?? lab.scope
    let prediction = scenario.prediction ?? lab.prediction
    let lines = prediction.lines(of: run, scope: scope)
    write("\(scenario.identifier)  \(scenario.title)  [\(run.device.profile.name)]\n")
    say(scenario.question)
    write("\n\(views)\n")
    instruct(prediction.instruction(for: lines, scope: scope))
    let alternatives = prediction.alternatives(to: lines, in: run)
    let (answer, command) = read(expecting: lines, alternatives: alternatives) {
      prediction.objection(to: $0, among: alternatives)
    }
    if command == .quit, answer.isEmpty { return .quit }
    if command != .skip { judge(answer, against: lines) } else { list(lines, marking: nil) }
    write("\n")
    say(scenario.answer(run))
    write("\n")
    return command
  }

  /// The views before any finger has landed, in a lab about views with a picture of them.
  private func views(of run: ScenarioRun) -> String {
    let outline = run.figure.outline(columns: console.columns)
    guard lab.picture == .views else { return outline }
    return Columns(
      left: outline.lines.map(LogLine.init),
      rightLines: { run.figure.drawing(columns: min($0, 32)).lines }
    ).text(within: console.columns)
  }

  /// What to type, unless the case before has said it.
  private func instruct(_ instruction: String) {
    let isFirst = lastInstruction == nil
    if instruction != lastInstruction { say(instruction) }
    if isFirst { say("An empty line ends it. ? offers choices, skip shows the lines, quit leaves.") }
    lastInstruction = instruction
  }

  // MARK: Reading

  private func read(
    expecting lines: [String], alternatives: [String], objection: (String) -> String?
  ) -> (answer: [String], Command?) {
    var answer: [String] = []
    var choices: [String?] = []
    // Return is easily pressed too early.
    var isSure = !console.isInteractive
    while let line = next(number: answer.count + 1) {
      switch line.lowercased() {
      case "" where answer.isEmpty && !isSure:
        isSure = true
        say("Not a single line? If nothing happens, press Return again; ? offers choices.")
      case "": return (answer, nil)
      case "quit", "q", "exit": return ([], .quit)
      case "skip": return (answer, .skip)
      case "?", "help":
        choices = self.choices(at: answer.count, of: lines, alternatives)
        for (number, choice) in choices.enumerated() {
          write("  \(number + 1)  \(choice ?? "nothing more")\n")
        }
      case _ where line.hasPrefix("#"): continue
      default:
        if let number = Int(line), choices.indices.contains(number - 1) {
          guard let choice = choices[number - 1] else { return (answer, nil) }
          answer.append(choice)
          choices = []
        } else if let objection = objection(line) {
          say(objection)
        } else {
          answer.append(line)
          choices = []
        }
      }
    }
    return (answer, .quit)
  }

  private func next(number: Int) -> String? {
    if console.isInteractive { console.write("\(number)> ") }
    guard let line = console.readLine() else {
      if console.isInteractive { console.write("\n") }
      return nil
    }
    let words = line.split { $0.isWhitespace }.joined(separator: " ")
    // Without a person the lines are repeated, so that the output can be read by itself.
    if !console.isInteractive, !words.isEmpty { write("\(number)> \(words.shortened())\n") }
    return words
  }

  /// The right line and up to three others, in an order that tells nothing.
  private func choices(at place: Int, of lines: [String], _ alternatives: [String]) -> [String?] {
    let rightOne = place < lines.count ? lines[place] : nil
    var generator = SeededGenerator(seed: UInt64(place + lines.count * 31))
    var others: [String?] = Set(lines + alternatives).sorted() + [nil]
    others.removeAll { $0 == rightOne }
    return generator.shuffled([rightOne] + generator.shuffled(others).prefix(3))
  }

  // MARK: Judging

  private func judge(_ answer: [String], against lines: [String]) {
    asked += 1
    // What comes after the lines that are enough is neither right nor wrong.
    let answer = lines.count == Prediction.most ? Array(answer.prefix(Prediction.most)) : answer
    let count = max(answer.count, lines.count)
    let difference = (0..<count).first { place in
      guard place < answer.count, place < lines.count else { return true }
      return answer[place].comparedText != lines[place].comparedText
    }
    guard let difference else {
      right += 1
      switch lines.count {
      case 0: return write("Right: nothing happens.\n")
      case 1: return write("Right.\n")
      default: return write("Right, all \(lines.count) lines.\n")
      }
    }
    write("Line \(difference + 1) is the first that differs.\n")
    write("  you     \(difference < answer.count ? answer[difference].shortened() : "nothing more")\n")
    write("  engine  \(difference < lines.count ? lines[difference] : "nothing more")\n")
    list(lines, marking: difference)
  }

  private func list(_ lines: [String], marking difference: Int?) {
    write(lines.isEmpty ? "Nothing happens.\n" : "This happens:\n")
    for (place, line) in lines.enumerated() { write("\(place == difference ? "▶" : " ") \(line)\n") }
  }

  private func say(_ text: String) {
    console.write(text.wrapped(to: PageWidth.ofText(within: console.columns)))
  }

  private func write(_ text: String) {
    console.write(text.lines.map(LogLine.init).text(within: console.columns))
  }
}
