import Foundation
import HostSystem

/// The Swift compiler.
package struct Compiler: Sendable {
  package let executable: String
  package let platform: HostPlatform
  /// Where Xcode has its test library, if tests are built with that.
  package let testFolder: String?
  /// The compiler itself; what is in `PATH` may be a link.
  private let program: String
  /// What compiles when the driver asks for it.
  private let frontend: String
  /// Tells one compiler from another in content hashes.
  let identity: String
  /// The program `check`, when what is compiled comes from a stranger and must not eat the machine's memory.
  package var limiter: String?
  let linkCommands = LinkCommands()

  /// Normal compilations take well under a second each, the engine some seconds.
  static let secondsPerChapter: Double = 60
  static let secondsPerLibrary: Double = 600

  package init(platform: HostPlatform = .current) throws {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["SWIFTC"] ?? "swiftc"
    guard let found = Tool.find(name) else {
      throw SystemError.cannotStart(
        program: name, reason: "it is not in PATH; is the Swift toolchain installed?")
    }
    executable = found
    self.platform = platform
    testFolder = platform.testLibrary.folder()
    // Asking the compiler for its version would cost as much as half a compilation, every time. The frontend
    // is the part that compiles; `swiftc` is only its driver.
    let program = platform.compiler(calledAs: found)
    self.program = program
    let frontend = (program as NSString).deletingLastPathComponent + "/swift-frontend"
    self.frontend = Files.exists(frontend) ? frontend : found
    identity = [program, frontend].map { path in
      FileState(of: path).map { "\(path) \($0)" } ?? path
    }.joined(separator: "\n")
  }

  private var toolchain: String {
    ((program as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
  }

  /// The libraries of the run time that compiled programs need.
  var runtimeLibraries: [String] {
    let folder = "\(toolchain)/\(platform.runtimeFolder)"
    return Files.names(in: folder).filter(platform.isLibrary).map { "\(folder)/\($0)" }
  }

  /// The program that knows lines of compiled files, if the toolchain has it.
  var symbolizer: String? {
    guard let tool = platform.symbolizer?.command(compiler: program).executable else { return nil }
    return Files.exists(tool) ? tool : nil
  }

  /// Compiles a module in one go.
  ///
  /// The frontend is what compiles; to start it through its driver costs as much as a third of a small compilation.
  /// When the frontend alone does not succeed, the driver is asked, and its word counts, unless it would take as long
  /// again or it is never read.
  package func compile(_ arguments: [String], asksTheDriver: Bool = true, limit: Double = secondsPerChapter)
    throws
    -> CompilerFailure?
  {
    if platform.driverIsOptional {
      let own = arguments.filter { !Self.meantForTheDriver.contains($0) }
      guard let failure = try run(frontend, ["-frontend"] + own + plugins, limit: limit) else { return nil }
      if failure.isSlow || !asksTheDriver { return failure }
    }
    return try run(arguments, limit: limit)
  }

  private static let meantForTheDriver: Set = [
    "-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-Xfrontend",
  ]

  /// Where the frontend finds the macros of the standard library.
  private var plugins: [String] {
    let host = "\(toolchain)/lib/swift/host"
    let server = "\(host)/\(platform.library("SwiftInProcPluginServer"))"
    return (Files.exists(server) ? ["-in-process-plugin-server-path", server] : [])
      + ["-plugin-path", "\(host)/plugins"]
  }

  /// The names that people gave to symbols.
  func demangled(_ symbols: [String]) throws -> [String] {
    let tool = platform.demangler.command(compiler: program)
    let outcome = try Tool.run(
      tool.executable, tool.arguments + ["-compact"] + symbols, limit: Self.secondsPerChapter)
    return outcome.termination.isSuccess ? outcome.output.split(separator: "\n").map(String.init) : symbols
  }

  /// What the compiler says about itself.
  package func version() throws -> Tool.Outcome {
    try outcome(executable, ["--version"], limit: Self.secondsPerChapter)
  }

  /// How the compiler's own temporary folders are named.
  static let scratchPrefix = "check-compiler-\(getpid())-"

  /// Links a program.
  ///
  /// When the linker alone does not succeed, the driver is asked, and its word counts: an answer may need what no answer
  /// before it needed.
  func link(_ arguments: [String]) throws -> CompilerFailure? {
    if let command = linkCommands.command(for: arguments),
      try run(command[0], Array(command.dropFirst()), limit: Self.secondsPerChapter) == nil
    {
      return nil
    }
    let failure = try run(arguments)
    if failure == nil, platform.driverIsOptional {
      let plan = try outcome(executable, ["-###"] + arguments, limit: Self.secondsPerChapter)
      if plan.termination.isSuccess { linkCommands.note(plan.output, for: arguments) }
    }
    return failure
  }

  /// Compiles or links, and reads what the compiler complains about.
  package func run(_ arguments: [String], limit: Double = secondsPerChapter) throws -> CompilerFailure? {
    try run(executable, arguments, limit: limit)
  }

  private func run(_ program: String, _ arguments: [String], limit: Double) throws -> CompilerFailure? {
    let outcome = try outcome(program, arguments, limit: limit)
    guard !outcome.termination.isSuccess else { return nil }
    return CompilerFailure(
      termination: outcome.termination, diagnostics: Diagnostic.errors(in: outcome.output),
      output: outcome.output)
  }

  private func outcome(_ program: String, _ arguments: [String], limit: Double) throws -> Tool.Outcome {
    let temporary = TemporaryFolder.own
    if let problem = temporary.problem(writing: 0) { throw SystemError.temporaryFolder(temporary, problem) }
    // The driver leaves a folder behind whenever a compilation fails, and whenever it is only asked something.
    let scratch = "\(temporary.path)/\(Self.scratchPrefix)\(UUID().uuidString)"
    try Files.makeFolder(scratch)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let outcome = try outcome(program, arguments, limit: limit, scratch: scratch)
    // What the compiler says of a folder that is full is a trace of its own.
    if !outcome.termination.isSuccess, let problem = temporary.problem(writing: 1 << 20) {
      throw SystemError.temporaryFolder(temporary, problem)
    }
    return outcome
  }

  private func outcome(
    _ program: String, _ arguments: [String], limit: Double, scratch: String
  ) throws -> Tool.Outcome {
    let environment = ["TMPDIR": scratch, MemoryAllocator.variable: MemoryAllocator.takesOnly]
    guard let limiter else {
      return try Tool.run(program, arguments, environment: environment, limit: limit)
    }
    // What a stranger's file costs is measured in processor time, so that a busy machine finds the same.
    let allowance = Allowance(processorSeconds: Int(limit), memory: 6 << 30, fileSize: 1 << 30)
    let limited = ResourceLimits.wrap(
      Command(executable: program, arguments: arguments, environment: [:]), limiter: limiter,
      allowance: allowance)
    return try Tool.run(limited.executable, limited.arguments, environment: environment, limit: 5 * limit)
  }
}

/// Why the compiler made nothing.
package struct CompilerFailure: Sendable {
  package let termination: Termination
  package let diagnostics: [Diagnostic]
  package let output: String

  /// Whether nothing is wrong but variables that several threads could share.
  var isAboutSharing: Bool { !diagnostics.isEmpty && diagnostics.allSatisfy(\.isAboutSharing) }

  /// Whether it would have gone on.
  var isTimeLimit: Bool {
    termination == .timeLimit || termination == .signal(SIGXCPU)
      || output.contains("due to signal \(SIGXCPU)")
  }

  /// Whether it took long to come to nothing.
  var isSlow: Bool {
    isTimeLimit
      || diagnostics.contains { $0.message.hasPrefix("the compiler is unable to type-check this expression") }
  }

  /// The line to show when no place in a file is to blame.
  package var summary: String {
    if isTimeLimit { return "the compiler did not end in time; is the machine busy? Then try again" }
    let lines = output.split(separator: "\n")
    // The linker tells why before the compiler says that linking failed.
    let why = lines.first { $0.contains("error: ") && !$0.contains("link command failed") }
    return (why ?? lines.last).map(String.init) ?? "no message from the compiler: \(termination.words)"
  }
}
