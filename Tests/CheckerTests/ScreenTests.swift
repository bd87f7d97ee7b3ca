import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

final class ScreenTests: XCTestCase {
  private func found(_ text: String) -> [String] {
    Screen().findings(in: text).map { "\($0.line ?? 0) \($0.words)" }
  }

  func testWhatNoExerciseNeeds() {
    for (text, expected) in [
      ("import TouchKit\n\nlet id = fork()", "3 fork"),
      ("_ = posix_spawn(nil, nil)", "1 posix_spawn"),
      ("let start = posix_spawn", "1 posix_spawn"),
      ("system(\"ls\")", "1 system"),
      ("Foundation.system(\"ls\")", "1 system"),
      ("let p = Process()", "1 Process"),
      ("try Process.run(url, arguments: [])", "1 Process"),
      ("dlsym(dlopen(nil, 1), \"x\")", "1 dlsym"),
      ("URLSession.shared", "1 URLSession"),
      ("_ = socket(1, 2, 3)", "1 socket"),
      ("@_cdecl(\"f\") func f() {}", "1 @_cdecl"),
      ("@c func f() {}", "1 @c"),
      ("@_silgen_name(\"f\") func f()", "1 @_silgen_name"),
      ("@section(\".init_array\") let f = 1", "1 @section"),
      ("let f: @convention(c) () -> Void", "1 @convention(c)"),
      ("import XCTest", "1 import XCTest"),
      ("@testable import CheckSupport", "1 @testable"),
      ("import class XCTest.XCTestCase", "1 import XCTest"),
      ("func XCTAssertEqual(_ a: Int, _ b: Int, _ c: String = \"\") {}", "1 XCTAssertEqual"),
      ("let p = UnsafeRawPointer(bitPattern: 4096)", "1 UnsafeRawPointer"),
      ("withUnsafeBytes(of: 1) { _ in }", "1 withUnsafeBytes"),
      ("FileManager.default", "1 FileManager"), ("let f = open(\"x\", 0)", "1 open"),
      ("#sourceLocation(file: \"x\", line: 1)", "1 #sourceLocation"),
      ("[1].withUnsafeMutableBufferPointer { $0[1_000] = 7 }", "1 withUnsafeMutableBufferPointer"),
      ("func withUnsafeBytes() {}\n[1].withUnsafeBytes { _ in }", "2 withUnsafeBytes"),
      ("typealias UnsafeRawPointer = Swift.UnsafeRawPointer", "1 UnsafeRawPointer"),
      ("let start = array.span.baseAddress", "1 baseAddress"),
      ("class P { unowned(unsafe) let p: P }", "1 unowned(unsafe)"),
      ("let p = malloc(8)", "1 malloc"), ("Pipe().fileHandleForReading", "1 Pipe"),
      (
        "protocol P: CustomStringConvertible {}\nextension CGPoint: P {}",
        "2 extension CGPoint with a protocol that is not yours"
      ),
      (
        "protocol Q where Self: Hashable {}\nprotocol P: Q {}\nextension CGPath: P {}",
        "3 extension CGPath with a protocol that is not yours"
      ),
      ("extension Int: @retroactive Error {}", "1 extension Int with a protocol that is not yours"),
      (
        "extension CGPoint: CustomStringConvertible {}",
        "1 extension CGPoint with a protocol that is not yours"
      ),
      ("@testable import TouchKit", "1 @testable"),
      ("#if false\nstruct Array {}\n#endif", "1 #if"),
      (String(repeating: "\"\\(", count: 300), "1 strings in strings in strings"),
      ("import Glibc", "1 import Glibc"),
      ("@abi(func f()) func g() {}", "1 @abi"),
      (
        "@freestanding(expression) macro m() = #externalMacro(module: \"M\", type: \"T\")", "1 #externalMacro"
      ),
      ("let e = ProcessInfo.processInfo.environment", "1 ProcessInfo"),
      ("try \"x\".write(to: URL(fileURLWithPath: \"x\"), atomically: true, encoding: .utf8)", "1 URL"),
      ("try \"x\".write(toFile: \"x\", atomically: true, encoding: .utf8)", "1 toFile"),
    ] {
      XCTAssertEqual(found(text).first, expected, text)
    }
  }

  func testDodges() {
    for text in [
      "/* // */ dlopen(nil, 1)", "/* /* */ */ dlopen(nil, 1)", "`dlopen`(nil, 1)", "dlopen /* */ (nil, 1)",
      "print(\"\\(dlopen(nil, 1))\")", "print(#\"\\#(dlopen(nil, 1))\"#)",
      "print(\"\"\"\n\" \\(dlopen(nil, 1))\n\"\"\")",
      "let s = \"\\\\\"; dlopen(nil, 1); let t = \"\"", "let r = /\"/; dlopen(nil, 1); let q = /\"/",
      "let r = #/\"/#; dlopen(nil, 1)", "let s = #\"\\\"#; dlopen(nil, 1)",
      "let x = a / b; dlopen(nil, 1) / c",
      "print(\"\\(\"\\(dlopen(nil, 1))\")\")", "let s = \"// \"; dlopen(nil, 1)", "// \r\ndlopen(nil, 1)",
      "// \rdlopen(nil, 1)", "_ = Foundation.dlopen(nil, 1)",
    ] {
      XCTAssertTrue(found(text).contains { $0.hasSuffix(" dlopen") }, text)
    }
  }

  func testNobodyIsKeptBusy() {
    for part in [
      "{", "#", "class ", "extension ", "func == ", "(", ")", "( func a ) ", "\"", "\"\\(", "/", " /a", "`",
      "/*", "static ", "private ", "@", "extension A: ", "func f() {", "struct A {", "a.", ".", "#\"",
      "let ", "let (", "let a = 1, ", "let a = {", "protocol P: ", "protocol P: P {}",
      "extension A { let a = {",
    ] {
      let text = String(repeating: part, count: 60_000 / part.count)
      let begin = clock()
      _ = Screen().findings(in: text)
      // Processor time: a busy machine finds the same.
      XCTAssertLessThan(Double(clock() - begin) / Double(CLOCKS_PER_SEC), 30, part)
    }
  }

  func testHonestCode() {
    let honest = """
      import Foundation
      import TouchKit

      // fork(), dlopen and @_cdecl are only talked about here. /* dlopen */
      /// system("ls") /* posix_spawn /* nested */ Process() */
      let words = "dlopen system(1) @_cdecl import XCTest" + #"fork() \\("# + "\\"; socket(1)"
      let text = \"""
        posix_spawn "quoted" \\(words.count)
        \"""
      let pattern = /fork\\(\\)/
      let half = 10 / 2 + words.count / 3
      enum Process { case touch, system }
      struct Point: Equatable {
        var system = 1
        static func == (lhs: Point, rhs: Point) -> Bool { lhs.system == rhs.system }
      }
      final class Plug {
        func connect(_ signal: Int) { print(signal, self.clone()) }
        func clone() -> Plug { self }
        func max(_ other: Plug) -> Plug { other.isBig ? other : self }
        nonisolated(unsafe) static var count = Swift.max(1, 2)
        var isBig: Bool { open && Plug.count > 0 }
        var open = true
        @available(*, deprecated) @discardableResult func used() -> Int { 1 }
      }
      func socket(_ plug: Plug) -> Process { plug.connect(1); return Process.touch }
      let process = socket(Plug())
      let system = Point().system
      let signal = system + 1
      open.removeAll { $0 == open.first }
      func count(open: [Int]) -> Int { open.filter { $0 > 0 }.count + open[0] }
      """
    XCTAssertEqual(found(honest), [])
  }

  /// Everything that is known to be an honest answer, beside the checks that it is compiled with.
  func testTheCoursesOwnFiles() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let root = try Root(repository)
    var count = 0
    for chapter in Course.book.chapters where !chapter.exercises.isEmpty {
      let plan = try ChapterPlan(chapter, asked: [], root: root)
      let answers = KnownAnswers(plan: plan, root: root)
      for entry in plan.entries {
        let files =
          [entry.starter] + [answers.solutions[entry.exercise.stem]].compactMap { $0 }
          + answers.alternatives(entry).map(\.file)
          + (try answers.mutants(entry).map(\.file))
        for file in files {
          let findings = Screen().findings(in: file.text)
          XCTAssertEqual(findings.map { "\(file.origin):\($0.line ?? 0): \($0.words)" }, [])
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 30)
  }
}
