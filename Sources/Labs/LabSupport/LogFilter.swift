/// Which lines of a log are shown.
struct LogFilter: Equatable {
  /// The first and the last moment, in seconds as the log shows them.
  var moments: ClosedRange<TimeInterval> = 0...TimeInterval.infinity
  /// A line must hold one of these; every line is shown when there are none.
  var words: [String] = []

  func shows(moment: TimeInterval) -> Bool {
    // Times are compared as they are printed, to the thousandth.
    moments.contains((moment * 1000).rounded() / 1000)
  }

  func shows(line: String) -> Bool { words.isEmpty || words.contains { line.contains($0) } }
}
