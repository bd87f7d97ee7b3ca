/// Reads the words of one line at the prompt.
struct CommandParser {
  private let name: CommandName
  private var words: ArraySlice<String>

  /// Reads a line; `nil` for an empty one and for a comment that begins with `#`.
  static func command(in line: String) throws(CommandError) -> Command? {
    let words = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    guard let name = CommandName(typed: first) else { throw .unknownCommand(first) }
    var parser = CommandParser(name: name, words: words.dropFirst())
    let command = try parser.command()
    if let word = parser.words.first { throw .tooMuch(name, word) }
    return command
  }

  private mutating func command() throws(CommandError) -> Command {
    switch name {
    case .tap: return .tap(try place())
    case .doubleTap: return .doubleTap(try place())
    case .press: return .press(try place(), seconds: try number(in: 0...60, else: 0.5))
    case .drag: return .drag(try place(), try place(), seconds: try number(in: 0...60, else: 0.3))
    case .twoFinger: return .twoFinger(try place(), try place())
    case .pinch:
      return .pinch(
        try place(), from: try number(in: 0...1000), to: try number(in: 0...1000),
        seconds: try number(in: 0...60, else: 0.3))
    case .twist:
      return .twist(
        try place(), degrees: try number(in: -3600...3600), seconds: try number(in: 0...60, else: 0.3))
    case .wait: return .wait(try number(in: 0...3600))
    case .hide: return .hide(try word())
    case .show: return .show(try word())
    case .alpha: return .alpha(try word(), try number(in: 0...1))
    case .interaction: return .interaction(try word(), isOn: try onOrOff())
    case .move: return .move(try word(), try point())
    case .front: return .front(try word())
    case .rotate: return .rotate(try word(), degrees: try number(in: -3600...3600))
    case .hit: return .hit(try place())
    case .tree: return .tree
    case .picture: return .picture
    case .profile: return .profile(try word())
    case .format: return .format(try word())
    case .reset: return .reset
    case .help: return .help(try commandName())
    case .quit: return .quit
    }
  }

  private mutating func word() throws(CommandError) -> String {
    guard let word = words.popFirst() else { throw .incomplete(name) }
    return word
  }

  private mutating func commandName() throws(CommandError) -> CommandName? {
    guard let word = words.popFirst() else { return nil }
    guard let name = CommandName(typed: word) else { throw .unknownCommand(word) }
    return name
  }

  private mutating func number(
    in range: ClosedRange<Double> = -10_000...10_000, else fallback: Double? = nil
  ) throws(CommandError) -> Double {
    if words.isEmpty, let fallback { return fallback }
    let word = try word()
    guard let value = Double(word), value.isFinite else { throw .notANumber(word, name) }
    guard range.contains(value) else { throw .outOfRange(value, range, name) }
    return value
  }

  private mutating func point() throws(CommandError) -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  /// Two numbers, or the name of a view.
  private mutating func place() throws(CommandError) -> Command.Place {
    guard let next = words.first else { throw .incomplete(name) }
    return Double(next) == nil ? .view(try word()) : .point(try point())
  }

  private mutating func onOrOff() throws(CommandError) -> Bool {
    let word = try word()
    switch word.lowercased() {
    case "on": return true
    case "off": return false
    default: throw .notOnOrOff(word)
    }
  }
}
