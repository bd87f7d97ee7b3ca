import Foundation

/// Says which case it was when one crashes, or does not end.
enum Watchdog {
  /// How long a case may take, in seconds.
  private static let limit: UInt32 = 20
  // Made before anything goes wrong: a signal handler may only write.
  private nonisolated(unsafe) static let message = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var length = 0
  private static let capacity = 200

  static func enter(case number: Int, seed: UInt64) {
    if length == 0 {
      for trouble in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
        signal(trouble) { _ in
          write(2, Watchdog.message, Watchdog.length)
          _exit(70)
        }
      }
    }
    let text = "\nfuzz FAILED: crashed, or took too long; again: make fuzz SEED=\(seed) CASE=\(number)\n"
    length = 0
    for byte in text.utf8.prefix(capacity) {
      message[length] = byte
      length += 1
    }
    alarm(limit)
  }

  static func leave() { alarm(0) }
}
