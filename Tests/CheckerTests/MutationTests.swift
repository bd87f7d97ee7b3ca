import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That small changes to the solutions are tried, and that what survives is told.
final class MutationTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private func claims(share: Double = 1) throws -> [Proof.Claim] {
    try CourseProof(context: miniature.context(limit: 2), selection: .everything, students: 0, mutate: share)
      .proof().claims.filter { $0.claim.hasPrefix("small changes") }
  }

  private func weaken() throws {
    let path = "Tests/NumbersChecks/Doubling/DoublingChecks.swift"
    let text = try Files.text("\(miniature.root)/\(path)")
    try miniature.write(text.replacing("doubled(5), 10 * unit", with: "doubled(0), 0 * unit"), to: path)
  }

  func testSmallChangesAreCaught() throws {
    let claims = try claims()
    XCTAssertEqual(claims.map(\.isProved), [true, true, true], "\(claims)")
    XCTAssertEqual(claims.map(\.detail), ["3 of 3 caught", "2 of 2 caught", "1 of 1 caught"])
    // What is known is not tried again.
    let folder = "\(miniature.root)/.build/check/mutations"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in files { try Files.write("survived", to: "\(folder)/\(file)") }
    XCTAssertEqual(try self.claims().map(\.isProved), [false, false, false])
    XCTAssertEqual(
      try self.claims(share: 0.000_1).map(\.detail), ["0 of 0 caught", "0 of 0 caught", "0 of 0 caught"])
  }

  func testSurvivorsAreTold() throws {
    try weaken()
    let claim = try XCTUnwrap(claims().first)
    XCTAssertFalse(claim.isProved)
    XCTAssertEqual(
      claim.detail,
      ["number / 2", "number * 3", "number * 1"].reduce("0 of 3 caught") {
        "\($0)\nTests/Solutions/01-numbers/Doubling.swift:3: survives\n  - number * 2\n  + \($1)"
      })
  }

  func testRightAnswersAreListed() throws {
    let path = "Tests/Mutants/01-numbers/Doubling.mutants"
    let text = try Files.text("\(miniature.root)/\(path)")
    func listed(_ line: String) throws -> Proof.Claim {
      try miniature.write(text + "\nequivalent: a reason\n-  number * 2\n+  \(line)\n", to: path)
      return try XCTUnwrap(claims().first)
    }
    XCTAssertEqual(
      try listed("number * 3").detail,
      "3 of 3 caught\n\(path):8: this is no right answer, the checks catch it")
    XCTAssertEqual(
      try listed("number << 1").detail, "3 of 3 caught\n\(path):8: no small change makes this edit")
    try weaken()
    let claim = try listed("number * 3")
    XCTAssertFalse(claim.isProved)
    XCTAssertTrue(claim.detail.hasPrefix("0 of 2 caught, 1 right answer\n"), claim.detail)
    XCTAssertFalse(claim.detail.contains("number * 3"), claim.detail)
  }
}
