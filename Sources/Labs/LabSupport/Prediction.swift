/// What a reader predicts of a scenario, as lines; the right ones are read from a run of it and never written by hand.
public struct Prediction: Equatable, Sendable {
  /// What the lines are.
  public enum Subject: Equatable, Sendable {
    /// Lines of the lab's log, without times.
    case log
    /// The states that recognizers go to.
    case states
    /// The views that get the fingers, finger by finger.
    case receivers
    /// The parts of the system whose hands the event goes through.
    case hands
  }

  /// What the lines are.
  public var subject: Subject
  /// The question, which names what is typed; the scenario's unless set.
  public var question: String?
  /// A line counts if it holds one of these; every line does when there are none.
  var words: [String] = []
  /// The first line that counts holds this.
  var start: String?
  /// The last line that counts is the first one that holds this.
  var end: String?
  /// Lines that do not come, but might.
  var decoys: [String] = []
  /// Messages that no one gets, but someone might.
  var idleMessages: [String] = []
  /// Who might get messages, and is offered even if no one gets any.
  var idleNames: [String] = []
  /// Which lines count of those that come one after the other with the same message.
  public var row = Row.all

  /// Which lines count of a row with the same message.
  public enum Row: Equatable, Sendable {
    /// All of them.
    case all
    /// The first and the last: where the message comes to, and how far it gets.
    case ends
  }

  /// How many lines a reader is asked to type at most.
  static let most = 12

  /// Lines of the log: only those that hold one of some words, or from one line to another.
  public static func log(
    _ question: String? = nil, only words: [String] = [], from start: String? = nil, to end: String? = nil,
    besides decoys: [String] = [], offering idleMessages: [String] = [], among idleNames: [String] = []
  ) -> Prediction {
    Prediction(
      subject: .log, question: question, words: words, start: start, end: end, decoys: decoys,
      idleMessages: idleMessages, idleNames: idleNames)
  }

  /// The states that recognizers go to.
  public static func states(_ question: String? = nil, to end: String? = nil) -> Prediction {
    Prediction(subject: .states, question: question, end: end)
  }

  /// The views that get the fingers.
  public static func receivers(_ question: String? = nil) -> Prediction {
    Prediction(subject: .receivers, question: question)
  }

  /// Who has the event, from the glass on.
  public static func hands(
    _ question: String? = nil, only words: [String] = [], to end: String? = nil, besides decoys: [String] = []
  ) -> Prediction {
    Prediction(subject: .hands, question: question, words: words, end: end, decoys: decoys)
  }

  /// The right lines, in which what happens several times in a row counts once.
  func lines(of run: ScenarioRun, scope: TraceScope) -> [PredictedLine] {
    let lines = part(of: everyLine(of: run, scope: scope))
    // Two fingers in a row may well go to the same view.
    if subject == .receivers { return lines }
    let changes = lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
    switch row {
    case .all: return changes
    case .ends:
      let messages = changes.map { $0.message }
      return changes.indices.filter {
        $0 == 0 || messages[$0] != messages[$0 - 1] || $0 == changes.count - 1
          || messages[$0] != messages[$0 + 1]
      }.map { changes[$0] }
    }
  }

  private func everyLine(of run: ScenarioRun, scope: TraceScope) -> [PredictedLine] {
    var scope = scope
    if scope.passes == .every { scope.passes = .last }
    scope.showsPassHeadings = false
    let entries = scope.entries(of: run.trace.entries)
    switch subject {
    case .log: return entries.compactMap { $0.predictedLine }
    case .states:
      return entries.compactMap {
        if case .state = $0.event { $0.predictedLine } else { nil }
      }
    case .receivers:
      return run.figure(marking: run.trace.entries).fingers.map { PredictedLine(whole: $0.hit ?? "nothing") }
    case .hands: return entries.filter { $0.isOnTheWayIn }.map { PredictedLine(whole: $0.subject) }
    }
  }

  private func part(of lines: [PredictedLine]) -> [PredictedLine] {
    let first = start.flatMap { start in lines.firstIndex { $0.text.contains(start) } } ?? 0
    let last = end.flatMap { end in lines[first...].firstIndex { $0.text.contains(end) } }
    return lines[first..<(last.map { $0 + 1 } ?? lines.count)].filter { counts($0) }
  }

  /// Whether a line is one that is asked for.
  func counts(_ line: PredictedLine) -> Bool {
    words.isEmpty || words.contains { line.text.contains($0) }
  }

  /// How to type what the question asks for.
  func instruction(for lines: [PredictedLine]) -> String {
    var sentences: [String]
    switch subject {
    case .log, .states:
      sentences = ["Type the lines of the log in order, without times."]
      if subject == .states { sentences = ["Type the states in order, such as “Tap ended”."] }
    case .receivers:
      return "Type the view that gets the finger, one line for each finger; “nothing” if none does."
    case .hands: sentences = ["Type who has the event, line by line."]
    }
    if !words.isEmpty {
      sentences.append(
        "Only lines with \(words.map { "“\($0.trimmingCharacters(in: .whitespaces))”" }.joined(separator: " or ")) count."
      )
    }
    if let start { sentences.append("Begin with the first line with “\(start)”.") }
    if let end { sentences.append("End with the first line with “\(end)”.") }
    sentences.append(
      row == .ends
        ? "Of lines in a row with the same message, type only the first and the last."
        : "What comes several times in a row counts once.")
    if lines.contains(where: { $0.message == "hitTest" }) {
      sentences.append("For hit-testing, write only the last pass.")
    }
    if lines.count > Self.most { sentences.append("The first \(Self.most) are enough.") }
    return sentences.joined(separator: " ")
  }
}
