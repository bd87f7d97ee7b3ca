import Course
import XCTest

/// That wrong answers are read as they are written, and that every mistake in writing them is named with its place.
final class MutantFileTests: XCTestCase {
  private let base = """
    func f() {
      one()
      two()

      one()
      three()
    }

    """

  private func read(_ lines: String...) throws -> [Mutant] {
    try MutantFile(text: lines.joined(separator: "\n"), path: "A.mutants").mutants
  }

  /// The base with the edit of the only mutant.
  private func edited(_ lines: String...) throws -> String {
    let mutants = try read(
      (["base A.swift", "caught by testA", "M: is wrong"] + lines).joined(separator: "\n"))
    guard case .edit(let edit, _) = mutants[0].source else { return "no edit" }
    return try edit.applied(to: base)
  }

  func testReadsNamesClaimsChecksAndBases() throws {
    let mutants = try read(
      "# About this exercise.", "base A.swift", "", "caught by testA", "First: does: this", "-a", "+b", "",
      "base A.Other.swift", "", "Second: does that", "-a", "", "caught by testB", "Third: does more",
      "whole file", "", "Fourth: does less", "-a", "")
    XCTAssertEqual(mutants.map(\.name), ["First", "Second", "Third", "Fourth"])
    XCTAssertEqual(mutants.map(\.claim), ["does: this", "does that", "does more", "does less"])
    XCTAssertEqual(mutants.map(\.caughtBy), ["testA", "testA", "testB", "testB"])
    XCTAssertEqual(mutants.map(\.line), [5, 11, 15, 18])
    guard case .edit(_, "A.swift") = mutants[0].source, case .edit(_, "A.Other.swift") = mutants[1].source,
      case .wholeFile = mutants[2].source
    else { return XCTFail("\(mutants.map(\.source))") }
  }

  func testEditsAreMade() throws {
    XCTAssertEqual(try edited("-  two()", "+  2"), base.replacing("two()", with: "2"))
    XCTAssertEqual(try edited("-  two()"), base.replacing("  two()\n", with: ""))
    XCTAssertEqual(try edited("   two()", "+  four()"), base.replacing("two()", with: "two()\n  four()"))
    XCTAssertEqual(
      try edited("-  one()", "   two()", "@@", "   three()", "+  four()"),
      "func f() {\n  two()\n\n  one()\n  three()\n  four()\n}\n")
  }

  func testEmptyLinesInAnEditBelongToIt() throws {
    XCTAssertEqual(
      try edited("   two()", "", "-  one()", "", ""), base.replacing("one()\n  three", with: "three"))
    XCTAssertEqual(
      try edited("   two()", "-", "   one()"), base.replacing("two()\n\n", with: "two()\n"))
  }

  func testEditsThatDoNotFit() throws {
    for (lines, misfit) in [
      (["-  four()"], Edit.Misfit.missing(line: 4)), (["-  one()"], .ambiguous(line: 4, times: 2)),
      (["+  four()"], .noPlace(line: 4)), (["-  two()", "@@", "+  one()"], .noPlace(line: 6)),
      (["-  two()", "@@", "   two()", "+  four()"], .overlap(line: 6)),
    ] {
      XCTAssertThrowsError(try edited(lines.joined(separator: "\n"))) {
        XCTAssertEqual($0 as? Edit.Misfit, misfit)
      }
    }
  }

  func testMistakesAreNamedWithTheirLines() {
    let start = "base A.swift\ncaught by testA\nM: is wrong\n"
    for (text, line, cause) in [
      ("-a\n", 1, MutantError.Cause.outside),
      ("whole file\n", 1, .outside),
      ("base\n", 1, .notUnderstood("base")), ("M is wrong\n", 1, .notUnderstood("M is wrong")),
      ("M: \n", 1, .notUnderstood("M: ")), (start + "whole files\n", 4, .notUnderstood("whole files")),
      (start + "-a\n\nM: is wrong\n", 6, .duplicateName("M")), (start, 3, .noEdit("M")),
      (start + "-a\n+a\n", 3, .noEdit("M")), (start + "-a\nwhole file\n", 3, .noEdit("M")),
      ("\nM: is wrong\n-a\n", 2, .noCheck("M")), ("caught by testA\nM: is wrong\n-a\n", 2, .noBase("M")),
    ] {
      XCTAssertThrowsError(try MutantFile(text: text, path: "A.mutants"), text) {
        XCTAssertEqual($0 as? MutantError, MutantError(cause: cause, path: "A.mutants", line: line), text)
        XCTAssertTrue("\($0)".hasPrefix("A.mutants:\(line): "), "\($0)")
      }
    }
  }
}
