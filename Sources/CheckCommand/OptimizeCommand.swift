import Foundation
import HostSystem
import Judge

/// Optimizes the engine, so that later checks are faster.
struct OptimizeCommand: ParsableCommand {
  static let name = "optimize"
  static let usage = [""]
  static let discussion = [
    "optimizes the engine, once, so that later checks are faster. In a",
    "terminal, the first check starts this in the background.",
  ]

  init(_ words: inout Arguments) throws {}

  func run(in context: Context) throws -> ExitCode {
    // Two checks may have started one each.
    guard let lock = Lock(context.root.work("optimize.lock")) else { return .allPassed }
    defer { withExtendedLifetime(lock) {} }
    _ = nice(19)
    try Libraries.optimize(for: context)
    return .allPassed
  }

  /// Starts it in the background, where it's the last to get a processor, if there is anything to optimize.
  static func begin(for context: Context) {
    guard Libraries.canBeOptimized(for: context) else { return }
    let environment = ProcessInfo.processInfo.environment
    _ = try? ChildProcess(
      Command(
        executable: context.limiter, arguments: [name, "--root", context.root.path],
        environment: environment, descriptors: [:]))
  }
}
