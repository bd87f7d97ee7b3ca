import Foundation
import HostSystem
import Judge

/// Compiles, links and runs the smallest test there is, in the way the checks are run.
struct TrialTest {
  let context: Context

  private static let source = """
    import XCTest

    final class Trial: XCTestCase {
      func testIt() { XCTAssertEqual(1 + 1, 2) }
    }

    @main enum Run {
      static func main() { XCTMain([testCase([("testIt", { (trial: Trial) in { trial.testIt() } })])]) }
    }

    """

  func finding() -> Finding {
    let folder = context.root.work("doctor")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try Files.makeFolder(folder)
      let source = "\(folder)/Trial.swift"
      let program = "\(folder)/trial"
      try Files.write(Self.source, to: source)
      var arguments = ["-Onone", "-swift-version", "6", "-parse-as-library", "-o", program, source]
      #if !canImport(Darwin)
        arguments.append("-use-ld=lld")
      #endif
      if let failure = try Compiler().run(arguments) {
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
