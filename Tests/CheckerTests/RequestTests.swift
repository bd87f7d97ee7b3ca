import Course
import XCTest

@testable import Checker

final class RequestTests: XCTestCase {
  private func request(_ words: String...) throws -> Request { try Request(arguments: words) }

  func testCommands() throws {
    XCTAssertEqual(try request().action, .run(.everything, exercises: nil))
    XCTAssertEqual(try request("--chapter", "2").action, .run(.chapter(2), exercises: nil))
    XCTAssertEqual(
      try request("run", "--exercise", "2.3", "--exercises", "x").action,
      .run(.exercise("2.3"), exercises: "x"))
    XCTAssertEqual(try request("prove", "--root", "r", "--limit", "2").root, "r")
    XCTAssertEqual(try request("hint", "2.3", "3").action, .hint(exercise: "2.3", rung: .place))
    XCTAssertEqual(try request("starters").action, .starters(.everything))
    XCTAssertEqual(try request("run", "--help").action, .help)
    let grading = try request(
      "run", "--submission", "s", "--sandbox", "required", "--reports", "junit,classroom", "--out", "o")
    XCTAssertEqual(grading.submission, "s")
    XCTAssertEqual(grading.sandboxing, .required)
    XCTAssertEqual(grading.reports, ReportFiles(formats: [.junit, .classroom], folder: "o"))
    XCTAssertEqual(try request("run", "--starters", "run").untouched, .isRun)
    XCTAssertNil(try request("run").untouched)
    XCTAssertEqual(try request("watch", "--chapter", "2").action, .watch(.chapter(2)))
    XCTAssertEqual(try request("reset", "2.3").action, .reset(exercise: "2.3"))
    XCTAssertEqual(try request("replay", "2.3", "9").action, .replay(exercise: "2.3", seed: 9))
    XCTAssertEqual(try request("hunt", "2.2").action, .hunt(exercise: "2.2"))
    XCTAssertEqual(try request("handout", "x").action, .handout(folder: "x"))
    XCTAssertEqual(try request("prove").action, .prove(.everything, students: 3))
    XCTAssertEqual(try request("prove", "--students", "40").action, .prove(.everything, students: 40))
    XCTAssertEqual(try request("gradescope", "x.zip").action, .gradescope(out: "x.zip"))
    XCTAssertEqual(try request("doctor").action, .doctor)
    XCTAssertTrue(try request("run").keepsProgress)
    XCTAssertFalse(try request("run", "--no-progress").keepsProgress)
  }

  func testMisunderstandings() {
    let words: [([String], UsageError)] = [
      (["fly"], .unknownCommand("fly")),
      (["run", "--fast"], .unknownOption("--fast", command: "run")),
      (["run", "2.3"], .unexpectedWord("2.3", command: "run")),
      (["run", "--chapter"], .missingValue(option: "--chapter")),
      (["run", "--chapter", ""], .missingValue(option: "--chapter")),
      (["run", "--chapter", "3", "--exercise", "2.3"], .chapterAndExercise),
      (["watch", "--exercise", "2.3", "--chapter", "3"], .chapterAndExercise),
      (["run", "--chapter", "two"], .chapterIsNoNumber("two")),
      (["run", "--limit", "nan"], .limitIsNoTime("nan")),
      (["run", "--sandbox", "sand"], .unexpectedWord("sand", command: "--sandbox")),
      (["run", "--starters", "walk"], .unexpectedWord("walk", command: "--starters")),
      (["run", "--reports", "pdf"], .unknownReport("pdf")),
      (["prove", "--submission", "s"], .unknownOption("--submission", command: "prove")),
      (["hint", "2.3"], .hintNeedsExerciseAndRung),
      (["hint", "2.3", "4"], .unknownRung("4")),
      (["reset"], .needsExercise(command: "reset")),
      (["hunt"], .needsExercise(command: "hunt")),
      (["reset", "2.3", "2.4"], .unexpectedWord("2.4", command: "reset")),
      (["reset", "--chapter", "2"], .unknownOption("--chapter", command: "reset")),
      (["replay", "2.3"], .replayNeedsExerciseAndSeed),
      (["replay", "2.3", "-1"], .unknownOption("-1", command: "replay")),
      (["replay", "2.3", "3.5"], .seedIsNoNumber("3.5")),
      (["handout"], .handoutNeedsFolder), (["gradescope"], .gradescopeNeedsPlace),
      (["doctor", "who"], .unexpectedWord("who", command: "doctor")),
      (["prove", "--students", "-1"], .studentsAreNone("-1")),
      (["prove", "--exercises", "x"], .unknownOption("--exercises", command: "prove")),
    ]
    for (arguments, cause) in words {
      XCTAssertThrowsError(try Request(arguments: arguments)) { XCTAssertEqual($0 as? UsageError, cause) }
    }
  }

  func testExitCodes() throws {
    func code(_ words: String...) -> ExitCode {
      CheckCommand.perform(
        words, course: Course(chapters: [MiniatureCourse.chapter]), limiter: MiniatureCourse.limiter)
    }
    XCTAssertEqual(code("fly"), .usage)
    XCTAssertEqual(code("hint", "7.7", "1"), .usage)
    XCTAssertEqual(code("hint", "1.1", "1", "--no-progress"), .allPassed)
    XCTAssertEqual(code("run", "--root", "/nowhere/at/all"), .infrastructure)
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    XCTAssertEqual(code("run", "--root", miniature.root, "--chapter", "9"), .usage)
    // Nothing that was begun is wrong; asked for by its number, the starter fails.
    XCTAssertEqual(code("run", "--root", miniature.root), .allPassed)
    XCTAssertEqual(code("run", "--root", miniature.root, "--exercise", "1.1"), .notAllPassed)
    let exercises = "\(miniature.root)/exercises"
    XCTAssertEqual(code("run", "--root", miniature.root, "--submission", exercises), .notAllPassed)
    try miniature.answer()
    XCTAssertEqual(code("run", "--root", miniature.root), .allPassed)
    XCTAssertEqual(code("run", "--root", miniature.root, "--submission", exercises), .allPassed)
    try miniature.answer(["Doubling": "func doubled(_ number: Int) -> Int { 7 }\n"])
    XCTAssertEqual(code("run", "--root", miniature.root), .notAllPassed)
    try miniature.answer()
    Files.remove("\(miniature.root)/Tests/NumbersChecks/LargestChecks.swift")
    XCTAssertEqual(code("run", "--root", miniature.root), .infrastructure)
  }

  func testHints() throws {
    let course = Course(chapters: [MiniatureCourse.chapter])
    let second = try HintCommand(course: course, exercise: "1.2", rung: .concept).text()
    for part in ["a concept", "Hint 2 of 3", "README.md#countdown", "make hint EXERCISE=1.2 RUNG=3"] {
      XCTAssertTrue(second.contains(part), second)
    }
    XCTAssertTrue(
      try HintCommand(course: course, exercise: "1.2", rung: .place).text().contains(
        "make check EXERCISE=1.2"))
  }

  func testMakeHandsOnWhatIsTypedAsItIs() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let folder = NSTemporaryDirectory() + "typed-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let show = "\(folder)/show"
    try Files.write("#!/bin/sh\nfor word; do printf '<%s>' \"$word\"; done\n", to: show)
    chmod(show, 0o700)
    func make(_ words: String...) throws -> String {
      let calm = ["-u", "MAKEFLAGS", "-u", "MAKELEVEL", "-u", "SUBMISSION", "-u", "OUT", "-u", "LIMIT"]
      let stand = ["CHECK=\(show)", "CHECK_STAMP=Makefile"]
      return try Tool.run("env", calm + ["make", "-s", "-C", repository] + stand + words, limit: 300).output
    }
    for odd in ["a b", "it's", "$HOME$x", "$(shell id)", "`id`;\"#\\", "-x", "ä\u{202E}", ""] {
      XCTAssertEqual(try make("check", "SUBMISSION=\(odd)"), "<run><--submission><\(odd)>")
    }
    XCTAssertEqual(try make("check", "CHAPTER=", "EXERCISE=2.1"), "<run><--chapter><><--exercise><2.1>")
    XCTAssertEqual(try make("check"), "<run>")
    XCTAssertEqual(
      try make("grade", "SUBMISSIONS=o'in", "OUT=o $x", "SHARD=1/2", "LIMIT=3"),
      "<grade><--submissions><o'in><--out><o $x><--shard><1/2><--limit><3>")
    XCTAssertEqual(try make("class", "REPORTS=a b", "NAMES=1"), "<class><a b><--names>")
    XCTAssertEqual(try make("hint", "EXERCISE=2.1", "RUNG=1"), "<hint><2.1><1>")
  }
}
