import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That a copy for students holds what it should, nothing else, and is refused when it does not.
final class HandoutTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var out = ""

  override func setUpWithError() throws {
    miniature = try MiniatureCourse()
    out = "\(miniature.root)-handout"
    try miniature.write("# Numbers\n\n[Doubling](../../exercises/01-numbers/Doubling.swift)\n", to: page)
    try miniature.write("check:\n\t@true\n# teachers\nprove:\n\t@true\n# end teachers\n", to: "Makefile")
  }

  override func tearDown() {
    miniature.remove()
    try? FileManager.default.removeItem(atPath: out)
  }

  private let page = "chapters/01-numbers/README.md"

  private func handOut() throws -> Proof {
    try Handout(context: miniature.context(), out: out, triesCommands: false).perform()
  }

  /// What could not be proved; then nothing may be left behind.
  private func open() throws -> [String] {
    let open = try handOut().claims.filter { !$0.isProved }.map { "\($0.claim): \($0.detail)" }
    XCTAssertEqual(Files.exists(out), open.isEmpty)
    let beside = (out as NSString).deletingLastPathComponent
    let left = try FileManager.default.contentsOfDirectory(atPath: beside).filter {
      $0.hasPrefix((out as NSString).lastPathComponent) && $0.contains("unfinished")
    }
    XCTAssertEqual(left, [])
    return open
  }

  func testACopyHasWhatStudentsNeed() throws {
    // What somebody has answered here stays here.
    try miniature.answer()
    try miniature.write("secret", to: "Tests/CheckerTests/Anything.swift")
    // Tools of teachers, some of which this course need not have.
    try miniature.write("", to: "Sources/TeachCommand/Grade/A.swift")
    try miniature.write("", to: "Sources/CheckCommand/A.swift")
    try miniature.write("The solutions", to: "chapters/teaching/answers.md")
    try miniature.write("", to: "chapters/teaching/demos/Dead.swift")
    try miniature.write(
      "on: push\n# teachers\nif: false\n# end teachers\n", to: ".github/workflows/classroom.yml")
    try miniature.write("", to: ".github/workflows/project.yml")
    XCTAssertEqual(try open(), [])
    let present = FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []
    for path in [
      "Makefile", page, ".github/workflows/classroom.yml", "Sources/CheckCommand/A.swift",
      "exercises/01-numbers/Doubling.swift", "Tests/NumbersChecks/Doubling/DoublingChecks.swift",
      "chapters/teaching/demos/Dead.swift",
    ] {
      XCTAssertTrue(present.contains(path), path)
    }
    for path in [
      "Tests/Solutions", "Tests/Mutants", "Tests/CheckerTests", ".build", ".progress.json",
      ".github/workflows/project.yml", "Sources/TeachCommand", "chapters/teaching/answers.md",
    ] {
      XCTAssertFalse(present.contains(path), path)
    }
    XCTAssertTrue(try Files.text("\(out)/exercises/01-numbers/Doubling.swift").contains("TODO"))
    XCTAssertTrue(
      try Files.text("\(out)/exercises/01-numbers/Checks/DoublingOwnChecks.swift").contains("testExample"))
    XCTAssertEqual(try Files.text("\(out)/.github/workflows/classroom.yml"), "on: push\n")
    XCTAssertEqual(try Files.text("\(out)/Makefile"), "check:\n\t@true\n")
  }

  func testFoldersThatAreTakenAreRefused() throws {
    try Files.write("mine", to: "\(out)/file")
    XCTAssertThrowsError(try handOut()) {
      XCTAssertEqual($0 as? HandoutCommand.Mistake, .folderIsNotEmpty(self.out))
    }
    XCTAssertEqual(try Files.text("\(out)/file"), "mine")
    Files.remove("\(out)/file")
    XCTAssertEqual(try open(), [], "an empty folder will do")
    let inside = "\(miniature.root)/copies/one"
    XCTAssertThrowsError(
      try Handout(context: miniature.context(), out: inside, triesCommands: false).perform()
    ) { XCTAssertEqual($0 as? HandoutCommand.Mistake, .insideTheCourse(inside)) }
    XCTAssertFalse(Files.exists("\(miniature.root)/copies"))
  }

  func testLeaksAreFound() throws {
    let leaks = [
      "let hint = 0\n// (0...start).reversed().map   { \"\\($0)\" }\n",
      "func doubled(_ number: Int) -> Int {\n\n      number + 2\n}\n",
      "func doubled(_ number: Int) -> Int {\n  number + number\n}\n",
    ]
    for leak in leaks {
      try miniature.write(leak, to: "Sources/Labs/Lab.swift")
      let open = try open()
      XCTAssertEqual(open.count, 1, "\(open)")
      XCTAssertTrue(open.first?.contains("Sources/Labs/Lab.swift has what Tests/") == true, "\(open)")
    }
    try miniature.write("harmless\n", to: "Sources/Labs/Lab.swift")
    try miniature.write("", to: "Sources/Labs/Mutants/README.txt")
    XCTAssertEqual(try open().count, 1)
  }

  func testNoWordOfAWrongAnswerIsHandedOut() throws {
    for leak in ["/// AddsTwo.", "// It adds\n// two.", "let text = \"leaves out zero\""] {
      try miniature.write(leak, to: "Sources/Labs/Lab.swift")
      let open = try open()
      XCTAssertEqual(open.count, 1, "\(leak): \(open)")
      XCTAssertTrue(open.first?.contains("Sources/Labs/Lab.swift has what Tests/Mutants/") == true, "\(open)")
    }
    try miniature.write("let addsTwo = AddsTwoOrMore()", to: "Sources/Labs/Lab.swift")
    XCTAssertEqual(try open(), [])
  }

  func testTheBooksOwnCopyHasNoWordOfAnAnswer() throws {
    let root = try Root(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path)
    let texts = try HandoutFiles(root: root, course: .book).contents().mapValues {
      String(data: $0, encoding: .utf8) ?? ""
    }
    let scan = try LeakScan(root: root, course: .book)
    XCTAssertGreaterThan(scan.count, 1_000)
    XCTAssertEqual(scan.leaks(in: texts).map { "\($0.file) has what \($0.source) says" }, [])
  }

  func testWhatTheEngineSaysIsNoLeak() throws {
    let text = "func f(_ start: Int) -> [String] {\n  (0...start).reversed().map { \"\\($0)\" }\n}\n"
    try miniature.write(text + "public let unit = 1\n", to: "Sources/TouchKit/TouchKit.swift")
    let proof = try handOut()
    XCTAssertTrue(proof.isComplete, proof.text(.plain))
    XCTAssertTrue(proof.text(.plain).contains("in the open anyway: Sources/TouchKit/TouchKit.swift"))
  }

  func testPagesThatSpeakOfWhatIsNotThere() throws {
    for line in [
      "[gone](gone.md)", "`make prove`", "make dance", "swift run no-such-lab", "[up](../../Tests/Solutions)",
    ] {
      try miniature.write("# Numbers\n\n\(line)\n", to: page)
      let open = try open()
      XCTAssertEqual(open.count, 1, "\(line): \(open)")
      XCTAssertTrue(open.first?.contains(page) == true, "\(open)")
    }
    // For teachers only: not in the copy, so it is no untruth there. Neither is a word in a sentence.
    try miniature.write(
      "<!-- teachers -->\n`make prove`\n<!-- end teachers -->\nWe make dance floors.\n[web](https://a.b)\n",
      to: page)
    XCTAssertEqual(try open(), [])
  }

  func testStartersThatDoNotFailThere() throws {
    try miniature.write(
      "func largest(_ numbers: [Int]) -> Int? {\n  numbers.max()\n}\n",
      to: "Tests/Starters/01-numbers/Largest.swift")
    let open = try open()
    XCTAssertTrue(open.contains { $0.contains("1.3 passed") }, "\(open)")
  }

  func testSolutionsThatDoNotPassThere() throws {
    try miniature.write(
      "func largest(_ numbers: [Int]) -> Int? {\n  // solution\n  numbers.first.map { $0 + 1 }\n  // starter\n  // nil\n  // end\n}\n",
      to: "Tests/Solutions/01-numbers/Largest.swift")
    let open = try open()
    XCTAssertTrue(open.contains { $0.contains("every solution passes there: 1.3 failed") }, "\(open)")
  }

  func testACopyOfACopyCannotBeTested() throws {
    try FileManager.default.removeItem(atPath: "\(miniature.root)/Tests/Solutions")
    XCTAssertThrowsError(try handOut()) { XCTAssertEqual($0 as? HandoutError, .noSolutions) }
  }

  func testMarkersMustComeInTurn() throws {
    func strip(_ lines: String...) throws -> String {
      try TeachersOnly.strip(lines.joined(separator: "\n"), path: "a.md")
    }
    XCTAssertEqual(
      try strip("a", "  // teachers", "b", "// end teachers", "c # teachers", "# end", ""),
      "a\nc # teachers\n# end\n")
    XCTAssertEqual(try strip("a", "", "<!-- teachers -->", "b", "<!-- end teachers -->", "", "c"), "a\n\nc")
    for (lines, line) in [
      (["# teachers"], 1), (["", "# end teachers"], 2), (["// teachers", "a", "// teachers"], 3),
    ] {
      XCTAssertThrowsError(try TeachersOnly.strip(lines.joined(separator: "\n"), path: "a.md")) {
        XCTAssertEqual($0 as? HandoutError, .marker(path: "a.md", line: line))
      }
    }
  }
}
