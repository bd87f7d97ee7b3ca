import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// The two marks of an exercise, and what each is worth.
final class MarkTests: XCTestCase {
  private func exercise(_ tests: KeyValuePairs<String, Verdict>, points: Int = 15, reason: String? = nil)
    -> Report.Exercise
  {
    Report.Exercise(
      id: "1.1", title: "Doubling", file: "exercises/Doubling.swift", points: points, reason: reason,
      tests: tests.map {
        Report.Test(name: $0.key, verdict: $0.value, message: "about \($0.key)", seconds: 0.5)
      })
  }

  private func report(_ exercise: Report.Exercise) -> Report {
    Report(chapters: [
      Report.Chapter(number: 1, folder: "01-numbers", title: "Numbers", exercises: [exercise])
    ])
  }

  private func card(_ exercise: Report.Exercise) -> String {
    ReportCard(
      report: report(exercise), course: Course(chapters: [MiniatureCourse.chapter]), style: .plain
    ).text
  }

  // MARK: Points

  func testFourFifthsAndTheRest() {
    for points in 0...200 {
      let parts = Mark.allCases.map { $0.points(of: points) }
      XCTAssertEqual(parts[0] + parts[1], points)
      XCTAssertLessThanOrEqual(abs(parts[1] * 5 - points), 2, "\(points)")
    }
    XCTAssertEqual(Mark.allCases.map { $0.points(of: 15) }, [12, 3])
  }

  func testTheNameOfATestSaysItsMark() {
    XCTAssertEqual(Mark(ofTest: "testHoldsInAnyApp"), .holds)
    XCTAssertEqual(Mark(ofTest: "testTheDoorHoldsInAnyApp"), .works)
  }

  func testWhatIsEarned() {
    let cases: [(KeyValuePairs<String, Verdict>, Bool, Bool?, Int, Verdict)] = [
      (["testA": .passed, "testHoldsB": .passed], true, true, 15, .passed),
      (["testA": .passed, "testHoldsB": .failed], true, false, 12, .failed),
      (["testHoldsB": .crashed, "testA": .passed, "testHoldsC": .passed], true, false, 12, .crashed),
      (["testHoldsB": .notTried, "testA": .passed, "testC": .failed], false, false, 0, .failed),
      // Even if something told of a pass.
      (["testHoldsB": .passed, "testA": .timedOut], false, false, 0, .timedOut),
      (["testA": .passed, "testB": .passed], true, nil, 15, .passed),
      (["testA": .passed, "testB": .failed], false, nil, 0, .failed),
      (["testHoldsB": .passed], false, false, 0, .notBuilt), ([:], false, nil, 0, .notBuilt),
    ]
    for (tests, works, holds, earned, verdict) in cases {
      let exercise = exercise(tests)
      XCTAssertEqual(exercise.works, works, "\(tests)")
      XCTAssertEqual(exercise.holds, holds, "\(tests)")
      XCTAssertEqual(exercise.earned, earned, "\(tests)")
      XCTAssertEqual(exercise.verdict, verdict, "\(tests)")
      XCTAssertEqual(exercise.marks.map(\.points).reduce(0, +), 15, "\(tests)")
    }
    let unbuilt = exercise(["testA": .notBuilt, "testHoldsB": .notBuilt], reason: "it does not compile")
    XCTAssertEqual(unbuilt.marks.map(\.verdict), [.notBuilt, .notTried])
    XCTAssertEqual(unbuilt.earned, 0)
  }

  // MARK: Reports that know no marks

  /// What was written when every check had to pass.
  private func old(_ report: Report) throws -> Data {
    let text = try ReportFiles.Format.json.text(report)
    let lines = text.split(separator: "\n").filter {
      !$0.contains("\"works\" :") && !$0.contains("\"holds\" :")
    }
    return Data(lines.joined(separator: "\n").utf8)
  }

  func testAnOldReportKeepsItsPoints() throws {
    for verdict in [Verdict.passed, .failed] {
      // Even one whose tests have names that mean something today.
      for name in ["testB", "testHoldsB"] {
        let today = report(exercise(["testA": .passed, name: verdict]))
        let earned = verdict == .passed ? 15 : 0
        let text = String(decoding: try old(today), as: UTF8.self)
          .replacing("\"earned\" : 12", with: "\"earned\" : \(earned)")
        let read = try StoredReport.read(Data(text.utf8))
        XCTAssertEqual(read.earned, earned, text)
        XCTAssertEqual(read.exercises[0].verdict, verdict)
        XCTAssertEqual(read.exercises[0].marks.map(\.points), [15])
        for mark in Mark.allCases { XCTAssertEqual(read.exercises[0].has(mark), verdict == .passed) }
        let again = try ReportFiles.Format.json.text(read)
        XCTAssertFalse(again.contains("works"), again)
      }
    }
  }

  func testAMarkThatWasNotEarnedIsNotBelieved() throws {
    let text = try ReportFiles.Format.json.text(report(exercise(["testA": .passed, "testHoldsB": .failed])))
    let forged = text.replacing("\"holds\" : false", with: "\"holds\" : true")
    XCTAssertNotEqual(forged, text)
    XCTAssertThrowsError(try StoredReport.read(Data(forged.utf8)))
  }

  // MARK: What is shown

  func testTheCardLeadsFromTheFirstToTheSecond() {
    let broken = card(exercise(["testA": .failed, "testHoldsB": .notTried, "testC": .passed]))
    for part in [
      "  ✗ failed          1.1  0/15   Doubling", "│ about testA", "The other check passed.",
      "★ holds is tried once it works.", "read: chapters/01-numbers/README.md#doubling", "hint: make hint",
      "✓ works: four fifths of the points. ★ holds, in any app: the rest.",
    ] { XCTAssertTrue(broken.contains(part), "\(part) is not in:\n\(broken)") }
    XCTAssertFalse(broken.contains("about testHoldsB"), broken)

    let works = card(exercise(["testA": .passed, "testHoldsB": .failed, "testHoldsC": .passed]))
    for part in [
      "  ✓ works           1.1  12/15  Doubling",
      "It works: 12 of 15 points. For the rest, ★ holds found this:", "│ about testHoldsB",
      "The other check passed.", "read: chapters/README.md#what-every-exercise-keeps", "12 of 15 points",
    ] { XCTAssertTrue(works.contains(part), "\(part) is not in:\n\(works)") }
    for part in ["✗", "hint:", "is tried once"] { XCTAssertFalse(works.contains(part), works) }

    let whole = card(exercise(["testA": .passed, "testHoldsB": .passed]))
    XCTAssertTrue(whole.contains("  ✓ works  ★ holds  1.1  15/15  Doubling"), whole)
    let plain = card(exercise(["testA": .passed]))
    XCTAssertTrue(plain.contains("  ✓ works           1.1  15/15  Doubling"), plain)
    let failing = card(exercise(["testA": .failed]))
    XCTAssertTrue(failing.contains("when every one of its checks passes."), failing)
    for text in [broken, works, whole, plain, failing] {
      for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80, "\(line)") }
    }
  }

  func testWhatDoesNotWorkComesFirst() {
    let works = exercise(["testA": .passed, "testHoldsB": .failed])
    let broken = Report.Exercise(
      id: "1.2", title: "Countdown", file: "exercises/Countdown.swift", points: 20, reason: nil,
      tests: [Report.Test(name: "testA", verdict: .failed, message: "", seconds: 0)])
    let report = Report(chapters: [
      Report.Chapter(number: 1, folder: "01-numbers", title: "Numbers", exercises: [works, broken])
    ])
    XCTAssertEqual(report.unsolved.map(\.id), ["1.2", "1.1"])
    let card = ReportCard(report: report, course: Course(chapters: [MiniatureCourse.chapter]), style: .plain)
    for part in [
      "\n12 of 35 points (✓ works 1 of 2, ★ holds 0 of 1)\n",
      "Next: 1.2, Countdown. Edit exercises/Countdown.swift",
    ] { XCTAssertTrue(card.text.contains(part), "\(part) is not in:\n\(card.text)") }
  }

  func testEachMarkHasARowOfItsOwn() {
    let found = report(exercise(["testA": .passed, "testHoldsB": .crashed]))
    let gradescope = GradescopeReport(found)
    XCTAssertEqual(gradescope.score, 12)
    XCTAssertEqual(gradescope.tests.map(\.name), ["Doubling: works", "Doubling: holds"])
    XCTAssertEqual(gradescope.tests.map(\.score), [12, 0])
    XCTAssertEqual(gradescope.tests.map(\.max_score), [12, 3])
    XCTAssertEqual(gradescope.tests.map(\.status), ["passed", "failed"])
    let classroom = ClassroomReport(found)
    XCTAssertEqual(classroom.tests.map(\.status), ["pass", "error"])
    XCTAssertEqual(classroom.tests.map(\.score), [12, 0])
    XCTAssertEqual(classroom.tests.map(\.duration), [0.5, 0.5])
    let broken = report(exercise(["testA": .failed, "testHoldsB": .notTried]))
    XCTAssertEqual(
      GradescopeReport(broken).tests.map(\.output).last, "not tried\n★ holds is tried once it works")
    XCTAssertEqual(Wording.reached(found.exercises[0]), "works")
    XCTAssertEqual(Wording.reached(broken.exercises[0]), "failed")
  }

  // MARK: Runs

  /// A course whose first exercise has a test for *holds*.
  private func miniature() throws -> MiniatureCourse {
    let miniature = try MiniatureCourse()
    let path = "Tests/NumbersChecks/Doubling/DoublingChecks.swift"
    let text = try Files.text("\(miniature.root)/\(path)")
    let test = """
        func testHoldsForAnyNumber() {
          forAll("the double", generate: { Int.random(in: 1...99, using: &$0) }) { number in
            doubled(number) == number * 2 ? nil : "got \\(doubled(number)) for \\(number)"
          }
        }
        func testTwice()
      """
    // Its place in the file doesn't matter.
    try miniature.write(text.replacing("  func testTwice()", with: test), to: path)
    return miniature
  }

  func testWhatHoldsIsTriedOnceItWorks() throws {
    let miniature = try miniature()
    defer { miniature.remove() }
    for (body, verdicts, earned, exit) in [
      ("number * 2", [Verdict.passed, .passed, .passed], 10, ExitCode.allPassed),
      ("number > 20 ? 7 : number * 2", [.failed, .passed, .passed], 8, .notAllPassed),
      ("number > 20 ? [7][number] : number * 2", [.crashed, .passed, .passed], 8, .notAllPassed),
      ("number > 20 ? 7 : number * number", [.notTried, .failed, .passed], 0, .notAllPassed),
      ("number > 20 ? 7 : [0][number]", [.notTried, .crashed, .passed], 0, .notAllPassed),
    ] {
      try miniature.answer(["Doubling": "func doubled(_ number: Int) -> Int { \(body) }\n"])
      let report = try miniature.check(.exercise("1.1"))
      let names = ["testHoldsForAnyNumber", "testTwice", "testZero"]
      XCTAssertEqual(report.exercises[0].tests.map(\.name), names, body)
      XCTAssertEqual(
        report.exercises[0].tests.map(\.verdict), verdicts,
        "\(body): \(report.exercises[0].tests.map(\.message))")
      XCTAssertEqual(report.earned, earned, body)
      let words = ["run", "--exercise", "1.1", "--root", miniature.root, "--no-progress"]
      XCTAssertEqual(
        CheckCommand.program.perform(words, course: miniature.course, limiter: MiniatureCourse.limiter), exit)
    }
    let replay = try ReplayCommand(exercise: "1.1", seed: 3).perform(in: miniature.context(), .plain)
    XCTAssertTrue(replay.text.contains("★ holds is tried once it works."), replay.text)
  }

  func testAWrongAnswerIsCaughtByItsNamedTestAlone() throws {
    let miniature = try miniature()
    defer { miniature.remove() }
    for (body, test, isCaught) in [
      ("number > 20 ? 7 : number * 2", "testHoldsForAnyNumber", true),
      // It doesn't work either; what is asked is whether the named test catches it.
      ("7", "testHoldsForAnyNumber", true), ("number > 20 ? 7 : number * 2", "testTwice", false),
    ] {
      try miniature.mutate(body, caughtBy: test)
      let claims = try miniature.prove(.exercise("1.1")).claims
      XCTAssertEqual(
        claims.filter { $0.claim.hasPrefix("AddsTwo") }.map(\.isProved), [isCaught], "\(claims)")
    }
  }

  func testAStarterThatWorksIsWorthPoints() throws {
    let miniature = try miniature()
    defer { miniature.remove() }
    let path = "Tests/Solutions/01-numbers/Doubling.swift"
    let master = try Files.text("\(miniature.root)/\(path)")
    try miniature.write(
      master.replacing("// number // TODO: not yet", with: "// number > 20 ? 7 : number * 2"), to: path)
    _ = try StartersCommand(selection: .everything).run(in: miniature.context())
    let open = try miniature.prove(.exercise("1.1")).claims.filter { !$0.isProved }
    XCTAssertEqual(open.map(\.claim), ["the starter fails"])
    XCTAssertEqual(open.first?.detail, "it works, so it is worth points")
  }

  func testChecksWithoutOneForWorksAreNoChecks() throws {
    let miniature = try miniature()
    defer { miniature.remove() }
    let path = "Tests/NumbersChecks/Doubling/DoublingChecks.swift"
    let text = try Files.text("\(miniature.root)/\(path)")
    try miniature.write(text.replacing("func test", with: "func testHolds"), to: path)
    XCTAssertThrowsError(try miniature.check()) { error in
      guard case .noTests = error as? CheckError else { return XCTFail("\(error)") }
    }
  }
}
