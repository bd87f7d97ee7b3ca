import Foundation

/// What a student's code has printed since a moment, to be told with a failure.
///
/// The checker names the file in `CHECK_OUTPUT` that the standard output goes to; without it, nothing is told.
enum PrintedLines {
  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var start: off_t = 0
  private static let place = getenv("CHECK_OUTPUT").map { String(cString: $0) }
  private static let shown = 5
  /// A line that is longer fills a terminal.
  private static let longest = 200
  private static let mostBytes = 1 << 20

  /// From now on lines count.
  static func begin() {
    if place != nil { start = end }
  }

  /// Whether anything has been printed.
  static var areThere: Bool { place != nil && end > start }

  /// How many lines there are and where, and the first of them; nothing if there are none.
  static var note: String {
    guard let place, areThere else { return "" }
    let lines = text(from: start, to: end).split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.last == "" ? lines.count - 1 : lines.count
    guard count > 0 else { return "" }
    let first = text(from: 0, to: start).reduce(into: 1) { if $1 == "\n" { $0 += 1 } }
    let more = count > shown ? "; the first \(shown):" : ":"
    return
      (["", "your code printed \(count) line\(count == 1 ? "" : "s") in this case\(more)"]
      + lines.prefix(min(count, shown)).map(cut) + ["    (\(place), from line \(first))"])
      .joined(separator: "\n")
  }

  private static func cut(_ line: Substring) -> String {
    "    " + line.prefix(longest) + (line.count > longest ? "…" : "")
  }

  /// Everything since the moment.
  static var all: [String] {
    text(from: start, to: end).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Where the output ends at present; a pipe has no place.
  private static var end: off_t {
    fflush(nil)
    return max(0, lseek(STDOUT_FILENO, 0, SEEK_END))
  }

  private static func text(from start: off_t, to end: off_t) -> String {
    var bytes = [UInt8](repeating: 0, count: min(Int(end - start), mostBytes))
    let count = pread(STDOUT_FILENO, &bytes, bytes.count, start)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
