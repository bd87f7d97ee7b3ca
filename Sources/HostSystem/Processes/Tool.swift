import Foundation

/// A program that runs to its end while its output is collected.
package struct Tool: Sendable {
  /// How it ended and what it printed.
  package struct Outcome: Sendable {
    package let termination: Termination
    package let output: String

    package init(
      termination: Termination, output: String
    ) {
      self.termination = termination
      self.output = output
    }
  }

  /// Output beyond this is read and forgotten.
  private static let outputCap = 1 << 20

  /// Where a program is, looked for along `PATH` unless its name has a slash.
  package static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = name.contains("/") ? [""] : path.split(separator: ":").map { "\($0)/" }
    return folders.map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program for at most `limit` seconds.
  ///
  /// - Parameter environment: What it finds in its environment beside what is there.
  package static func run(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:], limit: Double
  ) throws -> Outcome {
    let sockets = try SocketPair()
    defer { close(sockets.ours) }
    let child: ChildProcess
    do {
      defer { close(sockets.theirs) }
      child = try ChildProcess(
        Command(
          executable: executable, arguments: arguments,
          environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
          descriptors: [1: sockets.theirs, 2: sockets.theirs]))
    }
    let deadline = monotonicSeconds() + limit
    let output = sockets.readAll(until: deadline, cap: outputCap)
    return Outcome(termination: child.wait(until: deadline), output: output)
  }
}
