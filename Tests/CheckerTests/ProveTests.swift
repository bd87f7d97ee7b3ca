import Course
import XCTest

@testable import Checker

/// That `prove` proves what holds and nothing else.
final class ProveTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  /// The claims that could not be proved.
  private func open(limit: Double = 60) throws -> [String] {
    try miniature.prove(limit: limit).claims.filter { !$0.isProved }.map {
      "\($0.exercise): \($0.claim): \($0.detail)"
    }
  }

  func testEverythingHolds() throws {
    // What a student has typed must not matter.
    try miniature.write("not Swift at all", to: "\(MiniatureCourse.folder)/Doubling.swift")
    let proof = try miniature.prove()
    XCTAssertTrue(proof.isComplete, proof.text(.plain))
    XCTAssertEqual(proof.claims.count, 16, proof.text(.plain))
  }

  func testMutantThatPasses() throws {
    try miniature.write(
      "func doubled(_ number: Int) -> Int { number << 1 }\n",
      to: "Tests/Mutants/01-numbers/Doubling/AddsTwo.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1)
    XCTAssertTrue(open.first?.contains("AddsTwo") == true, "\(open)")
  }

  func testMutantCaughtOnlyByAnotherTest() throws {
    for (test, complaint) in [
      ("testNowhere", "there is no test testNowhere"), ("testZero", "testZero: passed"),
    ] {
      try miniature.write(
        "func doubled(_ number: Int) -> Int { number == 0 ? 0 : number + 2 }\n",
        to: "Tests/Mutants/01-numbers/Doubling/AddsTwo.swift")
      let doubling = MiniatureCourse.exercise(
        "1.1", "Doubling", 10, [Mutant(name: "AddsTwo", claim: "adds two", caughtBy: test)])
      let chapter = MiniatureCourse.chapter
      miniature.course = Course(chapters: [
        Chapter(
          number: 1, folder: chapter.folder, module: chapter.module, title: chapter.title,
          exercises: [doubling] + chapter.exercises.dropFirst())
      ])
      let open = try open()
      XCTAssertEqual(open.count, 1)
      XCTAssertTrue(open.first?.contains(complaint) == true, "\(open)")
    }
  }

  func testMutantThatDoesNotCompileProvesNothing() throws {
    try miniature.write("func doubled(", to: "Tests/Mutants/01-numbers/Doubling/AddsTwo.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1)
    XCTAssertTrue(
      open.first?.contains("Tests/Mutants/01-numbers/Doubling/AddsTwo.swift:1:") == true, "\(open)")
  }

  func testMutantsThatAreUnlistedOrMissing() throws {
    try miniature.write("", to: "Tests/Mutants/01-numbers/Doubling/Unknown.swift")
    Files.remove("\(miniature.root)/Tests/Mutants/01-numbers/Largest/TakesTheLast.swift")
    XCTAssertEqual(try open().count, 2)
  }

  func testMutantThatNeverEndsIsCaught() throws {
    try miniature.write(
      "func doubled(_ number: Int) -> Int { while number > 0 {}; return 0 }\n",
      to: "Tests/Mutants/01-numbers/Doubling/AddsTwo.swift")
    XCTAssertEqual(try open(limit: 2), [])
  }

  func testSolutionThatFails() throws {
    try miniature.write(
      "func countdown(from start: Int) -> [String] {\n  // solution\n  [\"3\"]\n  // starter\n  // []\n  // end\n}\n",
      to: "Tests/Solutions/01-numbers/Countdown.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1, "\(open)")
    XCTAssertTrue(open.first?.contains("the solution passes") == true, "\(open)")
  }

  func testAlternativeThatFails() throws {
    try miniature.write(
      "func doubled(_ number: Int) -> Int { number * number }\n",
      to: "Tests/Solutions/01-numbers/Doubling.ByAddition.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1, "\(open)")
    XCTAssertTrue(open.first?.contains("ByAddition") == true, "\(open)")
  }

  func testStarterThatPasses() throws {
    let master = "func largest(_ numbers: [Int]) -> Int? {\n  numbers.max()\n}\n"
    try miniature.write(master, to: "Tests/Solutions/01-numbers/Largest.swift")
    try miniature.write(master, to: "Tests/Starters/01-numbers/Largest.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1, "\(open)")
    XCTAssertTrue(open.first?.contains("the starter fails") == true, "\(open)")
  }

  func testStarterThatDoesNotCompile() throws {
    try miniature.write(
      "func countdown(from start: Int) -> [String] {\n  // solution\n  (0...start).reversed().map { \"\\($0)\" }\n"
        + "  // starter\n  // nothing\n  // end\n}\n", to: "Tests/Solutions/01-numbers/Countdown.swift")
    _ = try StartersCommand(setting: miniature.setting(), selection: .everything).perform()
    let open = try open()
    XCTAssertTrue(open.contains { $0.contains("Tests/Starters/01-numbers/Countdown.swift:2:3") }, "\(open)")
  }

  func testStarterThatWouldHaveTheChecksCompiledForEveryAnswer() throws {
    let master =
      "struct Factor {\n  static let two = Factor()\n  var value = 2\n}\nfunc doubled(_ number: Int) -> Int {\n"
      + "  // solution\n  number * Factor.two.value\n  // starter\n  // number\n  // end\n}\n"
    for (declaration, isSlow) in [("struct Factor {", true), ("struct Factor: Sendable {", false)] {
      try miniature.write(
        master.replacing("struct Factor {", with: declaration),
        to: "Tests/Solutions/01-numbers/Doubling.swift")
      _ = try StartersCommand(setting: miniature.setting(), selection: .everything).perform()
      let slow = try open().filter { $0.contains("library evolution") }
      XCTAssertEqual(!slow.isEmpty, isSlow, "\(slow)")
    }
  }

  func testStaleStarter() throws {
    try miniature.write(
      "func countdown(from start: Int) -> [String] {\n  [\"old\"]\n}\n",
      to: "Tests/Starters/01-numbers/Countdown.swift")
    let open = try open()
    XCTAssertEqual(open.count, 1, "\(open)")
    XCTAssertTrue(open.first?.contains("make starters") == true, "\(open)")
  }

  func testOldObjectsGoOnlyBeforeTheWorkBegins() throws {
    let shelf = "\(miniature.root)/.build/check/checks/NumbersChecks"
    func objects() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: shelf)) ?? [] }
    for number in 0..<100 { try Files.write("old", to: "\(shelf)/old-\(number).o") }
    XCTAssertEqual(try open(), [])
    XCTAssertFalse(objects().contains { $0.hasPrefix("old") })
    XCTAssertFalse(objects().isEmpty)
  }
}
