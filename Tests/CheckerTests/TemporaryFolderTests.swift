import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge

/// That no command leaves anything in the folder for temporary files: the compiler's driver would, at each question.
final class TemporaryFolderTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var folder: String { "\(miniature.root)/temporary" }

  override func setUpWithError() throws {
    if Self.courseOfAnotherTest != nil { return }
    miniature = try MiniatureCourse()
    try Files.makeFolder(folder)
  }

  override func tearDown() { miniature?.remove() }

  func testCommandsLeaveNothing() throws {
    try miniature.answer(["Doubling": "func doubled(_ number: Int) -> Int {\n  number * 2\n}\n"])
    // This doesn't compile: then the driver has the last word.
    try miniature.answer(["Largest": "func largest(_ numbers: [Int]) -> Int? {\n  nothing\n}\n"])
    let process = try ChildProcess(
      TestProgram.command(
        for: "CheckerTests.TemporaryFolderTests/testChecksForAnotherTest",
        environment: ProcessInfo.processInfo.environment.merging(
          ["TMPDIR": folder + "/", "COURSE_WITHOUT_REST": miniature.root]) { $1 }))
    XCTAssertEqual(process.wait(until: monotonicSeconds() + 600), .exit(0))
    XCTAssertTrue(Files.exists("\(miniature.root)/.build/check/report.json"), "something was checked")
    XCTAssertEqual(Files.names(in: folder), [])
  }

  /// It asks the compiler who it is.
  func testTheMakefileLeavesNothing() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let outcome = try Tool.run(
      "make", ["-C", root.standardizedFileURL.path, "help"], environment: ["TMPDIR": folder + "/"], limit: 60)
    XCTAssertTrue(outcome.output.contains("make check"), outcome.output)
    XCTAssertEqual(Files.names(in: folder), [])
  }

  /// Does nothing of its own: the first test starts it in another process, whose temporary folder is empty.
  func testChecksForAnotherTest() throws {
    guard let root = Self.courseOfAnotherTest else { return }
    for words in [["run"], ["doctor"], ["hint", "1.1"]] {
      _ = CheckCommand.program.perform(
        words + (words == ["run"] ? ["--no-progress"] : []) + ["--root", root],
        course: Course(chapters: [MiniatureCourse.chapter]), limiter: MiniatureCourse.limiter)
    }
  }

  private static var courseOfAnotherTest: String? {
    ProcessInfo.processInfo.environment["COURSE_WITHOUT_REST"]
  }
}
