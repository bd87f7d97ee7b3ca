/// What the lines of a prediction are made of: more than the right ones, so that choosing is left to the reader.
struct PredictionVocabulary {
  /// Lines that are chosen as they are.
  private(set) var wholeLines: [String] = []
  /// Lines of a name and a message, in each combination that counts.
  private(set) var combinations: [PredictedLine] = []
  /// Every line that can be made, each once.
  let lines: [String]
  private let subject: Prediction.Subject

  /// The vocabulary of a run that is over.
  init(of prediction: Prediction, lines: [PredictedLine], run: ScenarioRun, scope: TraceScope) {
    subject = prediction.subject
    let views = run.figure.views.map { $0.name }
    if subject == .log || subject == .states {
      let told = lines.filter { $0.name != nil }
      var names = Set(told.compactMap { $0.name } + prediction.idleNames)
      // Those who are not told are offered, too, where such as they may be.
      for others in [views] + run.chainFigure.chains.map({ $0.links.map { $0.name } })
      where !names.isDisjoint(with: others) {
        names.formUnion(others.filter { scope.showsCalls(of: $0) })
      }
      let messages = (Self.messages(in: told, scope: scope) + prediction.idleMessages).unique
      combinations = Self.sorted(names).flatMap { name in messages.map { PredictedLine(name, $0) } }
        .filter { prediction.counts($0) }
    }
    let whole = lines.filter { $0.name == nil }.map { $0.text } + prediction.decoys
    let more = subject == .receivers ? views + ["nothing"] : []
    wholeLines = Self.sorted(Set(whole + more).subtracting(combinations.map { $0.text }))
    self.lines = combinations.map { $0.text } + wholeLines
  }

  /// In an order that tells nothing.
  private static func sorted(_ texts: Set<String>) -> [String] {
    texts.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// The messages of some lines, each with those that it is one of.
  private static func messages(in lines: [PredictedLine], scope: TraceScope) -> [String] {
    let said = Set(lines.map { $0.message })
    var kin = families.filter { !said.isDisjoint(with: $0) }
    if scope.deliveries == .landings {
      kin = kin.map { $0.filter { !$0.hasPrefix("touches") || said.contains($0) } }
    }
    return kin.joined() + said.subtracting(kin.joined()).sorted()
  }

  private static let families = [
    ["hitTest", "pointInside"], ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
    ["pressesBegan", "pressesEnded", "pressesCancelled"], ["motionBegan", "motionEnded", "motionCancelled"],
    ["began", "changed", "ended", "cancelled", "failed"],
    ["beginTracking", "continueTracking", "endTracking", "cancelTracking"],
    [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      [.touchUpInside, .primaryActionTriggered], .touchUpOutside, .touchCancel,
    ].map { TraceEntry.Note.sends($0).text }, ["becomeFirstResponder", "resignFirstResponder"],
    [TraceEntry.Note.shows("the keyboard"), .hidesKeyboard].map { $0.text },
  ]

  /// The vocabulary as it is shown: who, what, and the lines that are chosen as they are.
  var definitions: [(term: String, lines: [String])] {
    let names = combinations.compactMap { $0.name }.unique
    let messages = combinations.map { $0.message }.unique
    let whole =
      switch subject {
      case .log, .states: names.isEmpty ? "Lines" : "Or"
      case .receivers: "Views"
      case .hands: "Who"
      }
    let parts = [("Who", names), ("What", messages), (whole, wholeLines)]
    return parts.filter { !$0.1.isEmpty }.map { ($0.0, [$0.1.joined(separator: " · ")]) }
  }

  /// Lines that could be right as well: those that share a word with a line, or any that are possible.
  func alternatives(to line: PredictedLine?) -> [String] {
    let near = combinations.filter { line == nil || $0.name == line?.name || $0.message == line?.message }
    return near.map { $0.text } + wholeLines
  }

  /// Why a line can't be meant, in a sentence that gives nothing away; `nil` for one that may be right or wrong.
  func objection(to line: String) -> String? {
    if Int(line) != nil { return "A number chooses one of the lines that ? shows." }
    let text = line.comparedText
    let reading = reading(of: line)
    if case .line = reading { return nil }
    let shown = "“\(line.echoed)”"
    switch subject {
    case .receivers, .hands:
      if case .several(let lines) = reading { return Self.question(shown, lines) }
      return "There is no \(shown) here. Choose from \(Words.list(wholeLines))."
    case .log, .states: break
    }
    guard let example = combinations.first else {
      return "\(shown) isn't a line of this log. ? offers choices."
    }
    if combinations.contains(where: { $0.message.comparedText == text }) {
      return "\(shown) is half a line: write who, too, such as “\(example.text)”."
    }
    if combinations.contains(where: { $0.name?.comparedText == text }) {
      return "\(shown) is half a line: write what, too, such as “\(example.text)”."
    }
    if case .several(let lines) = reading { return Self.question(shown, lines) }
    return
      "\(shown) isn't a line of this log. Write who and what, such as “\(example.text)”; ? offers choices."
  }

  private static func question(_ shown: String, _ lines: [String]) -> String {
    let some = lines.count > 4 ? lines.prefix(3) + ["\(lines.count - 3) others"] : lines
    return
      "\(shown) may be \(some.dropLast().joined(separator: ", ")) or \(some.last ?? ""): type more of it."
  }
}
