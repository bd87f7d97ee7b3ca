/// Where a lab reads and writes: the real terminal, or a test.
public struct Terminal {
  /// Writes to the standard output.
  public var write: (String) -> Void
  /// Writes to the standard error.
  public var writeError: (String) -> Void
  /// Reads one line without its line break; `nil` at the end of the input.
  public var readLine: () -> String?
  /// Whether a person types the input.
  public var isInteractive: Bool
  /// How many characters fit on a line.
  public var columns: Int
  /// Lets a person edit a line after a prompt, with the lines that a beginning may become; `nil` where that can't be.
  var edit: ((_ prompt: String, _ possible: @escaping (String) -> [String]) -> String?)?

  /// Makes a terminal.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void,
    readLine: @escaping () -> String? = { nil }, isInteractive: Bool = false, columns: Int = 96
  ) {
    self.write = write
    self.writeError = writeError
    self.readLine = readLine
    self.isInteractive = isInteractive
    self.columns = columns
  }

  /// The program's own terminal or pipes.
  public static var system: Terminal {
    var terminal = Terminal(
      write: { write($0, to: .standardOutput) }, writeError: { write($0, to: .standardError) },
      readLine: { Swift.readLine() },
      isInteractive: isatty(STDIN_FILENO) == 1,
      columns: PageWidth.columns(
        environment: ProcessInfo.processInfo.environment["COLUMNS"], terminal: terminalColumns))
    if let keyboard = Keyboard(write: terminal.write) {
      terminal.edit = { keyboard.line(after: $0, columns: terminalColumns ?? 80, possible: $1) }
    }
    return terminal
  }

  /// Reads a line after a prompt, if a person types; `nil` at the end of the input.
  ///
  /// - Parameter possible: The lines that a beginning may become when Tab is pressed.
  func line(after prompt: String, possible: @escaping (String) -> [String]) -> String? {
    if let edit { return edit(prompt, possible) }
    guard isInteractive else { return readLine() }
    write(prompt)
    let line = readLine()
    if line == nil { write("\n") }
    return line
  }

  /// Writes, or leaves: with a full disk at the other end there is no one left to tell.
  private static func write(_ text: String, to file: FileHandle) {
    do { try file.write(contentsOf: Data(text.utf8)) } catch { exit(ExitCode.unwritableOutput.rawValue) }
  }

  /// The width of the terminal; `nil` where the output goes to a file or a pipe.
  private static var terminalColumns: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
