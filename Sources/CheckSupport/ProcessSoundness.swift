import Course
import Foundation

/// Whether a process can still say how a check came out.
///
/// The test library turns a run loop between two tests, and only now and then does that loop have to make descriptors; it
/// traps when it cannot. So what a test has done to its process is looked at when its last line is over, and a process
/// that is not sound ends there: the same verdict every time, and never a pass.
enum ProcessSoundness: Equatable {
  case sound
  /// This is a copy, made by `fork`, of the process that the checker started.
  case copy
  /// It has to end.
  case unsound(CheckEnding)

  /// How many descriptors the test library may need.
  private static let descriptorsNeeded = 16

  /// Looks at the present process.
  static func now(channel: RecordChannel?, owner: pid_t) -> ProcessSoundness {
    if getpid() != owner { return .copy }
    if let channel, !channel.isIntact { return .unsound(.descriptorsGone) }
    return hasFreeDescriptors ? .sound : .unsound(.noDescriptorsLeft)
  }

  private static var hasFreeDescriptors: Bool {
    var free = 0
    for descriptor in 0..<Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))) {
      if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
      // There may be a million more of them.
      if free == descriptorsNeeded { return true }
    }
    return false
  }
}
