import Foundation

/// Processes that a program left behind by stepping out of its process group.
///
/// A process whose parent ends becomes a child of the checker, however it was started, whatever program it runs and whatever
/// it has wiped from its environment. A child that the checker did not start itself is such a one.
package enum Orphans {
  /// From now on processes that lose their parents come to this one; afterwards they can all be found.
  package static let areCollected: Bool = {
    #if canImport(Darwin)
      return false
    #else
      // `prctl` takes any number of arguments, and Swift does not import such functions.
      typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let address = dlsym(nil, "prctl") else { return false }
      let becomeCollector: Int32 = 36
      return unsafeBitCast(address, to: Call.self)(becomeCollector, 1, 0, 0, 0) == 0
    #endif
  }()

  /// Ends them all, also those that they start meanwhile.
  package static func end() {
    end { ChildProcess.known.withLock { known in children.filter { !known.contains($0) } } }
  }

  /// The same for one who has the list of those that were started here.
  package static func end(except known: Set<pid_t>) {
    end { children.filter { !known.contains($0) } }
  }

  private static func end(_ strangers: () -> [pid_t]) {
    guard areCollected else { return }
    for _ in 0..<mostRounds {
      let strangers = strangers()
      if strangers.isEmpty { return }
      for id in strangers {
        kill(id, SIGKILL)
        // Only after this are the children of its own to be seen.
        waitpid(id, nil, 0)
      }
    }
  }

  /// A bomb that starts processes faster than this ends them must not keep the checker for ever.
  private static let mostRounds = 10_000

  private static var children: [pid_t] {
    Files.names(in: "/proc/self/task").flatMap { thread in
      let list = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/children") ?? Data()
      return String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// How many threads this user has now, which is what a limit of processes counts.
  static var tasksOfThisUser: Int {
    Files.names(in: "/proc").compactMap { pid_t($0) }.filter(isOurs).reduce(0) { sum, id in
      var status = stat()
      // A folder has a link for itself, one in its parent, and one for each folder in it.
      return stat("/proc/\(id)/task", &status) == 0 ? sum + Int(status.st_nlink) - 2 : sum
    }
  }

  private static func isOurs(_ id: pid_t) -> Bool {
    var status = stat()
    return stat("/proc/\(id)", &status) == 0 && status.st_uid == getuid()
  }
}
