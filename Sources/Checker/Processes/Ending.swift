import Foundation

/// How a process ended.
enum Ending: Equatable, Sendable {
  case exit(Int32)
  case signal(Int32)
  /// It was stopped because its time was up.
  case timeLimit

  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  var isSuccess: Bool { self == .exit(0) }
}
