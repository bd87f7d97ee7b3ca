/// What a process that runs checks tells the checker: one line of JSON for each event.
///
/// A test has passed only when its `finish` record, after its `start` and before that of any other test, says so. Nothing
/// else (an exit code, printed text) is ever taken for success.
public struct CheckRecord: Codable, Sendable {
  /// What happened.
  public enum Event: String, Codable, Sendable {
    /// A test begins.
    case start
    /// A test varies something that a proof can leave out.
    case variation
    /// A test is over, its last assertion and its tear-down included.
    case finish
  }

  /// How a test ended.
  public enum Outcome: String, Codable, Sendable {
    /// No assertion failed.
    case passed
    /// At least one assertion failed.
    case failed
    /// The test chose not to run.
    case skipped
  }

  /// What happened.
  public let event: Event
  /// The test, as `Class.test`.
  public let test: String
  /// How it ended, for `finish`.
  public let outcome: Outcome?
  /// The messages of its failed assertions; for `variation`, its name.
  public let messages: [String]
  /// The seed of the random case that was wrong, if it was one.
  public let seed: UInt64?
  /// How long it took, for `finish`.
  public let seconds: Double

  /// Makes a record.
  public init(
    event: Event, test: String, outcome: Outcome? = nil, messages: [String] = [],
    seed: UInt64? = nil, seconds: Double = 0
  ) {
    self.event = event
    self.test = test
    self.outcome = outcome
    self.messages = messages
    self.seed = seed
    self.seconds = seconds
  }
}
