import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

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
    try miniature.mutate("number << 1")
    let open = try open()
    XCTAssertEqual(open.count, 1)
    XCTAssertTrue(
      open.first?.contains(
        "AddsTwo, which adds two, is caught: testTwice: passed\non .build/check/mutants/01-numbers/Doubling/AddsTwo.swift"
      ) == true, "\(open)")
    XCTAssertEqual(
      try Files.text("\(miniature.root)/.build/check/mutants/01-numbers/Doubling/AddsTwo.swift"),
      "func doubled(_ number: Int) -> Int {\nnumber << 1\n}\n")
  }

  func testMutantCaughtOnlyByAnotherTest() throws {
    for (test, complaint) in [
      ("testNowhere", "Tests/Mutants/01-numbers/Doubling.mutants:4: there is no test testNowhere in Tests/"),
      ("testZero", "testZero: passed"),
    ] {
      try miniature.mutate("number == 0 ? 0 : number + 2", caughtBy: test)
      let open = try open()
      XCTAssertEqual(open.count, 1)
      XCTAssertTrue(open.first?.contains(complaint) == true, "\(open)")
    }
  }

  func testMutantThatDoesNotCompileProvesNothing() throws {
    try miniature.mutate("number +")
    let open = try open()
    XCTAssertEqual(open.count, 1, "mutants of other exercises in the same program are proved without it")
    XCTAssertTrue(
      open.first?.contains(".build/check/mutants/01-numbers/Doubling/AddsTwo.swift:3:") == true, "\(open)")
  }

  func testMutantsThatCannotBeTogetherAreTriedAlone() throws {
    // Both declare the same, so they do not build together.
    try miniature.mutate("number + two\n+}\n+var two: Int {\n+  2")
    try miniature.write(
      "func largest(_ numbers: [Int]) -> Int? {\n  numbers.last\n}\nvar two: Int { 3 }\n",
      to: "Tests/Mutants/01-numbers/Largest/TakesTheLast.swift")
    XCTAssertEqual(try open(), [])
  }

  func testMutantsThatAreUnlistedOrMissing() throws {
    try miniature.write("", to: "Tests/Mutants/01-numbers/Doubling/Unknown.swift")
    Files.remove("\(miniature.root)/Tests/Mutants/01-numbers/Largest/TakesTheLast.swift")
    let open = try open()
    XCTAssertEqual(open.count, 2, "\(open)")
    XCTAssertTrue(open[0].contains("Doubling.mutants does not name it as a whole file"), open[0])
    XCTAssertTrue(
      open[1].contains("Largest.mutants:2: Tests/Mutants/01-numbers/Largest/TakesTheLast"), open[1])
  }

  func testEditsThatDoNotFit() throws {
    let path = "Tests/Mutants/01-numbers/Doubling.mutants"
    let text = try Files.text("\(miniature.root)/\(path)")
    for (replacement, complaint) in [
      (
        text.replacing("-  number", with: "-  digit"),
        "\(path):5: Tests/Solutions/01-numbers/Doubling.swift does not"
      ),
      (text.replacing("base Doubling", with: "base Tripling"), "\(path):4: there is no right answer"),
      (
        text.replacing("caught by testTwice\n", with: ""),
        "\(path):3: AddsTwo needs a line 'caught by testName' before it"
      ),
    ] {
      try miniature.write(replacement, to: path)
      let open = try open()
      XCTAssertEqual(open.count, 1, "\(open)")
      XCTAssertTrue(open.first?.contains(complaint) == true, "\(open)")
    }
  }

  func testMutantThatNeverEndsIsCaught() throws {
    try miniature.mutate("while number > 4 {}; return number * 2")
    XCTAssertEqual(try open(limit: 2), [])
  }

  func testSolutionThatFails() throws {
    try miniature.write(
      "func countdown(from start: Int) -> [String] {\n  // solution\n  [\"3\"]\n  // starter\n  // []\n  // end\n}\n",
      to: "Tests/Solutions/01-numbers/Countdown.swift")
    // The wrong answer that was an edit of it has lost its base.
    let open = try open()
    XCTAssertEqual(open.count, 2, "\(open)")
    XCTAssertTrue(open.last?.contains("the solution passes") == true, "\(open)")
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
    _ = try StartersCommand(selection: .everything).run(in: miniature.context())
    let open = try open()
    XCTAssertTrue(open.contains { $0.contains("Tests/Starters/01-numbers/Countdown.swift:2:3") }, "\(open)")
  }

  func testACheckThatFailsByChance() throws {
    let path = "Tests/NumbersChecks/Countdown/CountdownChecks.swift"
    let text = try Files.text("\(miniature.root)/\(path)")
    try miniature.write(
      text.replacing("import CheckSupport\n", with: "import CheckSupport\nimport Foundation\nimport XCTest\n")
        .replacing(
          "func testTrace() {",
          with:
            "func testTrace() {\n    if ProcessInfo.processInfo.environment[\"STUDENT\"] == \"student-2\" { XCTFail(\"by chance\") }"
        ),
      to: path)
    let open = try open()
    XCTAssertEqual(open.count, 1, "\(open)")
    XCTAssertTrue(open.first?.contains("with STUDENT=student-2: by chance") == true, "\(open)")
  }

  func testAWrongAnswerIsTriedNoLongerThanItTakes() throws {
    let path = "Tests/NumbersChecks/Largest/LargestChecks.swift"
    let text = try Files.text("\(miniature.root)/\(path)")
    try miniature.write(
      text.replacing("shrink: { numbers in ", with: "shrink: { numbers -> [[Int]] in fatalError(); ")
        .replacing(
          "  }\n}\n",
          with: """
                forAll("once more", generate: { _ in 1 }) { _ in
                  precondition(largest([2, 1]) == 2)
                  return nil
                }
              }
            }

            """),
      to: path)
    let claims = try miniature.prove(.exercise("1.3")).claims
    XCTAssertEqual(claims.last?.detail, "testRandom: failed")
  }

  func testMatrix() throws {
    try miniature.write(
      """
      import CheckSupport
      @testable import NumbersExercises

      final class LargestChecks: CheckCase {
        func testNone() throws {
          forAll("nothing of nothing, one of one", count: 1, generate: { _ in [Int]() }) {
            largest($0) == nil && largest([1]) == 1 ? nil : "got something else"
          }
        }
        func testHoldsInAnyOrder() {
          forAll(
            "the largest number",
            generate: { generator in
              let some = LeftOut.contains("many") ? [1, 0, 2] : numbers(&generator)
              _ = LeftOut.contains("nothing")
              return LeftOut.contains("disorder") ? some.sorted() : some
            }
          ) { largest($0) == $0.max() ? nil : "got another one" }
        }
      }

      """, to: "Tests/NumbersChecks/Largest/LargestChecks.swift")
    try miniature.write(
      """
      base Largest.swift

      caught by testHoldsInAnyOrder
      TakesTheFirst: takes the first
      -  numbers.max()
      +  numbers.first

      NeedsOrder: stops the program where a number is smaller than the one before it
      -  numbers.max()
      +  precondition(numbers == numbers.sorted())
      +  return numbers.last

      NeedsFew: knows three numbers at most
      -  numbers.max()
      +  numbers.prefix(3).max()

      FindsZero: finds zero in nothing
      -  numbers.max()
      +  numbers.first ?? 0

      """, to: "Tests/Mutants/01-numbers/Largest.mutants")
    Files.remove("\(miniature.root)/Tests/Mutants/01-numbers/Largest/TakesTheLast.swift")
    let proof = try CourseProof(
      context: miniature.context(), selection: .exercise("1.3"), depth: .matrix
    ).proof()
    XCTAssertTrue(proof.isComplete, proof.text(.plain))
    XCTAssertEqual(
      proof.matrices.map(\.tabSeparated),
      [
        """
        wrong answer\ttestNone\ttestHoldsInAnyOrder\twithout disorder\twithout many\twithout nothing
        TakesTheFirst\tpassed\tcaught\tcaught\tcaught\tcaught
        NeedsOrder\tpassed\tcaught\tpassed\tcaught\tcaught
        NeedsFew\tpassed\tcaught\tcaught\tpassed\tcaught
        FindsZero\tcaught\tcaught\t\t\t

        """
      ])
    XCTAssertEqual(
      proof.matrices[0].summary,
      [
        "1.3  Largest: 4 wrong answers", "  caught   alone", "       1       0  testNone",
        "       4       3  testHoldsInAnyOrder",
        "  catch nothing that no other test catches (1):", "    testNone",
        "  caught by one test only (3):",
        "    TakesTheFirst (testHoldsInAnyOrder), NeedsOrder (testHoldsInAnyOrder), NeedsFew (testHoldsInAnyOrder)",
        "  get the first mark, because only testHolds… catch them (3):",
        "    TakesTheFirst, NeedsOrder, NeedsFew",
        "  pass without disorder (1):", "    NeedsOrder", "  pass without many (1):", "    NeedsFew",
        "  variations that carry no wrong answer (1):", "    nothing",
      ])
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
    let cache = "\(miniature.root)/.build/check/checks/NumbersChecks"
    func objects() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] }
    for number in 0..<100 { try Files.write("old", to: "\(cache)/old-\(number).o") }
    XCTAssertEqual(try open(), [])
    XCTAssertFalse(objects().contains { $0.hasPrefix("old") })
    XCTAssertFalse(objects().isEmpty)
  }
}
