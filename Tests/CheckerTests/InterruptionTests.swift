import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// Ctrl-C under `make`: a terminal sends it to `make`, its shell and the checker, and to nothing that the checker started.
final class InterruptionTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws {
    if Self.commandOfAnotherTest == nil { miniature = try MiniatureCourse() }
  }

  override func tearDown() { miniature?.remove() }

  /// How long a test would loop, and a compiler would compile.
  private static let forEver = "3600"

  private let loop = "func doubled(_ number: Int) -> Int {\n  while true {}\n}\n"

  func testACheckThatRunsALoop() throws {
    try miniature.answer()
    _ = try miniature.check()
    let report = "\(miniature.root)/.build/check/report.json"
    let before = try Files.text(report)
    try miniature.answer(["Doubling": loop])
    let outcome = try interrupt("run", when: isTestProgram)
    XCTAssertFalse(outcome.termination.isSuccess, outcome.output)
    // The report is the old one, and nobody has to wait for a lock.
    XCTAssertEqual(try Files.text(report), before)
    try miniature.answer()
    XCTAssertEqual(try miniature.check().earned, 60)
  }

  func testACheckThatCompiles() throws {
    let compiler = "\(miniature.root)/slow-compiler"
    try Files.write("#!/bin/sh\nsleep \(Self.forEver).\(getpid()) &\nwait\n", to: compiler)
    chmod(compiler, 0o700)
    let outcome = try interrupt("run --exercise 1.1", more: ["SWIFTC": compiler]) {
      $0.words.contains("sleep")
    }
    XCTAssertFalse(outcome.termination.isSuccess, outcome.output)
  }

  func testAWatch() throws {
    try miniature.answer(["Doubling": loop])
    let outcome = try interrupt("watch", when: isTestProgram)
    XCTAssertTrue(outcome.output.contains("The watch is over. Next: make check"), outcome.output)
  }

  func testAGrader() throws {
    for (name, answers) in ["fine": MiniatureCourse.solutions, "loops": ["Doubling": loop]] {
      for (stem, text) in answers {
        try Files.write(text, to: "\(miniature.root)/class/\(name)/\(stem).swift")
      }
    }
    let words = "grade --submissions \(miniature.root)/class --out \(miniature.root)/out --sandbox off"
    // The first is noticed only, a second ends it.
    let outcome = try interrupt(words, when: isTestProgram)
    XCTAssertFalse(outcome.termination.isSuccess, outcome.output)
    XCTAssertFalse(Files.exists("\(miniature.root)/out/loops/graded.json"))
    try Files.write(
      MiniatureCourse.solutions["Doubling"] ?? "", to: "\(miniature.root)/class/loops/Doubling.swift")
    let grader = ClassGrading(
      context: try miniature.context(), selection: .everything, submissions: "\(miniature.root)/class",
      out: "\(miniature.root)/out", say: { _ in }, progress: { _ in })
    XCTAssertEqual(try grader.perform().map { $0.outcome.grade?.earned }, [60, 10])
    XCTAssertEqual(Files.names(in: "\(miniature.root)/out/loops"), ["graded.json", "report.json"])
  }

  /// A shell or a scheduler asks once; what reads signals for the dispatch library must not swallow that.
  func testOneRequestToEndIsEnough() throws {
    var environment = ProcessInfo.processInfo.environment
    environment["INTERRUPTED_COMMAND"] = Self.waits
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let waiting = try (0..<40).map { _ in
      try ChildProcess(
        TestProgram.command(
          for: "CheckerTests.InterruptionTests/testDoesTheCommandOfAnotherTest", environment: environment,
          descriptors: [1: null, 2: null]))
    }
    let patience = monotonicSeconds() + 120
    for process in waiting {
      while !takesAlong(process.id), monotonicSeconds() < patience { usleep(10_000) }
      kill(process.id, SIGTERM)
    }
    let deadline = monotonicSeconds() + 10
    for process in waiting { XCTAssertEqual(process.wait(until: deadline), .signal(SIGTERM)) }
  }

  /// The command that does nothing but wait.
  private static let waits = "waits"

  /// Whether a process has a say in how it ends: its main thread then handles the signal.
  private func takesAlong(_ id: pid_t) -> Bool {
    let status = (try? Files.text("/proc/\(id)/status")) ?? ""
    let mask = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
    return mask.flatMap { UInt64($0, radix: 16) }.map { $0 & 1 << (UInt64(SIGTERM) - 1) != 0 } ?? false
  }

  /// Does nothing of its own: the tests above have `make` start it, to interrupt it.
  func testDoesTheCommandOfAnotherTest() throws {
    guard let command = Self.commandOfAnotherTest else { return }
    let words = command.split(separator: " ").map(String.init)
    Interruption.takeAlongWhatWasStarted()
    while command == Self.waits { usleep(1_000) }
    let program = words.first == GradeCommand.name ? TeachCommand.program : CheckCommand.program
    let code = program.perform(
      words, course: Course(chapters: [MiniatureCourse.chapter]), limiter: MiniatureCourse.limiter)
    _exit(code.rawValue)
  }

  private static var commandOfAnotherTest: String? {
    ProcessInfo.processInfo.environment["INTERRUPTED_COMMAND"]
  }

  // MARK: Doing it

  private typealias Program = (executable: String, words: [String], seconds: Double)

  /// Starts a command of the checker with `make`, interrupts all that a terminal would, and looks that nothing is left.
  private func interrupt(_ command: String, more: [String: String] = [:], when isReady: (Program) -> Bool)
    throws
    -> (termination: Termination, output: String)
  {
    let tests = TestProgram.command(
      for: "CheckerTests.InterruptionTests/testDoesTheCommandOfAnotherTest", environment: [:])
    try miniature.write(
      "all:\n\t@'\(tests.executable)' \(tests.arguments.joined(separator: " "))\n", to: "Makefile")
    try miniature.write("", to: "output")
    let output = open("\(miniature.root)/output", O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(output) }
    var environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
    environment["INTERRUPTED_COMMAND"] =
      "\(command) --root \(miniature.root) --limit \(Self.forEver)"
      + (command.hasPrefix("grade") ? "" : " --no-progress")
    for name in ["MAKEFLAGS", "MAKELEVEL", "MFLAGS"] { environment[name] = nil }
    let make = try ChildProcess(
      Command(
        executable: "make", arguments: ["-C", miniature.root], environment: environment,
        descriptors: [1: output, 2: output]))
    let deadline = monotonicSeconds() + 600
    var termination: Termination?
    while termination == nil, monotonicSeconds() < deadline, !programs().contains(where: isReady) {
      usleep(20_000)
      termination = make.endingIfOver()
    }
    let told = try text("output")
    XCTAssertNil(termination, "it ended by itself: \(told)")
    while termination == nil, monotonicSeconds() < deadline {
      kill(-make.id, SIGINT)
      for _ in 0..<25 where termination == nil {
        usleep(20_000)
        termination = make.endingIfOver()
      }
    }
    let end = termination ?? make.wait(until: 0)
    // What was killed may take a moment to go, and what was not goes on for an hour.
    let patience = monotonicSeconds() + 60
    while !programs().isEmpty, monotonicSeconds() < patience { usleep(20_000) }
    XCTAssertEqual(programs().map(\.words), [], command)
    return (end, try text("output"))
  }

  /// Whether it loops: before that it ends by itself when nobody listens any more.
  private func isTestProgram(_ program: Program) -> Bool {
    program.executable.hasSuffix("/tests") && program.executable.hasPrefix(miniature.root)
      && program.seconds > 1
  }

  private func text(_ path: String) throws -> String { try Files.text("\(miniature.root)/\(path)") }

  /// The processes that have to do with the miniature course.
  private func programs() -> [Program] {
    Files.names(in: "/proc").compactMap { pid_t($0) }.compactMap { id in
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe"),
        let data = FileManager.default.contents(atPath: "/proc/\(id)/cmdline")
      else { return nil }
      let words = String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
      let isOurs =
        link.hasPrefix(miniature.root) || words.contains { $0.contains(miniature.root) }
        || words == ["sleep", "\(Self.forEver).\(getpid())"]
      return isOurs && id != getpid() ? (link, words, secondsWorked(id)) : nil
    }
  }

  private func secondsWorked(_ id: pid_t) -> Double {
    let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
    // The name of the program is in brackets and may hold anything; the time is the twelfth number after it.
    let numbers =
      String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return numbers.count > 11 ? (Double(numbers[11]) ?? 0) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
  }
}
