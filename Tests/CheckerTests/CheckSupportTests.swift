import Course
import XCTest

@testable import CheckSupport

final class CheckSupportTests: XCTestCase {
  func testNoDivergence() { XCTAssertNil(firstDivergence(expected: ["a"], actual: ["a"])) }

  func testFirstDivergence() {
    XCTAssertEqual(
      firstDivergence(
        expected: ["a", "b", "c", "d", "e", "f", "g", "h"],
        actual: ["a", "b", "c", "d", "e", "f", "g", "x", "y"]),
      """
      the first 7 lines are right, line 8 differs:
          …
          5  e
          6  f
          7  g
        > 8  expected: h
        > 8  got:      x
      """)
    // Two lines less would be no shorter.
    XCTAssertEqual(
      firstDivergence(expected: ["a", "b", "c", "d", "e", "f"], actual: ["a", "b", "c", "d", "e", "x"]),
      """
      the first 5 lines are right, line 6 differs:
          1  a
          2  b
          3  c
          4  d
          5  e
        > 6  expected: f
        > 6  got:      x
      """)
  }

  func testDivergenceAtTheEnds() throws {
    XCTAssertEqual(
      firstDivergence(expected: [], actual: ["x"]),
      "the first line differs:\n  > 1  expected: nothing more\n  > 1  got:      x")
    XCTAssertEqual(
      firstDivergence(expected: ["a", "b"], actual: ["a"]),
      "the first line is right, line 2 differs:\n    1  a\n  > 2  expected: b\n  > 2  got:      nothing more")
    XCTAssertTrue(
      try XCTUnwrap(firstDivergence(expected: ["a b"], actual: ["a  b"])).contains("only in their spaces"))
  }

  func testAReplayShowsTheMomentThatMatters() {
    func lines(_ range: ClosedRange<Int>) -> [CaseTrace.Line] {
      range.map { CaseTrace.Line("line \($0)", at: Double($0)) }
    }
    let told = lines(1...50)
    let expected = told.map(\.text).enumerated().map { $0.offset == 29 ? "another one" : $0.element }
    let record = CaseTrace.record {
      CaseTrace.paused { CaseTrace.offer { [CaseTrace.Line("of the right answer")] } }
      CaseTrace.offer { (1...500).map { CaseTrace.Line("entry \($0)", at: Double($0) / 10) } }
      CaseTrace.offer(expected: expected, actual: told)
    }
    XCTAssertEqual(
      record.excerpt,
      ["after that, your run goes on:"] + (31...38).map { "    line \($0)" } + ["    …"]
        + ["what the engine did in your run around 30.000 s:", "    …"]
        + (287...308).map { "    entry \($0)" } + ["    …"])
    XCTAssertEqual(record.whole.count, 1 + 50 + 1 + 50 + 1 + 500)
    XCTAssertFalse(record.whole.contains { $0.contains("right answer") })
  }

  func testAReplayOfACheckWithoutLinesShowsTheMomentThatItNames() {
    let record = CaseTrace.record {
      CaseTrace.offer { (1...500).map { CaseTrace.Line("entry \($0)", at: Double($0) / 10) } }
      CaseTrace.offer(moment: 30)
      CaseTrace.offer(moment: 40)
    }
    XCTAssertEqual(
      record.excerpt,
      ["what the engine did in your run around 30.000 s:", "    …"] + (287...308).map { "    entry \($0)" }
        + ["    …"])
    CaseTrace.offer(moment: 30)
    XCTAssertEqual(CaseTrace.record {}.excerpt, [])
  }

  func testAReplayWithoutALineThatDiffersShowsTheEnd() {
    let record = CaseTrace.record { CaseTrace.offer { (1...3).map { CaseTrace.Line("entry \($0)") } } }
    XCTAssertEqual(
      record.excerpt, ["what the engine did in your run at last:"] + (1...3).map { "    entry \($0)" })
    XCTAssertEqual(CaseTrace.record {}.excerpt, [])
  }

  func testBothLibrariesNamesOfTestsBecomeOne() {
    for name in [
      "AChecks.testIt", "-[AChecks testIt]", "-[Chapter.AChecks testIt]", "-[AChecks testItAndReturnError:]",
      "-[AChecks testItWithCompletionHandler:]",
    ] { XCTAssertEqual(RecordedName.of(name), "AChecks.testIt", name) }
    for odd in ["", "-[]", "-[AChecks]", "-[A b c]"] { XCTAssertEqual(RecordedName.of(odd), odd) }
  }

  /// Named as Xcode names them.
  private final class NamedTest: XCTest {
    private let given: String
    init(_ name: String) { given = name }
    override var name: String { given }
  }

  func testTestsRunInTheOrderInWhichTheyAreAskedFor() {
    let tests = ["-[A testX]", "-[A testYAndReturnError:]", "-[B testX]"].map(NamedTest.init)
    func asked(_ request: String) -> [String] {
      CheckProcess.asked(of: tests, request: request).map { RecordedName.of($0.name) }
    }
    XCTAssertEqual(asked("Chapter.B/testX,Chapter.A/testY"), ["B.testX", "A.testY"])
    XCTAssertEqual(asked("Chapter.A/testNone"), [])
    XCTAssertEqual(asked(""), ["A.testX", "A.testY", "B.testX"])
  }

  func testGeneratorIsTheSameEverywhere() {
    var generator = SeededGenerator(seed: 1_234_567)
    // The reference values of SplitMix64.
    XCTAssertEqual(
      (0..<3).map { _ in generator.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  func testEachThingHasItsTurnInAsManyCases() {
    for firstSeed: UInt64 in [1, 1_001, 734_001] {
      let turns = (0..<36).map { number in
        SeededGenerator(seed: firstSeed + number).inTurn(Array(0..<12))
      }
      for round in stride(from: 0, to: turns.count, by: 12) {
        XCTAssertEqual(Set(turns[round..<round + 12]).count, 12, "cases \(round)..<\(round + 12)")
      }
      XCTAssertNotEqual(turns[..<12], turns[12..<24], "the order is another one in each round")
      let (here, there) = (
        (0..<36).filter { SeededGenerator(seed: firstSeed + $0).isTurn(in: 12) },
        (0..<36).filter { SeededGenerator(seed: firstSeed + $0).isTurn(in: 12) }
      )
      XCTAssertEqual([here.count, there.count], [3, 3])
      XCTAssertNotEqual(here, there, "each place in the code has an order of its own")
    }
  }

  /// A list of numbers fails when one of them is 10 or more.
  private func failing(_ cases: RandomCases, shrink: ([Int]) -> [[Int]]) -> RandomCases.Failing<[Int]>? {
    cases.firstFailure(
      generate: { generator in (0..<8).map { _ in Int.random(in: 0...30, using: &generator) } },
      shrink: shrink,
      check: { numbers in numbers.contains { $0 >= 10 } ? "too large: \(numbers)" : nil })
  }

  func testShrinksToTheSmallest() throws {
    let shrink: ([Int]) -> [[Int]] = { numbers in
      let smaller = numbers.indices.filter { numbers[$0] > 0 }.map { index in
        var numbers = numbers
        numbers[index] -= 1
        return numbers
      }
      return numbers.shorter + smaller
    }
    let found = try XCTUnwrap(failing(RandomCases(seed: 1, count: 100), shrink: shrink))
    XCTAssertEqual(found.smallest, [10])
    XCTAssertEqual(found.message, "too large: [10]")
    // The seed it names makes the case again, at once.
    let again = try XCTUnwrap(failing(RandomCases(seed: found.seed, count: 1), shrink: { _ in [] }))
    XCTAssertEqual(again.casesBefore, 0)
    XCTAssertEqual(again.shrinkSteps, 0)
  }

  func testALongCaseSoonBecomesShort() throws {
    for count in [1, 2, 3, 64, 65, 600] {
      for culprit in Set([0, count / 3, count - 1]) {
        var tries = -1
        let found = try XCTUnwrap(
          RandomCases(seed: 1, count: 1).firstFailure(
            generate: { _ in Array(0..<count) }, shrink: \.shorter,
            check: { numbers in
              tries += 1
              return numbers.contains(culprit) ? "\(culprit) is there" : nil
            }))
        XCTAssertEqual(found.smallest, [culprit])
        XCTAssertLessThanOrEqual(tries, 40, "of \(count) numbers")
      }
    }
    XCTAssertEqual([Int]().shorter, [])
    XCTAssertTrue((0..<10_000).map { $0 }.shorter.count < 200)
  }

  func testShrinkingInCirclesEnds() {
    XCTAssertNotNil(failing(RandomCases(seed: 1, count: 100), shrink: { [$0] }))
  }

  func testRightCasesAreAllTried() {
    var seeds: [UInt64] = []
    let cases = RandomCases(seed: 5, count: 3) { seeds.append($0) }
    XCTAssertNil(cases.firstFailure(generate: { $0.next() }, shrink: { _ in [] }, check: { _ in nil }))
    XCTAssertEqual(seeds, [5, 6, 7])
  }

  func testThrownErrorsAreFailures() {
    struct Oops: Error {}
    let found = RandomCases(seed: 1, count: 1).firstFailure(
      generate: { _ in 0 }, shrink: { _ in [] }, check: { _ in throw Oops() })
    XCTAssertEqual(found?.message, "an error was thrown: Oops()")
  }

  func testFilesFollowFromTheStem() throws {
    let course = Course.book
    let (chapter, exercise) = try XCTUnwrap(course.exercise(checkedBy: "RoundButtonBarChecks"))
    XCTAssertEqual(exercise.id, "2.3")
    let files = chapter.files(of: exercise)
    XCTAssertEqual(files.student, "exercises/02-hit-testing/RoundButtonBar.swift")
    XCTAssertEqual(files.checks, "Tests/HitTestingChecks/RoundButtonBar/RoundButtonBarChecks.swift")
    XCTAssertEqual(files.mutants, "Tests/Mutants/02-hit-testing/RoundButtonBar.mutants")
    XCTAssertEqual(files.mutantsFolder, "Tests/Mutants/02-hit-testing/RoundButtonBar")
  }

  func testEveryChapterHasAHundredPoints() {
    for chapter in Course.chapters {
      XCTAssertEqual(chapter.exercises.map(\.points).reduce(0, +), 100, chapter.title)
      for exercise in chapter.exercises { XCTAssertTrue(exercise.id.hasPrefix("\(chapter.number).")) }
    }
    let exercises = Course.chapters.flatMap(\.exercises)
    XCTAssertEqual(Set(exercises.map(\.id)).count, exercises.count)
    XCTAssertEqual(Set(exercises.map(\.stem)).count, exercises.count)
  }
}

/// A check itself, since the two test libraries make one in different ways.
final class FailureWordsTests: CheckCase {
  // The watchdog is for checks.
  override class func setUp() {}

  func testAFailureBeginsWithWhatWasAskedFor() {
    XCTAssertEqual(words(for: "failed - asked: a list"), "asked: a list")
    XCTAssertEqual(words(for: "XCTAssertTrue failed"), "XCTAssertTrue failed")
  }
}
