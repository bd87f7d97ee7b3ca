import Foundation

/// What was offered of one case: a replay shows the moment that matters, and keeps the rest in a file.
struct CaseRecord {
  struct Comparison {
    let expected: [String]
    let actual: [CaseTrace.Line]

    /// The number of the first line that differs; `nil` if none does.
    var divergence: Int? {
      let told = actual.map(\.text)
      guard told != expected else { return nil }
      return zip(told, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(told.count, expected.count)
    }
  }

  var traces: [() -> [CaseTrace.Line]] = []
  var comparisons: [Comparison] = []
  /// When something went wrong, if lines don't say it.
  var moment: TimeInterval?

  /// How many lines are shown before the moment that matters, and after it.
  private static let (linesBefore, linesAfter) = (14, 8)

  /// The comparison that differs, or the last one.
  private var telling: Comparison? { comparisons.first { $0.divergence != nil } ?? comparisons.last }

  /// The moment that matters: how the student's run goes on where it differs, and what the engine did then.
  var excerpt: [String] {
    let divergence = telling?.divergence
    var lines: [String] = []
    if let telling, let divergence, divergence + 1 < telling.actual.count {
      let next = telling.actual[(divergence + 1)...]
      lines += ["after that, your run goes on:"] + indented(next.prefix(Self.linesAfter).map(\.text))
      if next.count > Self.linesAfter { lines.append("    …") }
    }
    let trace = traces.last?() ?? []
    let time =
      divergence.flatMap { number in
        telling?.actual.indices.contains(number) == true ? telling?.actual[number].time : nil
      } ?? moment
    // What has led to a line stands before it; without one, the end is what matters.
    let place = time.flatMap { time in trace.firstIndex { ($0.time ?? 0) > time } } ?? trace.count
    let shown = trace[max(0, place - Self.linesBefore)..<min(trace.count, place + Self.linesAfter)]
    if place == 0 { return lines }
    let moment = time.map { " around \(String(format: "%.3f", $0)) s" } ?? " at last"
    lines.append("what the engine did in your run\(moment):")
    if shown.startIndex > 0 { lines.append("    …") }
    lines += indented(shown.map(\.text))
    if shown.endIndex < trace.endIndex { lines.append("    …") }
    return lines
  }

  /// Everything, for a file.
  var whole: [String] {
    var lines: [String] = []
    for comparison in comparisons {
      lines += ["as it should be:"] + indented(comparison.expected)
      lines += ["as it is:"] + indented(comparison.actual.map(\.text))
    }
    for trace in traces { lines += ["what the engine did in your run:"] + indented(trace().map(\.text)) }
    return lines
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "    \($0)" } }
}
