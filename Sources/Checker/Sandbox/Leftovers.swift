import Foundation

/// Processes that a program left behind by stepping out of its process group.
///
/// They are known by the program they run, or by a mark in the environment that they were born with. One that runs
/// another program and has wiped its environment is not found; the sandbox stops that one.
enum Leftovers {
  /// Ends them all, also those that they start meanwhile.
  static func end(program: String, mark: String) {
    #if !canImport(Darwin)
      for _ in 0..<rounds {
        let found = all(program: program, mark: mark)
        if found.isEmpty { return }
        for id in found { kill(id, SIGKILL) }
        usleep(2_000)
      }
    #endif
  }

  private static let rounds = 200

  static func all(program: String, mark: String) -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter { id in
      guard id != getpid(), isOurs(id) else { return false }
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")) == program {
        return true
      }
      return FileManager.default.contents(atPath: "/proc/\(id)/environ")?.range(of: Data(mark.utf8)) != nil
    }
  }

  /// How many threads this user has now, which is what a limit of processes counts.
  static var tasksOfThisUser: Int {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter(isOurs).reduce(0) { sum, id in
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
