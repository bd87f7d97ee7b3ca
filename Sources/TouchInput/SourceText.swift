/// The lines of a recording, and the name under which messages speak of it.
struct SourceText {
  /// One line without its end.
  struct Line {
    let number: Int
    let text: String

    /// The words of the line between spaces and tabs.
    var fields: [Substring] { text.split { $0 == " " || $0 == "\t" } }
  }

  let file: String
  let lines: [Line]

  /// Splits bytes into lines.
  ///
  /// A byte order mark and carriage returns are dropped; what is not UTF-8 becomes replacement characters, so
  /// that a strange character in a comment does no harm.
  init(bytes: some Sequence<UInt8>, file: String) {
    self.file = file
    var bytes = Array(bytes)[...]
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
    lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated().map { index, line in
      let text = line.last == 0x0d ? line.dropLast() : line
      return Line(number: index + 1, text: String(decoding: text, as: UTF8.self))
    }
  }

  func error(_ cause: RecordingError.Cause, line: Int? = nil) -> RecordingError {
    RecordingError(file: file, line: line, cause: cause)
  }

  /// The error for a line that does not read as it should.
  func malformed(_ line: Line, expected: String) -> RecordingError {
    error(.malformedLine(text: line.text.shortened(), expected: expected), line: line.number)
  }
}
