/// Lets someone edit a line: bytes of a terminal come in, what the terminal must show goes out.
///
/// It knows no terminal; ``Keyboard`` sets one and carries the bytes.
struct LineEditor {
  /// What a byte led to.
  struct Step: Equatable {
    /// What the terminal must be sent.
    var echo = ""
    /// How the line ended; `nil` while it is edited.
    var end: End?
  }

  /// How the editing of a line ends.
  enum End: Equatable {
    /// Enter was pressed.
    case line(String)
    /// There is no more input.
    case input
    /// Ctrl-C was pressed.
    case interrupt
    /// Ctrl-Z was pressed: the line goes on afterwards.
    case suspension
  }

  /// How wide the terminal is, in characters.
  var columns = 80
  private(set) var line = EditedLine()
  private var prompt = ""
  private var possible: (String) -> [String] = { _ in [] }
  private var history = LineHistory()
  private var reader = KeyReader()

  /// Begins a line, and says what shows its prompt; `possible` are the lines that a beginning may become.
  mutating func begin(prompt: String, possible: @escaping (String) -> [String]) -> String {
    (self.prompt, self.possible) = (prompt, possible)
    line = EditedLine()
    return shown
  }

  /// Takes a byte from the terminal.
  mutating func take(_ byte: UInt8) -> Step {
    guard let key = reader.key(from: byte) else { return Step() }
    switch key {
    case .enter:
      history.append(line.text)
      return Step(echo: finished, end: .line(line.text))
    case .endOfInput where line.text.isEmpty: return Step(echo: "\n", end: .input)
    case .interrupt: return Step(echo: "^C\n", end: .interrupt)
    case .suspend: return Step(echo: "^Z\n", end: .suspension)
    case .up: return recall(history.earlier(than: line.text))
    case .down: return recall(history.later())
    case .complete: return complete()
    case .clear: return Step(echo: Self.clearScreen + shown)
    default: return Step(echo: line.apply(key) ? shown : "")
    }
  }

  /// What shows the line as it is, wherever the cursor was in it.
  var shown: String {
    // One column is left for the cursor: a full line would begin the next one.
    let part = line.part(within: max(columns - prompt.count - 1, 1))
    let whole = "\r\(prompt)\(part.text)\(Self.clearToEnd)"
    // The beginning is written again rather than counted: only the terminal knows how wide its characters are.
    return part.after.isEmpty ? whole : whole + "\r\(prompt)\(part.before)"
  }

  /// The line with its cursor at the end, and a new one below.
  private var finished: String {
    var ended = self
    _ = ended.line.apply(.end)
    return (line.after.isEmpty ? "" : ended.shown) + "\n"
  }

  private mutating func recall(_ text: String?) -> Step {
    guard let text else { return Step(echo: Self.bell) }
    line = EditedLine(text)
    return Step(echo: shown)
  }

  private mutating func complete() -> Step {
    guard let completion = Completion(of: line.before, meaning: possible(line.before)) else {
      return Step(echo: Self.bell)
    }
    guard completion.text == line.before else {
      line.replaceBefore(with: completion.text)
      return Step(echo: shown)
    }
    guard !completion.choices.isEmpty else { return Step(echo: Self.bell) }
    let choices = Words.wrapped(
      "  " + completion.choices.joined(separator: " · ").withWholeChoices, to: columns - 1, hanging: 2)
    return Step(echo: finished + choices.map { $0.withPlainSpaces + "\n" }.joined() + shown)
  }

  private static let clearToEnd = "\u{1b}[K"
  private static let clearScreen = "\u{1b}[H\u{1b}[2J"
  private static let bell = "\u{7}"
}
