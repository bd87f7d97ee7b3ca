import Foundation

/// What happened in the case that is checked at the moment, for a replay.
///
/// Code that makes a device for a case offers its trace here; nothing is kept unless a replay listens.
public enum CaseTrace {
  /// A line of a trace, and when it was written, in seconds of the device's time.
  public struct Line {
    let text: String
    let time: TimeInterval?

    /// Makes a line.
    public init(_ text: String, at time: TimeInterval? = nil) { (self.text, self.time) = (text, time) }
  }

  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var record: CaseRecord?

  /// Whether a trace is wanted.
  public static var isWanted: Bool { record != nil }

  /// Offers a trace of the student's run, to be asked for when the case is over.
  public static func offer(_ lines: @escaping () -> [Line]) { record?.traces.append(lines) }

  /// Offers what the student's run has told, line by line, beside what it should tell.
  public static func offer(expected: [String], actual: [Line]) {
    record?.comparisons.append(CaseRecord.Comparison(expected: expected, actual: actual))
  }

  /// Offers when the student's run first did what's wrong, in seconds of the device's time, where there are no lines that
  /// tell; the first moment counts.
  public static func offer(moment: TimeInterval) {
    if record?.moment == nil { record?.moment = moment }
  }

  /// Does something of which no trace is wanted, such as the run of a right answer.
  public static func paused<Value>(_ work: () -> Value) -> Value {
    let kept = record
    record = nil
    defer { record = kept }
    return work()
  }

  /// Does something, and gives what was offered meanwhile.
  static func record(_ work: () -> Void) -> CaseRecord {
    record = CaseRecord()
    work()
    defer { record = nil }
    return record ?? CaseRecord()
  }
}
