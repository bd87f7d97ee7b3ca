/// The lines of a recording, and the name under which messages speak of it.
struct SourceText {
  /// One line without its end.
  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>

    /// The line as text; what is not UTF-8 becomes replacement characters, so that a strange character in a comment
    /// does no harm.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The words of the line between spaces and tabs.
    var fields: [Substring] { text.split { $0 == " " || $0 == "\t" } }

    /// The same words as bytes, one at a time: most lines of a recording are looked at only once.
    var words: Words { Words(of: bytes) }
  }

  /// The words of a line, from the first to the last.
  struct Words: IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(of line: ArraySlice<UInt8>) { rest = line }

    mutating func next() -> ArraySlice<UInt8>? {
      var start = rest.startIndex
      while start < rest.endIndex, rest[start].isBlank { start += 1 }
      var end = start
      while end < rest.endIndex, !rest[end].isBlank { end += 1 }
      defer { rest = rest[end...] }
      return start < end ? rest[start..<end] : nil
    }
  }

  let file: String
  let lines: [Line]
  /// Whether this can be a text at all: none has a byte that is 0.
  let isText: Bool

  /// Splits bytes into lines; a byte order mark and carriage returns are dropped.
  init(bytes: some Sequence<UInt8>, file: String) {
    self.file = file
    let all = Array(bytes)
    isText = !all.contains(0)
    var lines: [Line] = []
    var start = all.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while start <= all.count {
      var end = start
      while end < all.count, all[end] != UInt8(ascii: "\n") { end += 1 }
      let hasReturn = end > start && all[end - 1] == UInt8(ascii: "\r")
      lines.append(Line(number: lines.count + 1, bytes: all[start..<(hasReturn ? end - 1 : end)]))
      start = end + 1
    }
    self.lines = lines
  }

  func error(_ cause: RecordingError.Cause, line: Int? = nil) -> RecordingError {
    RecordingError(file: file, line: line, cause: cause)
  }

  /// The error for a line that does not read as it should.
  func malformed(_ line: Line, expected: String) -> RecordingError {
    error(.malformedLine(text: line.text.shortened(), expected: expected), line: line.number)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
