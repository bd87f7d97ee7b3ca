/// The person's end of a terminal: it hands over each key, and a ``LineEditor`` makes lines of them.
final class Keyboard {
  private var editor = LineEditor()
  private let write: (String) -> Void

  /// The program's own terminal; `nil` where the input or the output is none, or one that can't move its cursor.
  init?(write: @escaping (String) -> Void) {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !["", "dumb"].contains(name) else {
      return nil
    }
    self.write = write
  }

  /// Reads a line; `nil` at the end of the input.
  func line(after prompt: String, columns: Int, possible: @escaping (String) -> [String]) -> String? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
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
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Does what the terminal does on its own elsewhere: the signal reaches all that run together, such as `make`.
  private func signal(_ number: Int32, _ settings: termios) {
    set(settings)
    kill(0, number)
  }

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      switch read(STDIN_FILENO, &byte, 1) {
      case 1: return byte
      case -1 where errno == EINTR: continue
      default: return nil
      }
    }
  }
}
