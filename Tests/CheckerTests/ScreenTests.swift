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
      ("@_cdecl(\"f\") func f() {}", "1 @_cdecl"), ("@c func f() {}", "1 @c"),
      ("let a = 1\n@_silgen_name(\"f\") func f()", "2 @_silgen_name"), ("@_extern(c) func f()", "1 @_extern"),
      ("@section(\".init_array\") let f = 1", "1 @section"), ("@used let f = 1", "1 @used"),
      ("@_dynamicReplacement(for: f) func g() {}", "1 @_dynamicReplacement"),
      ("@safe func f() {}", "1 @safe"), ("@someNewAttribute func f() {}", "1 @someNewAttribute"),
      ("let f: @convention(c) () -> Void", "1 @convention"), ("@abi(func f()) func g() {}", "1 @abi"),
      ("extension Int: @retroactive Error {}", "1 extension Int with a protocol that is not yours"),
      ("let a = unsafe f()", "1 unsafe"), ("class P { unowned(unsafe) let p: P }", "1 unowned(unsafe)"),
      ("import XCTest", "1 import XCTest"), ("@testable import CheckSupport", "1 @testable"),
      ("import class XCTest.XCTestCase", "1 import XCTest"), ("import Glibc", "1 import Glibc"),
      ("import Dispatch", "1 import Dispatch"),
      ("import FoundationNetworking", "1 import FoundationNetworking"),
      ("@_exported import Foundation", "1 @_exported"), ("@testable import TouchKit", "1 @testable"),
      ("func XCTAssertEqual(_ a: Int, _ b: Int, _ c: String = \"\") {}", "1 XCTAssertEqual"),
      ("#sourceLocation(file: \"x\", line: 1)", "1 #sourceLocation"),
      ("#if false\nstruct Array {}\n#endif", "1 #if"), ("# if false", "1 #if"),
      ("#Predicate { _ in true }", "1 #Predicate"),
      ("@freestanding(expression) macro m() = #externalMacro(module: \"M\", type: \"T\")", "1 @freestanding"),
      (String(repeating: "\"\\(", count: 300), "1 strings in strings in strings"),
      ("let r = /a\"b/", "1 a regular expression"), ("let r = #/a/#", "1 a regular expression"),
      ("f(!/a/)", "1 a regular expression"), ("return/a/", "1 a regular expression"),
      ("let a = b /c + d/ e", "1 a regular expression"), ("let a = b\n/c/", "2 a regular expression"),
      (
        "protocol P: CustomStringConvertible {}\nextension CGPoint: P {}",
        "2 extension CGPoint with a protocol that is not yours"
      ),
      (
        "protocol Q where Self: Hashable {}\nprotocol P: Q {}\nextension CGPath: P {}",
        "3 extension CGPath with a protocol that is not yours"
      ),
      (
        "extension CGPoint: CustomStringConvertible {}",
        "1 extension CGPoint with a protocol that is not yours"
      ),
    ] {
      XCTAssertEqual(found(text).first, expected, text)
    }
  }

  func testDodges() {
    for text in [
      "/* // */ unsafe f()", "/* /* */ */ unsafe f()", "`unsafe` f()", "unsafe /* */ f()",
      "print(\"\\(unsafe f())\")", "print(#\"\\#(unsafe f())\"#)",
      "print(\"\"\"\n\" \\(unsafe f())\n\"\"\")",
      "let s = \"\\\\\"; unsafe f(); let t = \"\"",
      "let s = #\"\\\"#; unsafe f()",
      "let x = a / b; unsafe f() / c",
      "print(\"\\(\"\\(unsafe f())\")\")", "let s = \"// \"; unsafe f()", "// \r\nunsafe f()",
      "// \runsafe f()", "_ = Foundation.f(unsafe f())",
    ] {
      XCTAssertTrue(found(text).contains { $0.hasSuffix(" unsafe") }, text)
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
