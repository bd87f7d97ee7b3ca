/// The person's end of a terminal: it hands over each key, and a ``LineEditor`` makes lines of them.
final class Keyboard {
  private var editor = LineEditor()
  private let input: Int32
  private let write: (String) -> Void

  /// A terminal by its two ends and its name; `nil` where one of them is none, or it can't move its cursor.
  init?(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    name: String? = ProcessInfo.processInfo.environment["TERM"], write: @escaping (String) -> Void
  ) {
    guard isatty(input) == 1, isatty(output) == 1, !["", "dumb"].contains(name ?? "") else { return nil }
    (self.input, self.write) = (input, write)
  }

  /// Reads a line; `nil` at the end of the input.
  func line(after prompt: String, columns: Int, possible: @escaping (String) -> [String]) -> String? {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else {
      write(prompt)
      return Swift.readLine()
    }
    takeEachKey(settings)
    defer { set(settings) }
    editor.columns = columns
    write(editor.begin(prompt: prompt, possible: possible))
    while let byte = nextByte() {
      let step = editor.take(byte)
      if !step.echo.isEmpty { write(step.echo) }
      switch step.end {
      case nil: continue
      case .line(let text): return text
      case .input: return nil
      case .interrupt: signal(SIGINT, settings)
      case .suspension: signal(SIGTSTP, settings)
      }
      // The program goes on: it was suspended, or it survives an interruption.
      takeEachKey(settings)
      write(editor.shown)
    }
    return nil
  }

  /// Has the terminal hand over each key as it is; what is written still goes to new lines by itself.
  private func takeEachKey(_ settings: termios) {
    var raw = settings
    cfmakeraw(&raw)
    raw.c_oflag = settings.c_oflag
    set(raw)
  }

  /// What was typed ahead stays.
  private func set(_ settings: termios) {
    var settings = settings
    tcsetattr(input, TCSADRAIN, &settings)
  }

  /// Does what the terminal does on its own elsewhere: the signal reaches all that run together, such as `make`.
  private func signal(_ number: Int32, _ settings: termios) {
    set(settings)
    kill(0, number)
  }

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      switch read(input, &byte, 1) {
      case 1: return byte
      case -1 where errno == EINTR: continue
      default: return nil
      }
    }
  }
}
