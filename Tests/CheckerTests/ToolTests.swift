import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// A crasher, a sleeper, a chatterbox and an `exit(0)`.
final class ToolTests: XCTestCase {
  func testFoldersThatCannotBeMadeSayWhy() {
    // Nothing can be made there, not even by the administrator; what is said must not be that it exists.
    let closed = Files.exists("/proc/1") ? "/proc/1" : "/System"
    for folder in ["\(closed)/none/folder", "\(closed)/none", closed] {
      XCTAssertThrowsError(try Files.makeFolder(folder)) {
        guard case .cannotWrite(let path, let reason) = $0 as? SystemError else { return XCTFail("\($0)") }
        XCTAssertTrue(folder.hasPrefix(path), path)
        XCTAssertFalse(reason.contains("exist") && !reason.contains("No such"), reason)
      }
    }
  }

  private func shell(_ script: String, limit: Double = 60) throws -> Tool.Outcome {
    try Tool.run("/bin/sh", ["-c", script], limit: limit)
  }

  func testEndings() throws {
    XCTAssertEqual(try shell("echo out; echo err >&2; exit 3").termination, .exit(3))
    XCTAssertEqual(try shell("echo out; echo err >&2").output, "out\nerr\n")
    XCTAssertEqual(try shell("kill -SEGV $$").termination, .signal(SIGSEGV))
  }

  func testSleeperIsStoppedWithAllItStarted() throws {
    let begin = monotonicSeconds()
    let outcome = try shell("echo begun; sleep 600 & sleep 600", limit: 2)
    XCTAssertEqual(outcome.termination, .timeLimit)
    XCTAssertEqual(outcome.output, "begun\n")
    XCTAssertLessThan(monotonicSeconds() - begin, 300)
  }

  func testChatterboxIsCutOff() throws {
    let outcome = try shell("yes | head -c 5000000")
    XCTAssertEqual(outcome.termination, .exit(0))
    XCTAssertEqual(outcome.output.utf8.count, 1 << 20)
  }

  func testUnknownProgram() {
    XCTAssertThrowsError(try Tool.run("/no/such/program", [], limit: 1)) { error in
      guard case .cannotStart(program: "/no/such/program", _) = error as? SystemError else {
        return XCTFail("\(error)")
      }
    }
  }

  func testParallelResultsKeepTheirOrder() throws {
    XCTAssertEqual(
      try inParallel(Array(0..<50), lanes: 4) { number, _ in number * 2 }, (0..<50).map { $0 * 2 })
    XCTAssertEqual(try inParallel([Int]()) { number, _ in number }, [])
    XCTAssertThrowsError(try inParallel([1, 2]) { _, _ in throw CheckError.nothingToCheck })
  }

  func testHashSeesEveryChange() {
    let texts = [[""], ["", ""], ["ab"], ["a", "b"], ["12345678"], ["12345679"], ["123456789"]]
    XCTAssertEqual(Set(texts.map(ContentHash.of)).count, texts.count)
  }

  func testDiagnostics() {
    let found = Diagnostic.errors(
      in: "/a b/X.swift:3:7: error: no: good\nX.swift:1:1: warning: w\nerror: link\n")
    XCTAssertEqual(found, [Diagnostic(path: "/a b/X.swift", line: 3, column: 7, message: "no: good")])
  }

  func testALinkCommandIsTheLastOneThatCanBeRead() {
    let commands = LinkCommands()
    commands.note("autolink a.o -o a.autolink\nclang -pie a.o @a.autolink -o a\n", for: ["a"])
    XCTAssertEqual(commands.command(for: ["a"]), ["clang", "-pie", "a.o", "@a.autolink", "-o", "a"])
    XCTAssertNil(commands.command(for: ["b"]))
    // The driver puts a path with a space between quotes, and is asked each time.
    for printed in ["clang 'my files/a.o' -o a\n", "clang my\\ files/a.o -o a\n", "autolink a.o\n", ""] {
      commands.note(printed, for: ["c"])
      XCTAssertNil(commands.command(for: ["c"]), printed)
    }
  }

  /// What one answer needs, the one before it may not have needed.
  func testProgramsAreLinkedAgainWithWhatTheyNeed() throws {
    let folder = "\(NSTemporaryDirectory())link-\(UUID().uuidString)"
    try Files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = try Compiler()
    for (text, said) in [
      ("print(1)", "1\n"), ("print(2)", "2\n"),
      ("import Foundation\nprint(NSString(\"3\"))", "3\n"), ("nothing()", nil), ("print(4)", "4\n"),
    ] {
      let source = "\(folder)/main.swift"
      let declared = said == nil ? "@_silgen_name(\"nothing\") func nothing()\n" : ""
      try Files.write(declared + text, to: source)
      XCTAssertNil(try compiler.run(["-c", "-o", "\(folder)/main.o", source]))
      let arguments = ["-o", "\(folder)/program", "\(folder)/main.o"]
      let failure = try compiler.link(arguments)
      XCTAssertEqual(
        compiler.linkCommands.command(for: arguments) != nil, compiler.platform.driverIsOptional)
      XCTAssertEqual(failure == nil, said != nil, text)
      guard let said else { continue }
      XCTAssertEqual(try Tool.run("\(folder)/program", [], limit: 10).output, said)
    }
  }

  func testTestsAreFound() {
    let text = """
      final class AChecks: CheckCase {
        func testOne() {}
        /* no */ func testTwo() throws {
        }
        func helper() {}
        // func testNot() {}
      }
      struct Other { func testNothing() {} }
      """
    XCTAssertEqual(TestName.scan(text, for: "AChecks").map(\.method), ["testOne", "testTwo"])
    XCTAssertEqual(TestName.scan(text, for: "BChecks"), [])
  }

  func testPlaceInABacktrace() {
    let origins = ["/w/exercises/Bar.swift": "exercises/Bar.swift"]
    let outer = "1 [ra] 0x0000000000000002 run() + 1 in tests at /w/exercises/Bar.swift:40:5\n"
    let unknown = "0 0x00000000000000f1 walk(_:) + 2 in libTouchKit.so at /w/Sources/Bar.swift:1:2\n"
    let frames = [
      "0 0x0000000000000001 Bar.point(inside:with:) + 14 in tests at /w/exercises/Bar.swift:28:31\n":
        "exercises/Bar.swift:28",
      // An instruction without a line.
      "0 0x0000000000000001 static Bar.+ infix(_:_:) + 14 in tests at /w/exercises/Bar.swift\n":
        "exercises/Bar.swift, in static Bar.+ infix(_:_:)",
    ]
    for (frame, place) in frames {
      XCTAssertEqual(
        Backtrace.place(in: "Thread 0 crashed:\n\n" + unknown + frame + outer, origins: origins), place)
    }
    XCTAssertNil(Backtrace.place(in: unknown, origins: origins))
  }
}
