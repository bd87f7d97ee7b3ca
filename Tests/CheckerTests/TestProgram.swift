import Foundation
import HostSystem

/// The program that runs these tests.
enum TestProgram {
  /// On Linux it has the tests in it; on a Mac it is a tool of Xcode.
  private static let executable =
    Files.realPath("/proc/self/exe") ?? Bundle.main.executablePath ?? CommandLine.arguments[0]

  /// What Xcode's tool loads the tests from; nothing where they are a program themselves.
  private static let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }

  /// Where the package's programs are.
  static let folder = ((bundle ?? executable) as NSString).deletingLastPathComponent

  /// Runs one test in a process of its own: `CheckerTests.GradeTests/testGradesForAnotherTest`.
  static func command(for test: String, environment: [String: String], descriptors: [Int32: Int32] = [:])
    -> Command
  {
    Command(
      executable: executable, arguments: bundle.map { ["-XCTest", test, $0] } ?? [test],
      environment: environment, descriptors: descriptors)
  }
}
