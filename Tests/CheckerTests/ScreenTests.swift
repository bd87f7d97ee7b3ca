import XCTest

@testable import Checker

final class ScreenTests: XCTestCase {
  private func found(_ text: String) -> [String] {
    Screen().findings(in: text).map { "\($0.line) \($0.words)" }
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
      ("@testable import CheckSupport", "1 import CheckSupport"),
      ("import class XCTest.XCTestCase", "1 import XCTest"),
      ("func XCTAssertEqual(_ a: Int, _ b: Int, _ c: String = \"\") {}", "1 XCTAssertEqual"),
      ("func max(_ a: Int, _ b: Int) -> Int { a }", "1 func max"),
      ("let p = UnsafeRawPointer(bitPattern: 4096)", "1 UnsafeRawPointer"),
      ("withUnsafeBytes(of: 1) { _ in }", "1 withUnsafeBytes"),
      ("FileManager.default", "1 FileManager"), ("let f = open(\"x\", 0)", "1 open"),
      ("#sourceLocation(file: \"x\", line: 1)", "1 #sourceLocation"),
      ("func == (a: Int?, b: Int?) -> Bool { true }", "1 func =="),
      ("extension String { static func == (a: String, b: String) -> Bool { true } }", "1 func =="),
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
      """
    XCTAssertEqual(found(honest), [])
  }

  /// Everything that is known to be an honest answer.
  func testTheCoursesOwnFiles() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    for folder in ["Starters", "Solutions", "Mutants"] {
      let files = Files.swiftFilesBelow("\(tests)/\(folder)")
      XCTAssertFalse(files.isEmpty)
      // Checks of one's own are no answers: they need the test library.
      for file in files where !file.contains("/Checks/") {
        XCTAssertEqual(found(try Files.text("\(tests)/\(folder)/\(file)")), [], file)
      }
    }
  }
}
