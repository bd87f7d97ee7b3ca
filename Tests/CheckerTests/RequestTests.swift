import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

final class RequestTests: XCTestCase {
  private func typed<Command: ParsableCommand>(_ words: String..., as type: Command.Type) throws -> Command {
    let program =
      TeachCommand.program.commands.contains { $0 == type } ? TeachCommand.program : CheckCommand.program
    return try XCTUnwrap(program.typed(words) as? Command, "\(words)")
  }

  func testCommands() throws {
    XCTAssertEqual(try typed(as: RunCommand.self).selection, .everything)
    XCTAssertEqual(try typed("--chapter", "2", as: RunCommand.self).selection, .chapter(2))
    let run = try typed("run", "--exercise", "2.3", "--exercises", "x", as: RunCommand.self)
    XCTAssertEqual(run.selection, .exercise("2.3"))
    XCTAssertEqual(run.exercises, "x")
    let hint = try typed("hint", "2.3", "3", as: HintCommand.self)
    XCTAssertEqual(hint.exercise, "2.3")
    XCTAssertEqual(hint.rung, .place)
    XCTAssertEqual(try typed("hint", "2.3", as: HintCommand.self).rung, .symptom)
    XCTAssertEqual(try typed("starters", as: StartersCommand.self).selection, .everything)
    let submission = try typed(
      "run", "--submission", "s", "--sandbox", "required", "--reports", "junit,classroom", "--out", "o",
      as: RunCommand.self)
    XCTAssertEqual(submission.submission, "s")
    XCTAssertEqual(submission.sandboxing, .required)
    XCTAssertEqual(submission.reports, ReportFiles(formats: [.junit, .classroom, .text], folder: "o"))
    XCTAssertEqual(try typed("run", "--starters", "run", as: RunCommand.self).untouched, .isRun)
    XCTAssertNil(try typed("run", as: RunCommand.self).untouched)
    XCTAssertEqual(try typed("watch", "--chapter", "2", as: WatchCommand.self).selection, .chapter(2))
    XCTAssertEqual(try typed("reset", "2.3", as: ResetCommand.self).exercise, "2.3")
    XCTAssertEqual(try typed("replay", "2.3", "9", as: ReplayCommand.self).seed, 9)
    XCTAssertEqual(try typed("replay", "2.3", "9", "--test", "testA", as: ReplayCommand.self).test, "testA")
    XCTAssertEqual(try typed("hunt", "2.2", as: HuntCommand.self).exercise, "2.2")
    XCTAssertEqual(try typed("handout", "x", as: HandoutCommand.self).folder, "x")
    XCTAssertEqual(try typed("prove", as: ProveCommand.self).students, 3)
    XCTAssertEqual(try typed("prove", "--students", "40", as: ProveCommand.self).students, 40)
    XCTAssertEqual(try typed("gradescope", "x.zip", as: GradescopeCommand.self).out, "x.zip")
    XCTAssertEqual(try typed("bench", "--count", "7", as: BenchCommand.self).count, 7)
    _ = try typed("doctor", as: DoctorCommand.self)
    let read = try typed("read", "--chapter", "2", "--answers", "3", as: ReadCommand.self)
    XCTAssertEqual(read.chapter, 2)
    XCTAssertEqual(read.answers, .one(3))
    XCTAssertNil(try typed("read", as: ReadCommand.self).chapter)
  }

  func testMisunderstandings() {
    let check = CheckCommand.program.commands.map { $0.name }
    let common: [([String], UsageError)] = [
      (["fly"], .unknownCommand("fly", known: check)),
      (["prove"], .unknownCommand("prove", known: check)),
      (["run", "--fast"], .unknownOption("--fast", command: "run")),
      (["run", "2.3"], .unexpectedWord("2.3", command: "run")),
      (["run", "--chapter"], .missingValue(option: "--chapter")),
      (["run", "--chapter", ""], .missingValue(option: "--chapter")),
      (["run", "--chapter", "2", "--chapter", "3"], .repeated(option: "--chapter")),
      (["run", "--chapter", "3", "--exercise", "2.3"], .chapterAndExercise),
      (["watch", "--exercise", "2.3", "--chapter", "3"], .chapterAndExercise),
      (["run", "--chapter", "two"], .chapterIsNoNumber("two")),
      (["run", "--limit", "nan"], .limitIsNoTime("nan")),
      (["run", "--sandbox", "sand"], .valueIsNone("sand", option: "--sandbox", known: ["required", "off"])),
      (["run", "--starters", "walk"], .valueIsNone("walk", option: "--starters", known: ["run"])),
      (["run", "--reports", "pdf"], .unknownReport("pdf")),
      (["reset"], .needsExercise(command: "reset")),
      (["hint"], .needsExercise(command: "hint")), (["hunt"], .needsExercise(command: "hunt")),
      (["reset", "2.3", "2.4"], .unexpectedWord("2.4", command: "reset")),
      (["reset", "2.3", "--chapter", "2"], .unknownOption("--chapter", command: "reset")),
      (["doctor", "who"], .unexpectedWord("who", command: "doctor")),
    ]
    for (arguments, cause) in common {
      XCTAssertThrowsError(try CheckCommand.program.typed(arguments)) {
        XCTAssertEqual($0 as? UsageError, cause)
      }
    }
    for (arguments, words) in [
      (["hint", "2.3", "4"], "not '4'"),
      (["replay", "2.3"], "say which exercise and which seed"), (["replay", "2.3", "3.5"], "not '3.5'"),
      (["hint", "2.3", "\u{1B}[2J" + String(repeating: "x", count: 500)], "\\u{1B}[2Jxxx"),
    ] {
      XCTAssertThrowsError(try CheckCommand.program.typed(arguments)) {
        XCTAssertTrue($0 is any UsageMistake)
        XCTAssertTrue("\($0)".contains(words), "\($0)")
        XCTAssertLessThan("\($0)".count, 200)
      }
    }
    for (arguments, words) in [
      ([], "say what to do"), (["run"], "no command 'run'"), (["handout"], "make handout OUT="),
      (["gradescope"], "make gradescope OUT="), (["prove", "--students", "-1"], "not '-1'"),
      (["prove", "--exercises", "x"], "has no option '--exercises'"), (["bench", "--count", "0"], "not '0'"),
    ] as [([String], String)] {
      XCTAssertThrowsError(try TeachCommand.program.typed(arguments)) {
        XCTAssertTrue($0 is any UsageMistake)
        XCTAssertTrue("\($0)".contains(words), "\($0)")
      }
    }
  }

  func testHelpNamesEveryCommandAndFitsTheTerminal() {
    for program in [CheckCommand.program, TeachCommand.program] {
      for command in program.commands {
        XCTAssertTrue(program.help.contains("\n  \(program.name) \(command.name)"), command.name)
      }
      for line in program.help.split(separator: "\n") where !line.contains("[--") {
        XCTAssertLessThanOrEqual(line.count, 80, String(line))
      }
    }
  }

  func testExitCodes() throws {
    func code(_ words: String...) -> ExitCode {
      CheckCommand.program.perform(
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
    Files.remove("\(miniature.root)/Tests/NumbersChecks/Largest/LargestChecks.swift")
    XCTAssertEqual(code("run", "--root", miniature.root), .infrastructure)
  }

  func testHints() throws {
    let course = Course(chapters: [MiniatureCourse.chapter])
    let second = try HintCommand(exercise: "1.2", rung: .concept).text(in: course)
    for part in ["a concept", "Hint 2 of 3", "README.md#countdown", "make hint EXERCISE=1.2 RUNG=3"] {
      XCTAssertTrue(second.contains(part), second)
    }
    XCTAssertTrue(
      try HintCommand(exercise: "1.2", rung: .place).text(in: course).contains(
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
      // Nothing is compiled: these files stand for the programs, and are taken for new ones.
      let stand = [
        "CHECK=\(show)", "TEACH=\(show)", "CHECK_STAMP=README.md", "-oREADME.md", "TEACH_STAMP=Package.swift",
        "-oPackage.swift",
      ]
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
