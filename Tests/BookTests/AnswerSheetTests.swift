import Course
import XCTest

@testable import BookCompiler

/// The answers to an exercise of a small repository that the test makes.
final class AnswerSheetTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")
  private let chapter = Chapter(
    number: 9, folder: "09-sums", module: "Sums", title: "Sums",
    exercises: [
      Exercise(
        id: "9.1", title: "Twice", kind: .build, points: 100, minutes: 1, stem: "Twice", goal: "Double it.",
        objectives: [], prerequisites: [], outOfScope: [], paragraph: "",
        hints: Hints(symptom: "", concept: "", place: ""))
    ])

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
    try write(
      """
      import TouchKit

      /// Exercise 9.1: Twice.
      ///
      /// **Task.** Double it.
      func twice(_ a: Int) -> Int {
        // solution
        a + a
        // starter
        // a
        // end
      }

      """, to: "Twice.swift")
    try write("/// A shift,\n/// which is quick.\nfunc f() {}\n", to: "Twice.Shift.swift")
    try write("/// Another exercise.\n", to: "Twicer.swift")
    try write(
      "base Twice.swift\n\ncaught by testTwo\nOnce: answers the number itself\n-  a + a\n+  a\n",
      to: "../../Mutants/09-sums/Twice.mutants")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to name: String) throws {
    let url = root.appendingPathComponent("Tests/Solutions/09-sums/\(name)").standardized
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func testTheSolutionAndWhatTheFilesSayAboutOtherAnswers() throws {
    XCTAssertEqual(
      try AnswerSheet(chapter, root: root).lines.joined(separator: "\n"),
      """

      ### 9.1 Twice

      Double it.

      ```swift
      func twice(_ a: Int) -> Int {
        a + a
      }
      ```

      Other right answers:

      - [`Twice.Shift.swift`](../../Tests/Solutions/09-sums/Twice.Shift.swift). A shift, which is quick.

      [Wrong answers](../../Tests/Mutants/09-sums/Twice.mutants) that the checks know, each with the check that catches it:

      - `Once` answers the number itself: `testTwo`.
      """)
  }

  func testAFileOfWrongAnswersThatCannotBeReadIsNamed() throws {
    try write("Once\n", to: "../../Mutants/09-sums/Twice.mutants")
    XCTAssertThrowsError(try AnswerSheet(chapter, root: root).lines) {
      let path = "Tests/Mutants/09-sums/Twice.mutants"
      XCTAssertEqual(
        $0 as? BookProblem.Cause,
        .wrongMutants(MutantError(cause: .notUnderstood("Once"), path: path, line: 1)))
    }
  }

  func testAMissingOrBrokenSolutionIsNamed() throws {
    try write("// solution\n", to: "Twice.swift")
    XCTAssertThrowsError(try AnswerSheet(chapter, root: root).lines) {
      let path = "Tests/Solutions/09-sums/Twice.swift"
      XCTAssertEqual(
        $0 as? BookProblem.Cause, .wrongMarker(MarkerError(cause: .neverEnded, path: path, line: 1)))
    }
    try FileManager.default.removeItem(at: root.appendingPathComponent("Tests/Solutions/09-sums/Twice.swift"))
    XCTAssertThrowsError(try AnswerSheet(chapter, root: root).lines) {
      XCTAssertEqual($0 as? BookProblem.Cause, .noSuchFile("Tests/Solutions/09-sums/Twice.swift"))
    }
  }
}
