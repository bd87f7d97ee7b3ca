import Foundation

/// The two libraries with the name XCTest.
package enum TestLibrary: Sendable {
  /// Of the open toolchain, found like any other module. Tests are listed, and called `Class.test`.
  case ofToolchain
  /// Of Xcode, in a folder that the compiler doesn't look into. The run time finds the tests.
  case ofXcode

  /// Where Xcode has it: a folder for each of Apple's platforms; nothing where it needs no search.
  package func folder() -> String? {
    guard case .ofXcode = self,
      let outcome = try? Tool.run("/usr/bin/xcrun", ["--show-sdk-platform-path"], limit: 60),
      outcome.termination.isSuccess
    else { return nil }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the driver is told to compile tests.
  package func compiling(in folder: String?) -> [String] {
    guard case .ofXcode = self, let folder else { return [] }
    return ["-I", "\(folder)/Developer/usr/lib"] + Self.frameworks(in: folder).flatMap { ["-F", $0] }
  }

  /// What the driver is told to link a program of tests.
  func linking(in folder: String?) -> [String] {
    guard case .ofXcode = self, let folder else { return [] }
    let libraries = "\(folder)/Developer/usr/lib"
    let frameworks = Self.frameworks(in: folder)
    return ["-L", libraries] + frameworks.flatMap { ["-F", $0] }
      + (frameworks + [libraries]).flatMap { HostPlatform.toLinker("-rpath", $0) }
  }

  private static func frameworks(in folder: String) -> [String] {
    ["Frameworks", "PrivateFrameworks"].map { "\(folder)/Developer/Library/\($0)" }
  }

  /// The file that begins a program of checks, which runs those that it is asked for.
  package func main(of classes: [(name: String, tests: [String])]) -> String {
    switch self {
    case .ofToolchain:
      let listed = classes.map { name, tests in
        "  testCase([\(tests.map { "(\"\($0)\", \(name).\($0))" }.joined(separator: ", "))]),\n"
      }
      return """
        import CheckSupport
        import XCTest

        CheckProcess.begin()
        XCTMain([
        \(listed.joined())], arguments: CheckProcess.arguments)

        """
    case .ofXcode:
      return """
        import CheckSupport
        import XCTest

        CheckProcess.begin()
        let classes: [XCTestCase.Type] = [
        \(classes.map { "  \($0.name).self,\n" }.joined())]
        let suite = XCTestSuite(name: "checks")
        for test in CheckProcess.asked(of: classes.flatMap { XCTestSuite(forTestCaseClass: $0).tests }) {
          suite.addTest(test)
        }
        suite.run()

        """
    }
  }

  /// The file of a program with one test, which passes, for a look whether tests can be built and run at all.
  package var trial: String {
    let run =
      switch self {
      case .ofToolchain: "XCTMain([testCase([(\"testIt\", { (trial: Trial) in { trial.testIt() } })])])"
      case .ofXcode: "XCTestSuite(forTestCaseClass: Trial.self).run()"
      }
    return """
      import XCTest

      final class Trial: XCTestCase {
        func testIt() { XCTAssertEqual(1 + 1, 2) }
      }

      @main enum Run {
        static func main() { \(run) }
      }

      """
  }
}
