import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

final class StarterTests: XCTestCase {
  private func starter(_ lines: String...) throws -> String {
    try Master(text: lines.joined(separator: "\n"), path: "Master.swift").starter()
  }

  func testRegions() throws {
    XCTAssertEqual(
      try starter(
        "func f() -> Int {", "  // solution", "  2", "  // starter", "    // 1 // TODO", "  //", "",
        "  // // why", "  // end",
        "}", ""),
      "func f() -> Int {\n    1 // TODO\n\n\n  // why\n}\n")
  }

  func testTheSolutionIsTheFileWithoutStarterAndMarkers() throws {
    let lines = ["a", "  // solution", "  b", "  // starter", "  // c", "  // end", "d", ""]
    XCTAssertEqual(
      try Master(text: lines.joined(separator: "\n"), path: "Master.swift").solution(), "a\n  b\nd\n")
  }

  func testNoRegions() throws { XCTAssertEqual(try starter("a", "", "b"), "a\n\nb") }

  func testWrongMarkersHaveAPlace() {
    let masters: [([String], MarkerError.Cause, Int)] = [
      (["// solution", "// solution"], .nested("// solution"), 2),
      (["// solution", "// starter", "// starter"], .nested("// starter"), 3),
      (["", "// starter"], .unexpected("// starter"), 2),
      (["// end"], .unexpected("// end"), 1),
      (["// solution", "// end"], .unexpected("// end"), 2),
      (["a", "// solution", "b"], .neverEnded, 2),
      (["// solution", "// starter", "code", "// end"], .notCommentedOut, 3),
    ]
    for (lines, cause, line) in masters {
      XCTAssertThrowsError(try Master(text: lines.joined(separator: "\n"), path: "M.swift").starter()) {
        error in
        XCTAssertEqual(error as? MarkerError, MarkerError(cause: cause, path: "M.swift", line: line))
      }
    }
  }

  func testAStudentsWorkIsNeverOverwritten() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    let writer = StarterWriter(root: try Root(miniature.root))
    let files = MiniatureCourse.chapter.files(of: MiniatureCourse.chapter.exercises[0])
    XCTAssertEqual(try writer.write(files), .unchanged)

    // An untouched file follows the master.
    let master = try Files.text("\(miniature.root)/\(files.solution)")
    try miniature.write(master.replacing("TODO", with: "NEXT"), to: files.solution)
    XCTAssertEqual(try writer.write(files), .written([files.student, files.starter]))
    XCTAssertTrue(try Files.text("\(miniature.root)/\(files.student)").contains("NEXT"))

    // A touched one does not, but the starter as handed out does.
    try miniature.write("// my work\n", to: files.student)
    try miniature.write(master, to: files.solution)
    XCTAssertEqual(try writer.write(files), .leftAlone(files.student))
    XCTAssertEqual(try Files.text("\(miniature.root)/\(files.student)"), "// my work\n")
    XCTAssertTrue(try Files.text("\(miniature.root)/\(files.starter)").contains("TODO"))

    // A missing one comes back, in a copy without solutions too.
    Files.remove("\(miniature.root)/\(files.student)")
    Files.remove("\(miniature.root)/\(files.solution)")
    XCTAssertEqual(try writer.write(files), .written([files.student]))
  }
}
