/// What a reader predicts of a scenario, as lines; the right ones are read from a run of it and never written by hand.
public enum Prediction: Equatable, Sendable {
  /// The log of the lab, without times.
  case log
  /// The views that get the fingers, finger by finger.
  case receivers
  /// The parts of the system whose hands the event goes through.
  case hands

  /// How many lines a reader is asked to type at most.
  static let most = 12

  /// The right lines, in which what happens several times in a row counts once.
  func lines(of run: ScenarioRun, scope: TraceScope) -> [String] {
    let lines: [String]
    switch self {
    case .log:
      var scope = scope
      if scope.passes == .every { scope.passes = .last }
      scope.showsPassHeadings = false
      lines = scope.entries(of: run.trace.entries).compactMap { $0.predictedLine }
    case .receivers:
      let hits = run.figure(marking: run.trace.entries).fingers.map { $0.hit ?? "nothing" }
      return Array(hits.prefix(Self.most))
    case .hands:
      lines = scope.entries(of: run.trace.entries).filter { $0.isOnTheWayIn }.map { $0.subject }
    }
    let changes = lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
    return Array(changes.prefix(Self.most))
  }

  /// Lines that could be right as well, for choices.
  func alternatives(to lines: [String], in run: ScenarioRun) -> [String] {
    switch self {
    case .receivers: return run.figure.views.map { $0.name }
    case .hands: return lines
    case .log:
      let ends = ["Began", "Moved", "Ended", "Cancelled"].flatMap { [$0, $0.lowercased()] }
      return lines
        + lines.flatMap { line in
          ends.filter { line.hasSuffix($0) }.flatMap { end in
            ends.filter { $0.first?.isUppercase == end.first?.isUppercase }.map {
              line.dropLast(end.count) + $0
            }
          }
        }
    }
  }

  /// Why a line can't be meant, in a sentence that gives nothing away; `nil` for one that may be right or wrong.
  func objection(to line: String, among alternatives: [String]) -> String? {
    if Int(line) != nil { return "A number chooses one of the lines that ? shows." }
    switch self {
    case .log:
      let halves = ["began", "moved", "ended", "cancelled", "possible", "changed", "failed"]
      guard halves.contains(line.lowercased()) || line.lowercased().hasPrefix("touches"), !line.contains(" ")
      else { return nil }
      return "“\(line.shortened())” is half a line: write who, too, such as “EView touchesBegan”."
    case .receivers, .hands:
      let names = Set(alternatives).sorted() + (self == .receivers ? ["nothing"] : [])
      if names.contains(where: { $0.comparedText == line.comparedText }) { return nil }
      return "There is no “\(line.shortened())” here. There are \(Words.list(names))."
    }
  }

  /// What to type.
  func instruction(for lines: [String], scope: TraceScope) -> String {
    let most = lines.count == Self.most ? " The first \(Self.most) are enough." : ""
    switch self {
    case .log:
      let pass = scope.stages.contains(.hitTesting) ? " For hit-testing, write only the last pass." : ""
      return
        "Type the log line by line, without times, such as “EView touchesBegan” or “Tap ended”. What comes "
        + "several times in a row counts once." + pass + most
    case .receivers:
      return "Type the view that gets the finger, one line for each finger; “nothing” if none does."
    case .hands:
      let names = Set(lines).sorted { $0.lowercased() < $1.lowercased() }
      return "Type who has the event, line by line. They are, alphabetically: \(Words.list(names))." + most
    }
  }
}

extension TraceEntry {
  /// Whether the event is handed on here: answers go back, and a loop that sleeps has no event.
  fileprivate var isOnTheWayIn: Bool {
    switch event {
    case .answer: false
    case .note(let text): stage != .hitTesting && !text.hasSuffix("sleeps")
    case .call, .state, .action: stage != .hitTesting
    }
  }

  /// What a reader can predict of the entry; `nil` for answers and for the reasons behind what happens.
  fileprivate var predictedLine: String? {
    switch event {
    case .call(let method):
      let name = method.selector.prefix { $0 != ":" }
      return "\(subject) " + ["WithTouch", "WithEvent"].reduce(String(name)) { $0.without(ending: $1) }
    case .answer, .action: return nil
    case .state(let state): return "\(subject) \(state.name)"
    case .note(let text):
      if stage == .log { return text }
      return stage == .gestures ? nil : "\(subject) \(text)"
    }
  }
}

extension String {
  fileprivate func without(ending: String) -> String {
    count > ending.count && hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }

  /// What is compared of a line: letters and digits, in whatever style the message is written.
  ///
  /// `-[EView touchesBegan:withEvent:]`, `EView.touchesBegan(_:with:)` and `e touchesbegan` are the same.
  var comparedText: String {
    var words = lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = words.map { $0.without(ending: "withevent").without(ending: "withtouch") }
    if let state = words.firstIndex(of: "state"), state > 0 {
      words.removeSubrange(
        state..<(words.dropFirst(state + 1).first.flatMap { Int($0) } == nil ? state + 1 : state + 2))
    }
    if let first = words.first { words[0] = first.without(ending: "view") }
    return words.filter { !["with", "withevent", "withtouch"].contains($0) }.joined()
  }
}
