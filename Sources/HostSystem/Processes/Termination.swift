import Foundation

/// How a process ended.
package enum Termination: Equatable, Sendable {
  case exit(Int32)
  case signal(Int32)
  /// It was stopped because its time was up.
  case timeLimit

  package init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  package var isSuccess: Bool { self == .exit(0) }
}

extension Termination {
  /// How it ended, as a part of a sentence.
  package var words: String {
    switch self {
    case .exit(let code): "it ended with exit code \(code)"
    case .timeLimit: "it did not end in time"
    case .signal(let signal):
      switch signal {
      case SIGSEGV, SIGBUS: "bad memory access, perhaps an endless recursion"
      case SIGXCPU: "it used too much processor time"
      case SIGKILL: "it was killed, perhaps because it used too much memory or time"
      case SIGXFSZ: "it printed or wrote too much"
      case SIGTRAP, SIGILL: "a run-time check failed"
      case SIGABRT: "it gave up (abort)"
      default: "it was ended by signal \(signal)"
      }
    }
  }
}
