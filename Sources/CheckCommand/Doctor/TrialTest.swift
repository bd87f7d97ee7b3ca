import Foundation
import HostSystem
import Judge

/// Compiles, links and runs the smallest test there is, in the way the checks are run.
struct TrialTest {
  let context: Context

  func finding() -> Finding {
    let folder = context.root.work("doctor")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try Files.makeFolder(folder)
      let source = "\(folder)/Trial.swift"
      let program = "\(folder)/trial"
      let compiler = try Compiler()
      try Files.write(compiler.platform.testLibrary.trial, to: source)
      let arguments =
        ["-Onone", "-swift-version", "6", "-parse-as-library", "-o", program, source]
        + compiler.platform.testLibrary.compiling(in: compiler.testFolder)
        + compiler.platform.linkingProgram(with: [], in: folder, tests: compiler.testFolder)
      if let failure = try compiler.run(arguments) {
        return broken("a small test does not build: \(failure.summary)")
      }
      let command = ResourceLimits.wrap(
        Command(executable: program, arguments: [], environment: [:]), limiter: context.limiter,
        allowance: Allowance(processorSeconds: 60))
      let outcome = try Tool.run(command.executable, command.arguments, limit: 60)
      guard outcome.termination.isSuccess, outcome.output.contains("Executed 1 test, with 0 failures") else {
        return broken("a small test was built, but did not run: \(outcome.termination.words)")
      }
      return Finding(subject: "tests", found: "a small test was built, linked and run", verdict: .fine)
    } catch {
      return broken("\(error)")
    }
  }

  private func broken(_ found: String) -> Finding {
    Finding(
      subject: "tests", found: found,
      verdict: .broken(
        "install the whole toolchain with XCTest and what it lists as needed: https://www.swift.org/install/")
    )
  }
}
