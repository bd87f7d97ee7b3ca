import Foundation
import Synchronization

/// A running program, alone in its process group.
package struct ChildProcess: Sendable {
  package let id: pid_t

  /// Starts a program.
  ///
  /// `Foundation.Process` can hand over no descriptors but the standard ones and has no process groups.
  package init(_ command: Command) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    for standard in Int32(0)...2 where command.descriptors[standard] == nil {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
    for (theirs, ours) in command.descriptors.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    // Threads of the dispatch library block signals and children inherit that, so both sets are reset.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var id: pid_t = 0
    let code = withCStrings([command.executable] + command.arguments) { arguments in
      withCStrings(command.environment.map { "\($0.key)=\($0.value)" }) { environment in
        // No one may look for strangers among the children between the start of this one and its entry in the list.
        Self.known.withLock { known in
          let code = posix_spawnp(&id, command.executable, &actions, &attributes, arguments, environment)
          if code == 0 { known.insert(id) }
          return code
        }
      }
    }
    guard code == 0 else {
      throw SystemError.cannotStart(program: command.executable, reason: String(cString: strerror(code)))
    }
    self.id = id
  }

  /// The children that were started here and have not been waited for.
  package static let known = Mutex<Set<pid_t>>([])

  /// How it ended, if it has; afterwards its number must not be used any more.
  package func endingIfOver() -> Termination? {
    reaped(WNOHANG)
  }

  private func reaped(_ options: Int32) -> Termination? {
    var status: Int32 = 0
    guard waitpid(id, &status, options) == id else { return nil }
    _ = Self.known.withLock { $0.remove(id) }
    return Termination(waitStatus: status)
  }

  /// Waits for the end, but not for ever: at the deadline the whole group is killed.
  ///
  /// The group is killed in any case, so that nothing it started outlives it.
  package func wait(until deadline: Double) -> Termination {
    var nap: useconds_t = 200
    while monotonicSeconds() < deadline {
      if let termination = endingIfOver() {
        kill(-id, SIGKILL)
        return termination
      }
      usleep(nap)
      nap = min(nap * 2, 4_000)
    }
    kill(-id, SIGKILL)
    _ = reaped(0)
    return .timeLimit
  }
}

/// Seconds on a clock that can't be set.
package func monotonicSeconds() -> Double { ProcessInfo.processInfo.systemUptime }

private func withCStrings<Value>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else {
      preconditionFailure("the list ends in nil, it is never empty")
    }
    return body(start)
  }
}
