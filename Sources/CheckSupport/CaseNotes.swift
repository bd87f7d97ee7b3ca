/// What there is to say about the case that is checked at the moment, beside what a check finds wrong.
///
/// A case's device offers its notes here; they stand below the message of a check that fails.
public enum CaseNotes {
  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var source: (() -> [String])?

  /// Offers notes, to be asked for when the check fails; those of an earlier device of the check are forgotten.
  public static func offer(_ notes: @escaping () -> [String]) { source = notes }

  static func forget() { source = nil }

  /// The notes, each in a line of its own after what was found.
  static var text: String { (source?() ?? []).reduce(into: "") { $0 += "\nthe engine says: \($1)" } }
}
