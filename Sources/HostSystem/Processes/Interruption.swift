import Foundation
import Synchronization

/// Ctrl-C, and whatever else ends the checker from outside.
///
/// What the checker has started is in process groups of its own, which a terminal does not reach: it is ended here.
package enum Interruption {
  /// What comes of the first one.
  package enum Answer {
    /// The program ends by the signal, as ever.
    case ends
    /// It is noticed, and the program goes on; a second one ends it.
    case isNoticed
    /// The program says something and has done what it should.
    case says(String)
  }

  private static let noticed = Atomic<Bool>(false)
  private static let answer = Mutex(Answer.ends)

  package static var hasCome: Bool { noticed.load(ordering: .relaxed) }

  package static func answer(_ wanted: Answer) { answer.withLock { $0 = wanted } }

  /// From now on nothing that was started here outlives an interruption.
  package static func takeAlongWhatWasStarted() { _ = sources }

  /// What `SIG_IGN` is; functions cannot be compared.
  private static let ignored = 1

  // Made once, and never touched again.
  nonisolated(unsafe) private static let sources: [any DispatchSourceSignal] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT,
  ]
  .compactMap { number in
    // The checker may have been started to go on, as `nohup` does.
    if unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == ignored { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
    source.setEventHandler { take(number) }
    source.resume()
    return source
  }

  private static func take(_ number: Int32) {
    let answer = answer.withLock { $0 }
    if case .isNoticed = answer, !noticed.exchange(true, ordering: .relaxed) { return }
    // Nothing is started any more: a thread that would start something waits for this to end, and it does not.
    ChildProcess.known.withLock { known in
      for id in known { kill(-id, SIGKILL) }
      Orphans.end(except: known)
      if case .says(let words) = answer {
        Console.say(words)
        _exit(ExitCode.allPassed.rawValue)
      }
      signal(number, SIG_DFL)
      // The dispatch library may still be reading signals, and swallow one that was to end the program.
      while true {
        kill(getpid(), number)
        usleep(10_000)
      }
    }
  }
}
