import Foundation

/// A sandbox made by the program `bwrap`: no network, nothing to write to, nothing to read but libraries.
///
/// Everything in it dies with its first process. There is no shell in it, no folder of the machine, no `/proc`, and no name
/// of the machine or of its users. What is there is the program, and the libraries that it is linked with, one by one.
package struct Bubblewrap: Sendable {
  package let program: String
  /// Everything that programs in it are linked with.
  let libraries: [String]
  package let limiter: String

  init(program: String, libraries: [String], limiter: String) {
    self.program = program
    self.limiter = limiter
    self.libraries = Self.closure(of: libraries, limiter: limiter)
  }

  /// Some libraries, and those of the system that they and the limiter need.
  ///
  /// The loader tells which these are. Two more are loaded by name when a backtrace is asked for or for a thread.
  private static func closure(of libraries: [String], limiter: String) -> [String] {
    let listed = try? Tool.run("ldd", [limiter] + libraries, limit: 60)
    let found = (listed?.output ?? "").split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("/") && !$0.hasSuffix(":") }.map(
        String.init)
    }
    let byName = Set(found.map { ($0 as NSString).deletingLastPathComponent })
      .flatMap { ["\($0)/libgcc_s.so.1", "\($0)/libpthread.so.0"] }.filter { Files.exists($0) }
    return Set(libraries + found + byName).filter { $0 != limiter }.sorted()
  }

  package func wrap(_ command: Command, allowance: Allowance, readable: [String]) -> Command {
    var allowance = allowance
    allowance.user = Self.stranger
    var wrapped = ResourceLimits.wrap(command, limiter: limiter, allowance: allowance)
    wrapped.environment[ResourceLimits.variable] = ResourceLimits.joined(wrapped.arguments)
    wrapped.arguments =
      namespaces + folders(readable + [limiter], executable: command.executable)
      + ["--chdir", "/", "--", wrapped.executable]
    wrapped.executable = program
    wrapped.environment["HOME"] = "/"
    let folders = Set(libraries.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    wrapped.environment["LD_LIBRARY_PATH"] = folders.joined(separator: ":")
    for name in ["PATH", "TMPDIR"] { wrapped.environment[name] = nil }
    return wrapped
  }

  /// What `bwrap` says when it does not work here; nothing if it does.
  ///
  /// The limiter is what is run, as for every check, so that a machine on which it cannot be loaded in the sandbox is
  /// found out now.
  package func complaint() -> String? {
    let command = wrap(
      Command(executable: "", arguments: [], environment: ProcessInfo.processInfo.environment),
      allowance: Allowance(processorSeconds: 60), readable: [])
    do {
      let outcome = try Tool.run(
        command.executable, command.arguments, environment: command.environment, limit: 60)
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
    return options + ["--hostname", "localhost", "--die-with-parent", "--new-session"]
  }

  private func folders(_ readable: [String], executable: String) -> [String] {
    let paths = libraries + readable
    var options = open(above: paths + ["/proc/self/exe", "/proc/1/stat"])
    for path in paths { options += ["--ro-bind", path, path] }
    // What Foundation asks of `/proc`: what the program is called.
    options += ["--symlink", executable.isEmpty ? limiter : executable, "/proc/self/exe", "--dev", "/dev"]
    // What Dispatch asks: whether its threads are running. It gives up if it may not ask, and any answer will do.
    options += ["--symlink", "/dev/null", "/proc/1/stat"]
    for number in 2...Self.mostThreads { options += ["--symlink", "1", "/proc/\(number)"] }
    for folder in ["/dev", "/"] { options += ["--remount-ro", folder] }
    return options
  }

  /// Numbers of threads are not used again, and a program of checks starts a handful.
  private static let mostThreads = 500

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

  /// A user that no one else is, for a checker that runs as the administrator.
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
