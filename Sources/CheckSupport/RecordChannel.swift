import Course
import Foundation

/// How the checker hears what happened.
final class RecordChannel {
  private let memory: RecordMemory
  private let owner = getpid()
  private let encoder = JSONEncoder()
  /// A descriptor that only this process has a use for, and what it stands for.
  private let sentinel: Int32
  private let identity: Identity?

  private init(memory: RecordMemory) {
    self.memory = memory
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { close(ends[1]) }
    sentinel = ends[0]
    _ = fcntl(sentinel, F_SETFD, FD_CLOEXEC)
    identity = Identity(sentinel)
  }

  private struct Identity: Equatable {
    let device: dev_t
    let node: ino_t

    init?(_ descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      device = status.st_dev
      node = status.st_ino
    }
  }

  /// Whether the descriptors of this process are still its own: the test library has some that it cannot do without.
  var isIntact: Bool { identity != nil && Identity(sentinel) == identity }

  /// The checker's memory, if a checker started this process.
  static func inherited() -> RecordChannel? {
    guard let text = ProcessInfo.processInfo.environment[RecordMemory.variable], let given = Int32(text)
    else {
      return nil
    }
    unsetenv(RecordMemory.variable)
    return RecordMemory(handedOver: given).map(RecordChannel.init)
  }

  func send(
    _ event: CheckRecord.Event, test: String, outcome: CheckRecord.Outcome? = nil, messages: [String] = [],
    seed: UInt64? = nil, seconds: Double = 0
  ) {
    let record = CheckRecord(
      event: event, test: test, outcome: outcome, messages: messages, seed: seed, seconds: seconds)
    // A copy of the process has the same memory, and no voice.
    guard getpid() == owner, let line = try? encoder.encode(record) else { return }
    memory.append(Array(line))
  }

  /// Says at which random case the test in flight is.
  func note(seed: UInt64?) {
    if getpid() == owner { memory.seed = seed }
  }

  /// Says why the process is about to end.
  func note(_ ending: CheckEnding) {
    if getpid() == owner { memory.ending = ending }
  }
}
