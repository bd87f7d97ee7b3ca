/// The words that the screen knows.
enum ScreenWords {
  static let modules: Set = [
    "TouchKit", "Foundation", "FoundationEssentials", "Swift", "CoreGraphics", "CoreFoundation", "Dispatch",
    "Glibc", "Musl", "Darwin", "Observation", "Synchronization", "RegexBuilder", "UIKit",
  ]
  /// What an answer may import; the names above are also those of modules that can stand before a name.
  static let importable: Set = [
    "TouchKit", "Foundation", "FoundationEssentials", "Swift", "CoreGraphics", "UIKit",
  ]
  static let attributes: Set = [
    "abi", "c", "cdecl", "section", "used", "main", "export", "implementation", "retroactive", "specialized",
    "testable",
  ]
  static let comparisons: Set = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "??", "!"]
  static let checkNames: Set = ["CheckCase", "CheckProcess", "CheckObserver", "CHECK_SOCKET"]

  static let unsafePrefixes = ["Unsafe", "withUnsafe", "unsafeBitCast", "Unmanaged"]
  /// The checks would call a function of this name in the exercises' module instead of Swift's own.
  static let freeFunctions: Set = [
    "abs", "assert", "fatalError", "hypot", "max", "min", "precondition", "preconditionFailure", "print",
    "sequence", "stride", "swap", "zip",
  ]

  /// Names that mean only one thing.
  static let unmistakable: [String: Screen.Rule] = rules([
    .startsPrograms: [
      "posix_spawn", "posix_spawnp", "fork", "vfork", "popen", "execv", "execve", "execvp", "execvpe",
      "execl",
      "execle", "execlp", "fexecve", "NSTask", "daemon",
    ],
    .loadsCode: [
      "dlopen", "dlsym", "dlmopen", "dladdr", "RTLD_DEFAULT", "RTLD_NEXT", "NSClassFromString",
      "CFBundleCreate",
    ],
    .touchesFiles: [
      "FileManager", "FileHandle", "fopen", "fdopen", "freopen", "mmap", "contentsOfFile", "toFile",
      "InputStream",
      "OutputStream", "UserDefaults", "FileWrapper",
    ],
    .usesTheNetwork: ["URLSession", "NSURLConnection", "CFSocketCreate", "getaddrinfo", "gethostbyname"],
    .reachesBelowSwift: [
      "syscall", "ptrace", "mprotect", "process_vm_readv", "process_vm_writev", "memfd_create", "sigaction",
      "setrlimit", "prctl", "pthread_kill", "getenv", "setenv", "unsetenv", "clearenv", "environ",
      "ProcessInfo",
      "CommandLine",
    ],
  ])

  /// Names that a student may well use for something else.
  static let whenUsed: [String: Screen.Rule] = rules([
    .startsPrograms: ["Process", "system", "clone"],
    .loadsCode: ["Bundle"],
    .touchesFiles: ["open", "openat", "creat", "unlink", "symlink", "URL", "NSURL", "NSData"],
    .usesTheNetwork: ["socket", "connect"],
    .reachesBelowSwift: ["signal", "atexit", "dup2"],
  ])

  private static func rules(_ names: [Screen.Rule: [String]]) -> [String: Screen.Rule] {
    Dictionary(uniqueKeysWithValues: names.flatMap { rule, names in names.map { ($0, rule) } })
  }
}
