import Foundation

/// What stands between a stranger's code and the machine.
enum Sandbox: Sendable {
  case bubblewrap(Bubblewrap)
  case absent(Absence)

  /// Whether there must be one.
  enum Wish: String, Equatable, Sendable {
    case ifPossible
    case required
    case off
  }

  /// Why there is none.
  enum Absence: Equatable, Sendable {
    /// These are the answers of the person at the keyboard.
    case ownAnswers
    case switchedOff
    case notInstalled
    case notOnThisSystem
    /// It is installed, but the machine does not let it work.
    case refused(String)
  }

  /// The best sandbox that works here; it is tried, not only looked for.
  static func best(_ wish: Wish, root: Root, compiler: Compiler, limiter: String) throws -> Sandbox {
    let sandbox =
      wish == .off ? .absent(.switchedOff) : best(root: root, compiler: compiler, limiter: limiter)
    if wish == .required, case .absent(let absence) = sandbox { throw CheckerError.noSandbox(absence) }
    return sandbox
  }

  private static func best(root: Root, compiler: Compiler, limiter: String) -> Sandbox {
    #if canImport(Darwin)
      return .absent(.notOnThisSystem)
    #else
      guard let program = Tool.find("bwrap") else { return .absent(.notInstalled) }
      let bubblewrap = Bubblewrap(
        program: program, toolchain: compiler.runtimeFolders, hidden: root.path, limiter: limiter)
      if let complaint = bubblewrap.complaint() { return .absent(.refused(complaint)) }
      return .bubblewrap(bubblewrap)
    #endif
  }

  /// The command that runs another one inside the limits and, if there is a sandbox, inside that.
  ///
  /// - Parameter readable: What the program must be able to read besides the system's libraries.
  func wrap(_ command: Command, limiter: String, allowance: Allowance, readable: [String]) -> Command {
    var allowance = allowance
    switch self {
    case .bubblewrap(let bubblewrap):
      allowance.tasks = Self.mostTasks
      return bubblewrap.wrap(command, allowance: allowance, readable: readable)
    case .absent(let absence):
      // Outside, what else the user starts meanwhile counts too; one's own answers must never fail because of that.
      allowance.tasks = absence == .ownAnswers ? nil : 8 * Self.mostTasks
      return ResourceLimits.wrap(command, limiter: limiter, allowance: allowance)
    }
  }

  /// A program of checks has a handful of threads, and one process that writes its backtrace.
  private static let mostTasks = 64

  /// How the program ended, seen through the sandbox.
  func ending(_ ending: Ending) -> Ending {
    // The sandbox cannot end by its program's signal, so it ends as a shell does.
    if case .bubblewrap = self, case .exit(let code) = ending, code > 128 { return .signal(code - 128) }
    return ending
  }
}
