import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What a student's file may do, and that it costs only its own exercise.
final class RunTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws {
    miniature = try MiniatureCourse()
    try miniature.answer()
  }

  override func tearDown() { miniature.remove() }

  /// Hands in one bad file among good ones, and expects that only this one loses its points.
  private func verdict(
    of bad: String, limit: Double = 60, screen: Screen? = Screen(), file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> (verdict: Verdict, told: String, report: Report) {
    try miniature.write(bad, to: "\(MiniatureCourse.folder)/Doubling.swift")
    return try judge(limit: limit, screen: screen, file: file, line: line)
  }

  private func judge(
    limit: Double = 60, screen: Screen? = Screen(), file: StaticString = #filePath, line: UInt = #line
  ) throws -> (verdict: Verdict, told: String, report: Report) {
    let report = try CourseCheck(
      context: miniature.context(limit: limit), selection: .everything, exercises: nil, screen: screen
    ).report()
    XCTAssertEqual(try report.exercise("Countdown").verdict, .passed, file: file, line: line)
    XCTAssertEqual(try report.exercise("Largest").verdict, .passed, file: file, line: line)
    XCTAssertEqual(report.earned, 50, file: file, line: line)
    XCTAssertFalse(report.allPassed, file: file, line: line)
    return (try report.exercise("Doubling").verdict, try report.told("Doubling"), report)
  }

  func testSolutionsHaveAllPoints() throws {
    let report = try miniature.check()
    XCTAssertEqual(report.earned, 60)
    XCTAssertEqual(report.points, 60)
    XCTAssertTrue(report.allPassed)
    XCTAssertEqual(try report.exercise("Doubling").tests.map(\.name), ["testTwice", "testZero"])
  }

  func testStartersAreNotBegunAndNothingIsBuiltForThem() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    try FileManager.default.removeItem(atPath: "\(miniature.root)/.build")
    let report = try miniature.check()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBegun, .notBegun, .notBegun])
    XCTAssertEqual(report.exercises.flatMap(\.tests).filter { $0.verdict != .notBegun }, [])
    XCTAssertEqual(report.earned, 0)
    XCTAssertTrue(report.allBegunPassed)
    XCTAssertFalse(report.allPassed)
    XCTAssertFalse(Files.exists("\(miniature.root)/.build/check/engine"))
    let card = ReportCard(report: report, course: miniature.course, style: .plain).text
    XCTAssertEqual(card.split(separator: "\n").filter { $0.contains("· not begun") }.count, 3, card)
    XCTAssertTrue(card.contains("Next: open exercises/01-numbers/Doubling.swift"), card)
  }

  func testOneThatWasBegunIsBuiltBesideOthersThatWereNot() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    try miniature.answer(["Countdown": "func countdown(from start: Int) -> [String] {\n  []\n}\n\n"])
    let report = try miniature.check()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBegun, .failed, .notBegun])
    XCTAssertFalse(report.allBegunPassed)
  }

  func testAStarterIsRunWhenItIsAskedForByNumber() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    XCTAssertEqual(try miniature.check(.exercise("1.2")).exercises.map(\.verdict), [.failed])
    XCTAssertTrue(try miniature.check(.exercise("1.2")).told("Countdown").contains("expected: 3"))
  }

  func testStartersHaveNoPoints() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    let report = try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil, untouched: .isRun
    ).report()
    XCTAssertEqual(report.earned, 0)
    XCTAssertEqual(report.exercises.map(\.verdict), [.failed, .failed, .failed])
    XCTAssertTrue(try report.told("Countdown").contains("expected: 3"))
    XCTAssertTrue(try report.told("Largest").contains("CHECK_SEED="))
    // One of two tests passes; there are no points for a part.
    XCTAssertEqual(try report.exercise("Doubling").tests.map(\.verdict), [.failed, .passed])
  }

  // MARK: Checks that are compiled once

  private var compiledChecks: Set<String> {
    Set(Files.names(in: miniature.root + "/.build/check/checks/NumbersChecks").filter { $0.hasSuffix(".o") })
  }

  func testMoreDeclarationsLeaveTheCompiledChecksAsTheyAre() throws {
    _ = try miniature.check()
    let before = compiledChecks
    XCTAssertEqual(before.count, 1)
    try miniature.write(
      "struct Factor: Hashable {\n  var value = 2\n}\nprivate func factor() -> Factor { Factor() }\n"
        + "func doubled(_ number: Int) -> Int {\n  number * factor().value\n}\n",
      to: "\(MiniatureCourse.folder)/Doubling.swift")
    XCTAssertEqual(try miniature.check().earned, 60)
    XCTAssertEqual(compiledChecks, before)
  }

  func testAnotherHeadIsToldInTheWordsOfTheStarter() throws {
    _ = try miniature.check()
    let before = compiledChecks
    for head in [
      "func doubled(_ number: Int, factor: Int = 2) -> Int", "func doubled(number: Int) -> Int",
      "private func doubled(_ number: Int) -> Int", "func twice(_ number: Int) -> Int",
      "func doubled(_ number: Int) -> Int?",
    ] {
      let result = try verdict(of: "\(head) {\n  2\n}\n")
      XCTAssertEqual(result.verdict, .notBuilt)
      XCTAssertTrue(
        result.told.contains("Keep this as it was handed out:\nfunc doubled(_ number: Int) -> Int"),
        result.told)
      XCTAssertEqual(compiledChecks, before)
    }
  }

  func testTypesThatOnlyTheModuleKnowsToBeSendable() throws {
    // A public type is not sendable unless it says so; one that stays in the package is.
    try miniature.write(
      "struct Factor {\n  static let two = Factor()\n  var value = 2\n}\n"
        + "func doubled(_ number: Int) -> Int {\n  number * Factor.two.value\n}\n",
      to: "\(MiniatureCourse.folder)/Doubling.swift")
    for _ in 1...2 { XCTAssertEqual(try miniature.check().earned, 60) }
  }

  func testOneExerciseOnly() throws {
    let report = try miniature.check(.exercise("1.3"))
    XCTAssertEqual(report.exercises.map(\.id), ["1.3"])
    XCTAssertEqual(report.points, 30)
  }

  func testSyntaxError() throws {
    let result = try verdict(of: "func doubled(_ number: Int) -> Int {\n  number *\n")
    XCTAssertEqual(result.verdict, .notBuilt)
    XCTAssertTrue(result.told.contains("exercises/01-numbers/Doubling.swift:"), result.told)
    XCTAssertEqual(try result.report.exercise("Doubling").tests.map(\.verdict), [.notBuilt, .notBuilt])
  }

  func testNameThatOthersNeed() throws {
    // The errors are in the other files; the blame must not be.
    let result = try verdict(
      of: "struct Int {}\nfunc doubled(_ number: Swift.Int) -> Swift.Int { number * 2 }\n")
    XCTAssertEqual(result.verdict, .notBuilt)
  }

  func testSymbolThatIsNowhere() throws {
    let text =
      "@_silgen_name(\"nowhere\") func nowhere() -> Int\nfunc doubled(_ number: Int) -> Int { nowhere() }\n"
    let result = try verdict(of: text)
    XCTAssertEqual(result.verdict, .notBuilt)
    XCTAssertTrue(result.told.contains("Doubling.swift:1: `@_silgen_name`"), result.told)
    // Behind the screen the linker finds it, and names no file.
    let report = try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil, screen: nil
    ).report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBuilt, .passed, .passed])
    let told = try report.told("Doubling")
    XCTAssertTrue(told.contains("undefined"), told)
  }

  func testTrap() throws {
    let result = try verdict(of: "func doubled(_ number: Int) -> Int {\n  [1, 2][number]\n}\n")
    XCTAssertEqual(result.verdict, .crashed)
    XCTAssertTrue(result.told.contains("Index out of range"), result.told)
    XCTAssertTrue(result.told.contains("exercises/01-numbers/Doubling.swift:2"), result.told)
  }

  func testTheCompilerLeavesNothingBehind() throws {
    _ = try verdict(of: "func doubled(_ number: Int) -> Int {\n  \"two\"\n}\n")
    let left = Files.names(in: NSTemporaryDirectory()).filter { $0.hasPrefix(Compiler.scratchPrefix) }
    XCTAssertEqual(left, [])
    let seen = try Tool.run(
      "/bin/sh", ["-c", "printf %s \"$WORD\""], environment: ["WORD": "hello"], limit: 60)
    XCTAssertEqual(seen.output, "hello")
  }

  func testEndlessRecursion() throws {
    let result = try verdict(
      of: "func doubled(_ number: Int) -> Int {\n  1 + doubled(number + 1)\n}\n")
    XCTAssertEqual(result.verdict, .crashed)
  }

  func testPlacesAreTheSameFromEveryFolder() throws {
    // The compiler shortens paths below the folder it runs in, and `make check` runs it in the root.
    let folder = FileManager.default.currentDirectoryPath
    defer { XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(folder)) }
    XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(miniature.root))
    try testTrap()
  }

  func testEndlessLoop() throws {
    let result = try verdict(
      of:
        "func doubled(_ number: Int) -> Int {\n  var sum = 0\n  while number > 0 {\n    sum &+= 1\n  }\n  return sum\n}\n",
      limit: 2)
    XCTAssertEqual(result.verdict, .timedOut)
    // The watchdog may come at any instruction of the loop: its condition, its body, or the jump at its end.
    let place = "exercises/01-numbers/Doubling.swift"
    XCTAssertTrue(
      ["\(place):3", "\(place):4", "\(place):5", "\(place), in doubled(_:)"].contains {
        result.told.contains($0)
      },
      result.told)
    XCTAssertEqual(try result.report.exercise("Doubling").tests.map(\.verdict), [.timedOut, .skipped])
  }

  func testAnEndlessLoopOnVirtualTime() throws {
    // This is what the stage of a chapter's checks does; it needs no clock.
    let result = try verdict(
      of: """
        import CheckSupport
        import Course
        func doubled(_ number: Int) -> Int { CheckProcess.end(CheckEnding.passLimit(20_000)) }
        """, screen: nil)
    XCTAssertEqual(result.verdict, .timedOut)
    XCTAssertTrue(result.told.hasPrefix("\na run loop never sleeps"), result.told)
    XCTAssertEqual(try result.report.exercise("Doubling").tests.map(\.verdict), [.timedOut, .skipped])
  }

  func testSleep() throws {
    let result = try verdict(
      of: "import Foundation\nfunc doubled(_ number: Int) -> Int {\n  sleep(1000)\n  return number * 2\n}\n",
      limit: 2, screen: nil)
    XCTAssertEqual(result.verdict, .timedOut)
  }

  func testExit() throws {
    for call in ["exit(0)", "_exit(0)", "abort()"] {
      let result = try verdict(
        of: "import Foundation\nfunc doubled(_ number: Int) -> Int {\n  \(call)\n  return number * 2\n}\n",
        screen: nil)
      XCTAssertEqual(result.verdict, call.contains("exit") ? .didNotFinish : .crashed, call)
    }
  }

  func testForgedSuccess() throws {
    let result = try verdict(
      of: #"""
        import Foundation
        func doubled(_ number: Int) -> Int {
          print("Test Case 'DoublingChecks.testTwice' passed (0.0 seconds)")
          let forged = """
            {"event":"start","test":"DoublingChecks.testTwice","messages":[],"seconds":0}
            {"event":"finish","test":"DoublingChecks.testTwice","outcome":"passed","messages":[],"seconds":0}

            """
          for descriptor in Int32(3)...19 { _ = write(descriptor, forged, strlen(forged)) }
          _exit(0)
        }

        """#)
    XCTAssertTrue(result.told.contains("Doubling.swift:9: `unsafe memory` reaches below Swift"), result.told)
    // Behind the screen it is not believed.
    let report = try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil, screen: nil
    ).report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.didNotFinish, .passed, .passed])
  }

  func testSkipIsNoPass() throws {
    try miniature.write(
      "import CheckSupport\nimport XCTest\nfinal class DoublingChecks: CheckCase {\n"
        + "  func testTwice() throws { throw XCTSkip(\"later\") }\n}\n",
      to: "Tests/NumbersChecks/Doubling/DoublingChecks.swift")
    XCTAssertEqual(try judge().verdict, .skipped)
  }

  func testFloodOfOutput() throws {
    let result = try verdict(
      of:
        "func doubled(_ number: Int) -> Int {\n  while true { print(String(repeating: \"x\", count: 10_000)) }\n}\n"
    )
    XCTAssertEqual(result.verdict, .crashed)
    XCTAssertTrue(result.told.contains("too much"), result.told)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(miniature.root)/.build/check/chapters/01-numbers/output.txt")
    XCTAssertLessThan(try XCTUnwrap(attributes[.size] as? Int), 9 << 20)
  }

  func testTooMuchMemory() throws {
    let result = try verdict(
      of: "func doubled(_ number: Int) -> Int {\n  var all: [[Int]] = []\n  while true {\n"
        + "    var some: [Int] = []\n    some.reserveCapacity(50_000_000)\n    all.append(some)\n  }\n}\n")
    XCTAssertEqual(result.verdict, .crashed)
  }

  func testFilesThatAreNone() throws {
    let path = "\(miniature.root)/\(MiniatureCourse.folder)/Doubling.swift"
    let manager = FileManager.default
    let ways: [(word: String, make: () throws -> Void)] = [
      ("missing", {}),
      ("link", { try manager.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd") }),
      ("folder", { try manager.createDirectory(atPath: path, withIntermediateDirectories: false) }),
      ("UTF-8", { _ = manager.createFile(atPath: path, contents: Data([0x66, 0xff, 0xfe, 0x0a])) }),
      ("larger", { _ = manager.createFile(atPath: path, contents: Data(repeating: 0x20, count: 2 << 20)) }),
      ("ordinary", { mkfifo(path, 0o600) }),
      ("empty", { _ = manager.createFile(atPath: path, contents: Data(" \n".utf8)) }),
    ]
    for way in ways {
      try? manager.removeItem(atPath: path)
      try way.make()
      let result = try judge()
      XCTAssertEqual(result.verdict, .notBuilt, way.word)
      XCTAssertTrue(result.told.contains(way.word), result.told)
    }
  }

  func testSameTimeAndSizeIsStillBuiltAgain() throws {
    let path = "\(miniature.root)/\(MiniatureCourse.folder)/Doubling.swift"
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let right = "func doubled(_ number: Int) -> Int { number * 2 }\n"
    for (text, expected) in [
      (right, Verdict.passed), (right.replacing("* 2", with: "* 3"), .failed), (right, .passed),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      XCTAssertEqual(try miniature.check(.exercise("1.1")).exercises.map(\.verdict), [expected])
    }
    // The engine too: the check multiplies with a number from there.
    try miniature.write("public let unit = 2\n", to: "Sources/TouchKit/TouchKit.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: "\(miniature.root)/Sources/TouchKit/TouchKit.swift")
    XCTAssertEqual(try miniature.check(.exercise("1.1")).exercises.map(\.verdict), [.failed])
  }

  func testAnswersFromAnotherFolder() throws {
    let elsewhere = "\(miniature.root)/handed-in"
    try Files.write(
      "func doubled(_ number: Int) -> Int { 7 }\n", to: "\(elsewhere)/01-numbers/Doubling.swift")
    let report = try CourseCheck(context: miniature.context(), selection: .everything, exercises: elsewhere)
      .report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.failed, .notBuilt, .notBuilt])
    XCTAssertEqual(report.exercises.first?.file, "handed-in/01-numbers/Doubling.swift")
  }

  func testReportIsReadableAndAddsUp() throws {
    try miniature.write(
      "func doubled(_ number: Int) -> Int { 7 }\n", to: "\(MiniatureCourse.folder)/Doubling.swift")
    let written = try miniature.check()
    let data = try XCTUnwrap(
      FileManager.default.contents(atPath: "\(miniature.root)/.build/check/report.json"))
    let report = try JSONDecoder().decode(Report.self, from: data)
    XCTAssertEqual(report.version, 1)
    XCTAssertEqual(report.earned, 50)
    XCTAssertEqual(report.earned, report.exercises.map(\.earned).reduce(0, +))
    XCTAssertEqual(report.points, report.exercises.map(\.points).reduce(0, +))
    XCTAssertEqual(report.exercises.map(\.verdict), written.exercises.map(\.verdict))
    XCTAssertFalse(String(decoding: data, as: UTF8.self).contains(miniature.root))
  }

  func testCardNamesTheNextStep() throws {
    try miniature.write(
      "func doubled(_ number: Int) -> Int { 7 }\n", to: "\(MiniatureCourse.folder)/Doubling.swift")
    let card = ReportCard(report: try miniature.check(), course: miniature.course, style: .plain).text
    for part in [
      "✗ failed", "✓ works", "50 of 60 points", "make hint EXERCISE=1.1 RUNG=1",
      "chapters/01-numbers/README.md#doubling",
      "twice five",
    ] { XCTAssertTrue(card.contains(part), "\(part) is not in:\n\(card)") }
    XCTAssertFalse(card.contains("\u{1B}"))
  }

  func testCardShowsThreeFailuresInFullAndNamesTheFileWithTheRest() {
    let exercises = (1...9).map { number in
      Report.Exercise(
        id: "1.\(number)", title: "Title \(number)", file: "file\(number)", points: 1, reason: nil,
        tests: [
          Report.Test(
            name: "test", verdict: number < 6 ? .failed : .passed, message: "message \(number)", seconds: 0)
        ])
    }
    let report = Report(chapters: [Report.Chapter(number: 1, folder: "f", title: "t", exercises: exercises)])
    func card(fullReport: String?) -> String {
      ReportCard(report: report, course: Course(chapters: []), style: .plain, fullReport: fullReport).text
    }
    let short = card(fullReport: "out/report.txt")
    for number in 1...5 {
      XCTAssertTrue(short.contains("✗ failed          1.\(number)"), short)
      XCTAssertEqual(short.contains("message \(number)"), number <= 3, short)
      XCTAssertTrue(card(fullReport: nil).contains("message \(number)"))
    }
    XCTAssertTrue(short.contains("The other 2 failures stand in full in out/report.txt"), short)
  }

  func testAnErrorWithoutAPlaceIsToldAsWell() {
    XCTAssertTrue(Wording.cause(.doesNotCompile([])).contains("names no place"))
    let noUIKit = Diagnostic(path: "A.swift", line: 1, column: 8, message: "no such module 'UIKit'")
    XCTAssertTrue(Wording.cause(.doesNotCompile([noUIKit])).hasSuffix("the engine that behaves like it"))
  }

  func testOtherChecksInWords() {
    for (verdicts, words) in [
      ([.passed], "The other check passed."), ([.crashed], "The other check did not pass either."),
      ([.passed, .passed], "The other 2 checks passed."),
      ([.passed, .failed, .skipped], "Of the other 3 checks 1 passed. These didn’t: test2, test3."),
      ([.failed, .skipped], "None of the other 2 checks passed."),
      ([.skipped, .skipped], "The other 2 checks were not run."),
    ] as [([Verdict], String)] {
      let named = verdicts.enumerated().map { ("test\($0.offset + 1)", $0.element) }
      XCTAssertEqual(Wording.others(named), words)
    }
  }

  func testCardOfSolvedExercises() throws {
    func lastLine(_ selection: Selection) throws -> String? {
      let card = ReportCard(report: try miniature.check(selection), course: miniature.course, style: .plain)
      return card.text.split(separator: "\n").last.map(String.init)
    }
    XCTAssertEqual(try lastLine(.exercise("1.3")), "Next: make check")
    XCTAssertEqual(
      try lastLine(.everything),
      "Every exercise is solved. Next: make whole lets your own answers carry a touch.")
  }

  func testChecksThatDoNotStartAreNotTheStudentsFault() throws {
    let context = Context(
      course: miniature.course, root: try Root(miniature.root), limiter: "/bin/true", secondsPerTest: 60)
    XCTAssertThrowsError(try CourseCheck(context: context, selection: .everything, exercises: nil).report()) {
      error in
      guard case .checksDidNotStart = error as? CheckError else { return XCTFail("\(error)") }
    }
  }

  func testBrokenChecksAreNotTheStudentsFault() throws {
    try miniature.write(
      "import CheckSupport\nfinal class DoublingChecks: CheckCase {\n  func testTwice() { nonsense() }\n}\n",
      to: "Tests/NumbersChecks/Doubling/DoublingChecks.swift")
    XCTAssertThrowsError(try miniature.check()) { error in
      guard case .startersDoNotBuild = error as? CheckError else { return XCTFail("\(error)") }
    }
  }
}
