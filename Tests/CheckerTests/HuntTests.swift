import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That a student's own checks are judged by what they do, bug by bug.
final class HuntTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private let path = "exercises/01-numbers/Checks/DoublingOwnChecks.swift"

  private func hunt(_ functions: String..., limit: Double = 60) throws -> (report: HuntReport, text: String) {
    let checks = """
      import CheckSupport
      import Foundation
      import XCTest

      @testable import NumbersExercises

      final class DoublingOwnChecks: CheckCase {
      \(functions.joined(separator: "\n"))
      }

      """
    try miniature.write(checks, to: path)
    return try judged(limit: limit)
  }

  private func judged(limit: Double = 60) throws -> (report: HuntReport, text: String) {
    let report = try HuntCommand(exercise: "1.1").report(in: miniature.context(limit: limit))
    return (report, report.text(.plain))
  }

  func testABugIsCaught() throws {
    // What the student has answered, even if it is wrong or does not compile, plays no part.
    try miniature.write("not Swift", to: "\(MiniatureCourse.folder)/Doubling.swift")
    let (report, text) = try hunt("  func testAddsTwo() { XCTAssertEqual(doubled(3), 6) }")
    XCTAssertTrue(report.holds)
    XCTAssertEqual(report.earned, 5)
    for part in ["✓ caught", "AddsTwo", "1 of 1 bug caught; 5 of 5 points", "Every bug is caught."] {
      XCTAssertTrue(text.contains(part), text)
    }
  }

  func testABugIsMissed() throws {
    let (report, text) = try hunt("  func testAddsTwo() { XCTAssertEqual(doubled(2), 4) }")
    XCTAssertFalse(report.holds)
    XCTAssertEqual(report.earned, 0)
    XCTAssertTrue(text.contains("✗ missed"), text)
    XCTAssertTrue(text.contains("so they catch none: testAddsTwo"), text)
    XCTAssertTrue(
      text.contains("Next: a check in \(path) for an answer that adds two, then make hunt EXERCISE=1.1"), text
    )
  }

  func testACheckThatFailsOnEverythingCatchesNothing() throws {
    let (report, text) = try hunt("  func testAddsTwo() { XCTFail(\"always\") }")
    XCTAssertFalse(report.holds)
    XCTAssertEqual(report.caught, 0)
    XCTAssertTrue(text.contains("✗ unfair"), text)
    XCTAssertTrue(text.contains("always"), text)
    XCTAssertTrue(text.contains("✗ missed"), text)
  }

  func testACheckMustPassOnEveryRightAnswer() throws {
    // Right for the solution only: the other right answer is told apart by its source file.
    try miniature.write(
      "func doubled(_ number: Int) -> Int { number > 100 ? -1 : number + number }\n",
      to: "Tests/Solutions/01-numbers/Doubling.ByAddition.swift")
    let (report, _) = try hunt(
      "  func testAddsTwo() { XCTAssertEqual(doubled(200), 400); XCTAssertEqual(doubled(5), 10) }")
    XCTAssertEqual(report.unfair.map(\.test), ["testAddsTwo"])
    XCTAssertEqual(report.earned, 0)
  }

  func testAnyFairCheckCatches() throws {
    let (report, text) = try hunt(
      "  func testFive() { XCTAssertEqual(doubled(5), 10) }",
      "  func testTwo() { XCTAssertEqual(doubled(2), 4) }")
    XCTAssertTrue(report.holds, text)
    XCTAssertEqual(report.idle, ["testTwo"])
    XCTAssertTrue(text.contains("adds two (testFive)"), text)
  }

  func testChecksMayCrashEndTheProgramOrNeverEnd() throws {
    for (body, verdict) in [
      ("_ = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10][doubled(5) - 1 + (doubled(5) == 10 ? 0 : 10)]", Verdict.crashed),
      ("if doubled(5) != 10 { exit(0) }", .didNotFinish), ("while doubled(5) != 10 {}", .timedOut),
    ] {
      let (report, text) = try hunt("  func testAddsTwo() { \(body) }", limit: 2)
      XCTAssertTrue(report.holds, text)
      XCTAssertTrue(text.contains("(testAddsTwo: \(verdict.rawValue))"), text)
    }
    let (report, _) = try hunt("  func testAddsTwo() { exit(0) }")
    XCTAssertEqual(report.unfair.map(\.verdict), [.didNotFinish])
  }

  func testFilesThatAreNoChecks() throws {
    XCTAssertTrue(try hunt("  func testAddsTwo() { nonsense() }").text.contains("\(path):8:"))
    XCTAssertTrue(try hunt("").text.contains("has no checks"))
    XCTAssertFalse(try hunt("").report.holds)
    Files.remove("\(miniature.root)/\(path)")
    XCTAssertTrue(try judged().text.contains("is missing"))
    try Files.makeFolder("\(miniature.root)/\(path)")
    XCTAssertTrue(try judged().text.contains("is a folder"))
  }

  func testExercisesWithoutAHunt() throws {
    XCTAssertThrowsError(try HuntCommand(exercise: "1.2").report(in: miniature.context())) {
      XCTAssertEqual($0 as? HuntCommand.Mistake, .noHunt(exercise: "1.2", known: ["1.1"]))
    }
  }

  func testACopyWithoutAnswersTriesTheStudentsOwn() throws {
    for folder in ["Solutions", "Mutants"] {
      try FileManager.default.removeItem(atPath: "\(miniature.root)/Tests/\(folder)")
    }
    try miniature.answer()
    let (report, text) = try hunt("  func testAddsTwo() { XCTAssertEqual(doubled(5), 10) }")
    XCTAssertTrue(report.holds, text)
    XCTAssertEqual(report.earned, 0)
    XCTAssertTrue(text.contains("no wrong answers to hunt"), text)
    XCTAssertFalse(text.contains("AddsTwo "), text)
    XCTAssertTrue(text.contains("Next: hand in \(path)"), text)
    let unfair = try hunt("  func testAddsTwo() { XCTAssertEqual(doubled(5), 11) }").text
    XCTAssertTrue(unfair.contains("fails on your answer"), unfair)
  }

  func testAHuntThatCannotBeWonIsNoProof() throws {
    let solution = "Tests/Solutions/01-numbers/Checks/DoublingOwnChecks.swift"
    let master = try Files.text("\(miniature.root)/\(solution)")
    try miniature.write(master.replacing("doubled(5), 10", with: "doubled(2), 4"), to: solution)
    let open = try miniature.prove(.exercise("1.1")).claims.filter { !$0.isProved }.map(\.claim)
    XCTAssertEqual(open, ["the bug hunt can be won", "the bug hunt begins fair"])
  }
}
