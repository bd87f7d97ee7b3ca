import Foundation

/// What a process with a student's code may use.
package struct Allowance: Sendable {
  package var processorSeconds: Int
  package var memory = 2 << 30
  package var fileSize = 8 << 20
  /// Threads and processes; no limit if nothing is said.
  var tasks: Int?
  /// The user to become.
  var user: uid_t?

  package init(
    processorSeconds: Int, memory: Int = 2 << 30, fileSize: Int = 8 << 20, tasks: Int? = nil,
    user: uid_t? = nil
  ) {
    self.processorSeconds = processorSeconds
    self.memory = memory
    self.fileSize = fileSize
    self.tasks = tasks
    self.user = user
  }
}

/// Sets limits on a process before its program is loaded.
///
/// Limits hold from the first instruction only if they are set before that, and `posix_spawn` cannot set them. So
/// `check --limits … program…` sets them on itself and then becomes the program.
package enum ResourceLimits {
  package static let flag = "--limits"
  /// The variable that holds the words behind the flag in a sandbox, where a program is not shown its command line.
  package static let variable = "CHECK_LIMITS"
  private static let separator: Character = "\u{1F}"

  /// Words as one text.
  static func joined(_ words: [String]) -> String { words.joined(separator: String(separator)) }

  /// The words of this process, if it was started to set limits on itself.
  package static var requested: [String]? {
    ProcessInfo.processInfo.environment[variable].map { $0.split(separator: separator).map(String.init) }
  }

  private static let openFiles = 128

  /// The command that runs another one inside the limits.
  package static func wrap(_ command: Command, limiter: String, allowance: Allowance) -> Command {
    // The system counts all that a user has, elsewhere too.
    let others = allowance.user == nil && allowance.tasks != nil ? Orphans.tasksOfThisUser : 0
    let numbers = [
      allowance.processorSeconds, allowance.memory, allowance.fileSize,
      allowance.tasks.map { $0 + others } ?? 0, Int(allowance.user ?? 0),
    ]
    var wrapped = command
    wrapped.executable = limiter
    wrapped.arguments = [flag] + numbers.map(String.init) + [command.executable] + command.arguments
    return wrapped
  }

  /// Sets the limits on this process and becomes the program; without a program it was only tried.
  package static func become(_ arguments: [String]) -> Never {
    let numbers = arguments.prefix(5).compactMap { Int($0) }
    guard numbers.count == 5 else {
      Console.complain(
        "it is used by check itself: \(flag) SECONDS MEMORY FILESIZE TASKS USER PROGRAM ARGUMENTS…", by: flag)
      exit(ExitCode.usage.rawValue)
    }
    set(RLIMIT_CPU, numbers[0])
    set(RLIMIT_FSIZE, numbers[2])
    set(RLIMIT_NOFILE, openFiles)
    set(RLIMIT_CORE, 0)
    #if !canImport(Darwin)
      set(RLIMIT_AS, numbers[1])
      if numbers[3] > 0 { set(__RLIMIT_NPROC, numbers[3]) }
    #endif
    if numbers[4] > 0 {
      let user = uid_t(numbers[4])
      guard setgroups(0, nil) == 0, setgid(user) == 0, setuid(user) == 0 else {
        Console.complain("cannot become user \(user): \(String(cString: strerror(errno)))", by: flag)
        exit(ExitCode.infrastructure.rawValue)
      }
    }
    guard arguments.count > 5 else { exit(ExitCode.allPassed.rawValue) }
    unsetenv(variable)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst(5).map { strdup($0) }
    pointers.append(nil)
    execvp(arguments[5], pointers)
    Console.complain("cannot start \(arguments[5]): \(String(cString: strerror(errno)))", by: flag)
    exit(ExitCode.infrastructure.rawValue)
  }

  #if canImport(Darwin)
    private typealias Resource = Int32
  #else
    private typealias Resource = __rlimit_resource
  #endif

  private static func set(_ resource: Resource, _ value: Int) {
    var present = rlimit()
    #if canImport(Darwin)
      getrlimit(resource, &present)
    #else
      getrlimit(__rlimit_resource_t(resource.rawValue), &present)
    #endif
    let allowed = min(rlim_t(value), present.rlim_max)
    var wanted = rlimit(rlim_cur: allowed, rlim_max: allowed)
    #if canImport(Darwin)
      setrlimit(resource, &wanted)
    #else
      setrlimit(__rlimit_resource_t(resource.rawValue), &wanted)
    #endif
  }
}
