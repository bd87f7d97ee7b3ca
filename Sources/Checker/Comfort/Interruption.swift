import Foundation
import Synchronization

/// Ctrl-C, and whatever else ends the checker from outside.
///
/// What the checker has started is in process groups of its own, which a terminal does not reach: it is ended here.
enum Interruption {
  private static let noticed = Atomic<Bool>(false)
  private static let isAwaited = Atomic<Bool>(false)

  static var hasCome: Bool { noticed.load(ordering: .relaxed) }

  /// From now on the first interruption is noticed; a second one ends the program as ever.
  static func listen() { isAwaited.store(true, ordering: .relaxed) }

  /// From now on nothing that was started here outlives an interruption.
  static func takeAlongWhatWasStarted() { _ = sources }

  /// What `SIG_IGN` is; functions cannot be compared.
  private static let ignored = 1

  // Made once, and never touched again.
  nonisolated(unsafe) private static let sources: [any DispatchSourceSignal] = [SIGINT, SIGTERM, SIGHUP]
    .compactMap { number in
      // Whoever started the checker may have it go on, as `nohup` does.
      if unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == ignored { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
      source.setEventHandler {
        if isAwaited.load(ordering: .relaxed), !noticed.exchange(true, ordering: .relaxed) { return }
        for id in ChildProcess.known.withLock({ $0 }) { kill(-id, SIGKILL) }
        Leftovers.end()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
}
