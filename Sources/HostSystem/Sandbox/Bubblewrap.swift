import Foundation

/// A sandbox made by the program `bwrap`: no network, nothing to write to, nothing to read but libraries.
///
/// Everything in it dies with its first process. There is no shell in it and no folder of the machine but those of
/// the system's libraries and of the Swift run time.
package struct Bubblewrap: Sendable {
  package let program: String
  /// Folders of the Swift run time.
  package let toolchain: [String]
  /// The repository, with its solutions: unreadable even if it lies in a folder of the system.
  package let hidden: String
  package let limiter: String

  private static let systemFolders = ["/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64"]
  private static let linkerFiles = ["/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d"]

  package func wrap(_ command: Command, allowance: Allowance, readable: [String]) -> Command {
    var allowance = allowance
    allowance.user = Self.stranger
    var wrapped = ResourceLimits.wrap(command, limiter: limiter, allowance: allowance)
    let inside = [wrapped.executable] + wrapped.arguments
    wrapped.executable = program
    wrapped.arguments = namespaces + folders(readable + [limiter]) + ["--chdir", "/", "--"] + inside
    wrapped.environment["HOME"] = "/"
    for name in ["PATH", "TMPDIR"] { wrapped.environment[name] = nil }
    return wrapped
  }

  /// What `bwrap` says when it does not work here; nothing if it does.
  ///
  /// The limiter is what is run, as for every check, so that a machine on which it cannot be loaded in the sandbox is
  /// found out now.
  package func complaint() -> String? {
    let command = wrap(
      Command(executable: limiter, arguments: ["--help"], environment: ProcessInfo.processInfo.environment),
      allowance: Allowance(processorSeconds: 60), readable: [])
    do {
      let outcome = try Tool.run(command.executable, command.arguments, limit: 60)
      if outcome.termination.isSuccess { return nil }
      return outcome.output.split(separator: "\n").last.map(String.init) ?? outcome.termination.words
    } catch {
      return "\(error)"
    }
  }

  private var namespaces: [String] {
    var options = [
      "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
    ]
    // The administrator's processes have no limit of number; as an ordinary user one needs a user namespace.
    if Self.stranger == nil { options.append("--unshare-user") }
    return options + ["--die-with-parent", "--new-session"]
  }

  private func folders(_ readable: [String]) -> [String] {
    let linked = Self.systemFolders.filter { Files.kind(of: $0) == .link }
    var options = open(above: (Self.systemFolders + toolchain).filter { !linked.contains($0) } + [hidden])
    for folder in linked {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder)
      options += ["--symlink", target ?? "", folder]
    }
    for path in Self.systemFolders + Self.linkerFiles where !linked.contains(path) {
      options += ["--ro-bind-try", path, path]
    }
    for folder in toolchain { options += ["--ro-bind", folder, folder] }
    options += ["--proc", "/proc", "--dev", "/dev", "--perms", "0755", "--tmpfs", hidden]
    options += open(above: readable)
    for path in readable { options += ["--ro-bind", path, path] }
    for folder in [hidden, "/dev", "/"] { options += ["--remount-ro", folder] }
    return options
  }

  /// Makes the folders on the way to some paths; `bwrap` alone would make them for the administrator only.
  private func open(above paths: [String]) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      var folder = (path as NSString).deletingLastPathComponent
      while folder.count > 1, folders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    return folders.sorted().flatMap { ["--perms", "0755", "--dir", $0] }
  }

  /// A user that nobody else is, for a checker that runs as the administrator.
  ///
  /// In a container there may be few users, or only one.
  private static var stranger: uid_t? {
    guard getuid() == 0, let map = try? Files.text("/proc/self/uid_map") else { return nil }
    let known = map.split(separator: "\n").compactMap { line -> Range<Int>? in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      return numbers.count == 3 ? numbers[0]..<(numbers[0] + numbers[2]) : nil
    }
    return [1_000_000_000 + Int(getpid()), 60_000 + Int(getpid()) % 5_000]
      .first { user in known.contains { $0.contains(user) } }.map { uid_t($0) }
  }
}
