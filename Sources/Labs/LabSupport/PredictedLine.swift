/// A line that a reader predicts: who, and what becomes of it; or a whole line that the app itself writes.
struct PredictedLine: Hashable {
  /// Who is told, asked or changed; `nil` for a whole line.
  var name: String?
  /// What it is told, asked or changed to.
  var message: String

  init(_ name: String, _ message: String) { (self.name, self.message) = (name, message) }

  init(whole line: String) { message = line }

  /// The line as it is typed.
  var text: String { name.map { "\($0) \(message)" } ?? message }
}

extension TraceEntry {
  /// Whether the event is handed on here: answers go back, and a loop that sleeps has no event.
  var isOnTheWayIn: Bool {
    switch event {
    case .answer, .note(.sleeps): false
    case .note, .call, .state, .action: stage != .hitTesting
    }
  }

  /// What a reader can predict of the entry; `nil` for answers and for the reasons behind what happens.
  var predictedLine: PredictedLine? {
    switch event {
    case .call(let method):
      let name = String(method.selector.prefix { $0 != ":" })
      return PredictedLine(
        subject, ["WithTouch", "WithEvent"].reduce(name) { $0.without(ending: $1) })
    case .answer, .action: return nil
    case .state(let state): return PredictedLine(subject, state.name)
    case .note(let note):
      if stage == .log {
        return PredictedLine(whole: note.text.split { $0.isWhitespace }.joined(separator: " "))
      }
      return stage == .gestures ? nil : PredictedLine(subject, note.text)
    }
  }
}
