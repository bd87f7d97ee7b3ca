import HostSystem

/// The words that the screen knows.
package enum ScreenWords {
  package static let modules: Set = [
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
  static let checkNames: Set = ["CheckCase", "CheckProcess", "CheckObserver", "CHECK_SOCKET"]

  static let unsafePrefixes = ["Unsafe", "withUnsafe", "unsafeBitCast", "unsafeDowncast", "Unmanaged"]
  /// Not even as members of something: no type of the engine has any of that.
  static let unsafeMembers = [
    "withUnsafe", "withContiguous", "withCString", "withMemoryRebound", "baseAddress", "mutableBytes",
    "storeBytes",
    "assumingMemoryBound", "bindMemory", "copyMemory", "_unsafe", "_typeByName",
  ]
  /// Functions of the C library that compute, or do nothing worse than to wait, to print or to end the program.
  static let harmlessFunctions: Set<String> = {
    let mathematics = [
      "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh",
      "erf",
      "erfc", "exp", "exp2", "exp10", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod",
      "frexp",
      "hypot", "ilogb", "ldexp", "lgamma", "llrint", "llround", "log", "log10", "log1p", "log2", "logb",
      "lrint",
      "lround", "modf", "nan", "nearbyint", "nextafter", "nexttoward", "pow", "remainder", "remquo", "rint",
      "round",
      "roundeven", "scalbln", "scalbn", "sin", "sincos", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc",
    ]
    return Set(mathematics.flatMap { [$0, "\($0)f", "\($0)l"] }).union([
      "abs", "labs", "llabs", "div", "ldiv", "lldiv", "memcmp", "memcpy", "memmove", "memset", "bcmp",
      "bzero",
      "strcmp", "strlen", "strncmp", "atof", "atoi", "strtod", "strtol", "malloc", "calloc", "realloc",
      "free",
      "posix_memalign", "aligned_alloc", "malloc_usable_size", "rand", "srand", "random", "srandom",
      "drand48",
      "srand48", "arc4random", "arc4random_buf", "arc4random_uniform", "clock", "clock_gettime",
      "gettimeofday",
      "time", "nanosleep", "sleep", "usleep", "exit", "_exit", "abort", "fflush", "fputc", "fputs",
      "putchar", "puts", "setbuf", "setvbuf", "stdout", "stderr", "errno",
    ])
  }()

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
    .touchesFiles: ["open", "openat", "creat", "unlink", "symlink", "URL", "NSURL", "NSData", "Pipe"],
    .usesTheNetwork: ["socket", "connect"],
    .reachesBelowSwift: [
      "signal", "atexit", "dup2", "malloc", "calloc", "realloc", "memcpy", "memmove", "memset",
      "bcopy",
      "bzero", "NSMutableData",
    ],
  ])

  private static func rules(_ names: [Screen.Rule: [String]]) -> [String: Screen.Rule] {
    Dictionary(uniqueKeysWithValues: names.flatMap { rule, names in names.map { ($0, rule) } })
  }
}
