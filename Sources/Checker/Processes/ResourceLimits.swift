import Foundation

/// What a process with a student's code may use.
///
/// Limits hold from the first instruction only if they are set before the program is loaded, and `posix_spawn`
/// cannot set them. So `check --limits CPU program…` sets them on itself and then becomes the program.
enum ResourceLimits {
  static let flag = "--limits"

  private static let memory = 2 << 30
  private static let fileSize = 8 << 20
  private static let openFiles = 128

  /// The command that runs another one inside the limits.
  static func wrap(_ command: Command, limiter: String, processorSeconds: Int) -> Command {
    var wrapped = command
    wrapped.executable = limiter
    wrapped.arguments = [flag, String(processorSeconds), command.executable] + command.arguments
    return wrapped
  }

  /// Sets the limits on this process and becomes the program.
  static func become(_ arguments: [String]) -> Never {
    guard let seconds = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
      Console.complain("\(flag) is used by check itself: \(flag) SECONDS PROGRAM ARGUMENTS…")
      exit(ExitCode.usage.rawValue)
    }
    set(RLIMIT_CPU, seconds)
    set(RLIMIT_FSIZE, fileSize)
    set(RLIMIT_NOFILE, openFiles)
    set(RLIMIT_CORE, 0)
    #if !canImport(Darwin)
      set(RLIMIT_AS, memory)
    #endif
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst().map { strdup($0) }
    pointers.append(nil)
    execv(arguments[1], pointers)
    Console.complain("cannot start \(arguments[1]): \(String(cString: strerror(errno)))")
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
