import Course
import XCTest

@testable import CheckCommand
@testable import CheckSupport
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What makes a student's day easier: reset, watch, replay, seeds of one's own.
final class ComfortTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private let doubling = "\(MiniatureCourse.folder)/Doubling.swift"

  private func text(_ path: String) throws -> String { try Files.text("\(miniature.root)/\(path)") }

  // MARK: reset

  private func reset() throws -> String {
    try ResetCommand(exercise: "1.1").perform(in: miniature.context())
  }

  func testResetKeepsEveryOldFile() throws {
    let starter = try text(doubling)
    XCTAssertTrue(try reset().contains("is as it was handed out"))
    for number in 1...3 {
      try miniature.write("// try \(number)\n", to: doubling)
      let told = try reset()
      XCTAssertTrue(told.contains("exercises/kept/1.1-\(number)/Doubling.swift"), told)
      XCTAssertTrue(told.contains("make check EXERCISE=1.1"), told)
      XCTAssertEqual(try text(doubling), starter)
    }
    for number in 1...3 {
      XCTAssertEqual(try text("exercises/kept/1.1-\(number)/Doubling.swift"), "// try \(number)\n")
    }
  }

  func testResetOfWhateverIsThere() throws {
    let starter = try text(doubling)
    let path = "\(miniature.root)/\(doubling)"
    let manager = FileManager.default
    let ways: [() throws -> Void] = [
      {},
      { try manager.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd") },
      { try Files.write("inside", to: "\(path)/file") },
      { _ = manager.createFile(atPath: path, contents: Data([0xff, 0xfe])) },
    ]
    for way in ways {
      try manager.removeItem(atPath: path)
      try way()
      _ = try reset()
      XCTAssertTrue(Files.isOrdinary(path))
      XCTAssertEqual(try text(doubling), starter)
    }
    XCTAssertEqual(try text("exercises/kept/1.1-2/Doubling.swift/file"), "inside")
    XCTAssertThrowsError(try ResetCommand(exercise: "../1.1").perform(in: miniature.context())) {
      XCTAssertEqual($0 as? UsageError, .unknownExercise("../1.1", known: ["1.1", "1.2", "1.3"]))
    }
  }

  // MARK: watch

  /// Watches while one step after the other is done, each after the report on the one before.
  private func watch(_ selection: Selection, _ steps: [() throws -> Void]) throws -> [String] {
    var said: [String] = []
    var reports = 0
    var done = 0
    var command = WatchCommand(selection: selection)
    command.secondsBetweenLooks = 0.01
    command.say = { said.append($0) }
    command.note = { _ in reports += 1 }
    var problem: (any Error)?
    let deadline = monotonicSeconds() + 300
    try command.perform(in: miniature.context()) {
      guard monotonicSeconds() < deadline else {
        XCTFail("no report after step \(done)")
        return true
      }
      guard reports > done else { return false }
      guard done < steps.count else { return true }
      do { try steps[done]() } catch { problem = error }
      done += 1
      return problem != nil
    }
    if let problem { throw problem }
    return said
  }

  func testWatchPrintsOnlyWhatHasChanged() throws {
    let said = try watch(
      .everything,
      [
        { try self.miniature.answer(["Doubling": MiniatureCourse.solutions["Doubling"] ?? ""]) },
        {
          try self.miniature.write(
            "func doubled(_ number: Int) -> Int { number + number }\n", to: self.doubling)
        },
      ])
    XCTAssertEqual(said.count, 5, "\(said)")
    for title in ["Doubling", "Countdown", "Largest"] { XCTAssertTrue(said[1].contains(title), said[1]) }
    XCTAssertTrue(said[2].contains("✓ works           1.1"), said[2])
    XCTAssertTrue(said[2].contains("10 of 60 points, before 0"), said[2])
    XCTAssertFalse(said[2].contains("Largest.swift:"), said[2])
    XCTAssertFalse(said[2].contains("1.3"), said[2])
    XCTAssertTrue(said[3].contains("1.1: works, as before"), said[3])
    XCTAssertTrue(said[3].contains("Next: edit exercises/01-numbers/Countdown.swift"), said[3])
    XCTAssertTrue(said[4].contains("The watch is over"), said[4])
  }

  func testWatchSeesContentsNotTimes() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func save(_ text: String) throws {
      try miniature.write(text, to: doubling)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: "\(miniature.root)/\(doubling)")
    }
    try save("func doubled(_ number: Int) -> Int { number * 3 }\n")
    let said = try watch(
      .exercise("1.1"),
      [
        { try save("func doubled(_ number: Int) -> Int { number * 2 }\n") },
        { Files.remove("\(self.miniature.root)/\(self.doubling)") },
      ])
    XCTAssertTrue(said[2].contains("✓ works"), said[2])
    XCTAssertTrue(said[3].contains("is missing"), said[3])
  }

  func testWatchOutlivesABrokenCourse() throws {
    let checks = "Tests/NumbersChecks/Doubling/DoublingChecks.swift"
    let whole = try text(checks)
    var said: [String] = []
    var rounds = 0
    var command = WatchCommand(selection: .exercise("1.1"))
    command.secondsBetweenLooks = 0.01
    command.say = { said.append($0) }
    var reports = 0
    command.note = { _ in reports += 1 }
    try miniature.write(whole.replacing("doubled(5)", with: "nonsense(5)"), to: checks)
    try command.perform(in: miniature.context()) {
      rounds += 1
      if rounds == 1 {
        try? self.miniature.write(whole, to: checks)
        try? self.miniature.answer()
      }
      return reports == 1
    }
    XCTAssertTrue(said[1].contains("This is no fault of your code"), said[1])
    XCTAssertTrue(said[2].contains("✓ works"), said[2])
  }

  // MARK: replay and seeds

  private func replay(_ seed: UInt64) throws -> (text: String, isRight: Bool) {
    try ReplayCommand(exercise: "1.3", seed: seed).perform(in: miniature.context(), .plain)
  }

  func testReplayShowsTheOneCaseWithItsTrace() throws {
    let whole = try miniature.check(.exercise("1.3"))
    let usual = try whole.told("Largest")
    XCTAssertFalse(usual.contains("the numbers were"), usual)
    let told = try replay(7)
    XCTAssertFalse(told.isRight)
    for part in [
      "testRandom: failed", "random case with seed 7:",
      "what the engine did in your run at last:\n      the numbers were [",
      "everything: .build/check/replay-1.3-7.txt",
      "Next: edit",
      "make replay EXERCISE=1.3 SEED=7",
    ] { XCTAssertTrue(told.text.contains(part), "\(part) is not in:\n\(told.text)") }
    // The report is still the one of the whole exercise.
    XCTAssertTrue(try text(".build/check/report.json").contains("seed 1"))
    try miniature.answer()
    XCTAssertTrue(try replay(7).isRight)
    XCTAssertTrue(try replay(.max).isRight)
  }

  func testAReplayShowsOneCaseAndNamesTheOthers() throws {
    try miniature.answer([
      "Largest": "func largest(_ numbers: [Int]) -> Int? {\n  numbers.isEmpty ? 0 : numbers.first\n}\n"
    ])
    let told = try replay(7).text
    XCTAssertTrue(told.contains("testNone: failed"), told)
    XCTAssertFalse(told.contains("testRandom: failed"), told)
    XCTAssertTrue(
      told.contains(
        "Wrong with this seed, too: testRandom.\nTo see another one: make replay EXERCISE=1.3 SEED=7 TEST=testRandom"
      ),
      told)
    let whole = try text(".build/check/replay-1.3-7.txt")
    for test in ["testNone", "testRandom"] { XCTAssertTrue(whole.contains("LargestChecks.\(test)\n"), whole) }
    var other = ReplayCommand(exercise: "1.3", seed: 7)
    other.test = "testRandom"
    let random = try other.perform(in: miniature.context(), .plain).text
    XCTAssertTrue(random.contains("testRandom: failed"), random)
    XCTAssertFalse(random.contains("testNone: failed"), random)
    XCTAssertTrue(random.contains("TEST=testNone"), random)
    XCTAssertTrue(random.contains("the numbers were"), random)
    other.test = "testOther"
    XCTAssertThrowsError(try other.perform(in: miniature.context(), .plain)) {
      XCTAssertEqual(
        "\($0)", "no check 'testOther' fails with this seed; these do: testNone, testRandom")
    }
  }

  func testWatchFitsTheTerminal() throws {
    try miniature.answer([
      "Doubling": "func doubled(_ number: Int) -> Int { 7 }\n",
      "Largest": "func largest(_ numbers: [Int]) -> Int? { numbers.first }\n",
    ])
    let report = try miniature.check(.everything)
    let text = ReportChanges(
      before: nil, after: report, saved: [], course: miniature.course, style: .plain, columns: 50
    ).text
    let told = text.split(separator: "\n").filter { $0.hasPrefix("      │ ") }
    XCTAssertGreaterThan(told.count, 2, text)
    for line in told { XCTAssertLessThanOrEqual(line.count, 50, text) }
  }

  func testWhatAnAnswerPrintsIsToldWithItsFailure() throws {
    let wrong =
      "func largest(_ numbers: [Int]) -> Int? {\n  print(\"asked\", numbers.count)\n  return numbers.first\n}\n"
    try miniature.answer(["Largest": wrong])
    let told = try miniature.check(.exercise("1.3")).told("Largest")
    XCTAssertTrue(told.contains("your code printed 2 lines in this case:\n    asked 2"), told)
    XCTAssertTrue(told.contains("(.build/check/chapters/01-numbers/output.txt, from line "), told)
    let again = try replay(7).text
    XCTAssertTrue(again.contains("your code printed 2 lines in this case"), again)
  }

  func testLinesThatEndAsOnWindowsAreRead() throws {
    try miniature.answer()
    for path in [
      doubling, "Tests/NumbersChecks/Largest/LargestChecks.swift", "Tests/Starters/01-numbers/Largest.swift",
    ] {
      let windows = try text(path).replacing("\n", with: "\r\n")
      try Data(windows.utf8).write(to: URL(fileURLWithPath: "\(miniature.root)/\(path)"))
    }
    XCTAssertEqual(try miniature.check(.everything).earned, 60)
  }

  func testChangedFilesAreNamed() throws {
    func git(_ arguments: String...) throws {
      _ = try Tool.run(
        "git", ["-C", miniature.root, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments, limit: 30)
    }
    var changed: ChangedFiles { get throws { ChangedFiles(in: try miniature.context()) } }
    XCTAssertNil(try changed.warning, "there is no git")
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-qm", "as handed out")
    XCTAssertNil(try changed.warning)
    try miniature.write("// other\n", to: doubling)
    XCTAssertNil(try changed.warning, "an answer is the student's own")
    let engine = "Sources/TouchKit/TouchKit.swift"
    try miniature.write("// other\n", to: engine)
    XCTAssertEqual(try changed.names, [engine])
    XCTAssertTrue(try XCTUnwrap(changed.warning).hasSuffix(engine))
  }

  func testReplayOfAFileThatDoesNotCompile() throws {
    try miniature.write("func largest(", to: "\(MiniatureCourse.folder)/Largest.swift")
    let told = try replay(1)
    XCTAssertFalse(told.isRight)
    XCTAssertTrue(told.text.contains("does not compile"), told.text)
  }

  func testEveryStudentHasCasesOfTheirOwn() throws {
    func seed(_ student: String) throws -> String {
      var context = try miniature.context()
      context.testEnvironment["STUDENT"] = student
      let report = try CourseCheck(context: context, selection: .exercise("1.3"), exercises: nil).report()
      let told = try report.told("Largest")
      return try XCTUnwrap(
        told.split(separator: "CHECK_SEED=").last.map { String($0.prefix { $0.isNumber }) })
    }
    let anna = try seed("anna")
    XCTAssertEqual(try seed("anna"), anna)
    XCTAssertNotEqual(try seed("Ben"), anna)
    XCTAssertNotEqual(try seed(""), anna)
    // The seed alone makes the case again, for everybody.
    let number = try XCTUnwrap(UInt64(anna))
    XCTAssertFalse(try replay(number).isRight)
    XCTAssertTrue(try replay(number).text.contains("seed \(anna)"))
  }

  func testSeedsOfStudentsAreTheSameOnEveryMachine() {
    XCTAssertEqual(RandomSeed.offset(of: ""), 0)
    XCTAssertEqual(RandomSeed.offset(of: "anna"), 253_229_000)
    let offsets = (0..<500).map { RandomSeed.offset(of: "student \($0)") }
    XCTAssertGreaterThan(Set(offsets).count, 498)
    XCTAssertTrue(offsets.allSatisfy { $0 % 1_000 == 0 && $0 > 0 && $0 <= 1_000_000_000 })
  }
}
