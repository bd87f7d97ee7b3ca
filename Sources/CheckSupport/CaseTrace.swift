/// What happened in the case that is checked at the moment, for a replay.
///
/// Code that makes a device for a case offers its trace here; nothing is kept unless a replay listens.
public enum CaseTrace {
  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var sources: [() -> String]?

  /// Whether a trace is wanted.
  public static var isWanted: Bool { sources != nil }

  /// Offers the text of a trace, to be asked for when the case is over.
  public static func offer(_ text: @escaping () -> String) { sources?.append(text) }

  /// Does something and says what was offered meanwhile.
  static func record(_ work: () -> Void) -> String {
    sources = []
    work()
    defer { sources = nil }
    return (sources ?? []).map { $0() }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
