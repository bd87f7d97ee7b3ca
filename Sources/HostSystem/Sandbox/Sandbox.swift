import Foundation

/// Whether there must be a sandbox.
package enum SandboxPolicy: String, Sendable {
  case ifPossible
  case required
  case off
}

/// What stands between a stranger's code and the machine.
package enum Sandbox: Sendable {
  case bubblewrap(Bubblewrap)
  case absent(Absence)

  /// Why there is none.
  package enum Absence: Equatable, Sendable {
    /// These are the answers of the person at the keyboard.
    case ownAnswers
    case switchedOff
    case notInstalled
    case notOnThisSystem
    /// It is installed, but the machine does not let it work.
    case refused(String)
  }

  /// The best sandbox that works here; it is tried, not only looked for.
  ///
  /// - Parameter libraries: What programs in it are linked with; what these need in turn is found out.
  package static func best(_ policy: SandboxPolicy, libraries: [String], limiter: String)
    -> Sandbox
  {
    #if canImport(Darwin)
      return .absent(policy == .off ? .switchedOff : .notOnThisSystem)
    #else
      if policy == .off { return .absent(.switchedOff) }
      guard let program = Tool.find("bwrap") else { return .absent(.notInstalled) }
      let bubblewrap = Bubblewrap(program: program, libraries: libraries, limiter: limiter)
      if let complaint = bubblewrap.complaint() { return .absent(.refused(complaint)) }
      return .bubblewrap(bubblewrap)
    #endif
  }

  /// The command that runs another one inside the limits and, if there is a sandbox, inside that.
  ///
  /// - Parameter readable: What the program must be able to read besides the system's libraries.
  package func wrap(_ command: Command, limiter: String, allowance: Allowance, readable: [String]) -> Command
  {
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
  package func termination(_ termination: Termination) -> Termination {
    // The sandbox cannot end by its program's signal, so it ends as a shell does.
    if case .bubblewrap = self, case .exit(let code) = termination, code > 128 { return .signal(code - 128) }
    return termination
  }
}
