import Course
import Foundation

/// Ends the process when a test runs for too long or when the program is left in the middle of a test.
final class Watchdog: @unchecked Sendable {
  static let shared = Watchdog()

  /// The exit code of a program that was left in the middle of a check.
  static let leftEarly: Int32 = 86

  /// Seconds of processor time that one test may take, so that a busy machine comes to the same verdict.
  private let limit: Double
  /// How many times the limit a test may take by the clock on the wall: one that waits takes no processor time.
  private static let patience = 3.0
  private let lock = NSLock()
  private var deadline: (processor: Double, wall: Double)?

  private init() {
    let asked = ProcessInfo.processInfo.environment["CHECK_LIMIT"].flatMap { Double($0) }
    limit = asked.flatMap { $0 > 0 ? $0 : nil } ?? 10
  }

  func arm() {
    lock.withLock {
      deadline = (Self.seconds(CLOCK_PROCESS_CPUTIME_ID) + limit, Self.wall() + limit * Self.patience)
    }
  }

  func disarm() {
    lock.withLock { deadline = nil }
  }

  /// Starts the thread that watches the calling thread.
  func start() {
    atexit {
      // `exit(0)` in a check must not look like success to anyone who only sees the exit code.
      guard Watchdog.shared.isArmed else { return }
      Watchdog.say("Fatal error: exit() was called before the check was over\n")
      _exit(Watchdog.leftEarly)
    }
    let watched = WatchedThread(id: pthread_self())
    Thread.detachNewThread {
      while !self.isLate { usleep(20_000) }
      CheckProcess.note(.timeLimit)
      Self.say("Fatal error: \(CheckEnding.timeLimit.words): more than \(self.limit) s\n")
      // The signal goes to the thread that runs the check, so that the backtrace shows the line of the loop.
      pthread_kill(watched.id, SIGTRAP)
      // While the run time writes the backtrace, however long that takes, this thread is stopped. On Linux the signal
      // that stops it also ends its sleep; the seconds are for code that ignores the signal, and for macOS.
      sleep(10)
      _exit(124)
    }
  }

  private var isArmed: Bool { lock.withLock { deadline != nil } }

  private var isLate: Bool {
    guard let deadline = lock.withLock({ deadline }) else { return false }
    return Self.seconds(CLOCK_PROCESS_CPUTIME_ID) > deadline.processor || Self.wall() > deadline.wall
  }

  private static func wall() -> Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func say(_ text: String) {
    _ = text.withCString { write(2, $0, strlen($0)) }
  }
}

/// A thread's name may be handed to another thread.
private struct WatchedThread: @unchecked Sendable {
  let id: pthread_t
}
