/// Why a process with checks ends itself in the middle of a test.
public enum CheckEnding: Codable, Equatable, Sendable {
  /// The test took too long.
  case timeLimit
  /// A run loop of the device never slept: so many passes within a second of the device's time.
  case passLimit(Int)
  /// The test has closed or replaced the file descriptors of its process.
  case descriptorsGone
  /// The test has left no file descriptors to go on with.
  case noDescriptorsLeft

  /// The reason, in words.
  public var words: String {
    switch self {
    case .timeLimit: "the check took too long"
    case .passLimit(let passes):
      "a run loop never sleeps: \(passes) passes within a second of the device's time"
    case .descriptorsGone: "its file descriptors were closed or replaced"
    case .noDescriptorsLeft: "no file descriptors were left to go on with"
    }
  }
}
