import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// Wrong answers that would have the checks say yes, and answers that keep the compiler busy.
final class TamperingTests: AttackCase {
  /// Hands in one wrong answer among right ones, with and without the screen.
  private func outcome(_ text: String, for stem: String, screen: Screen?) throws -> Report.Exercise {
    var answers = MiniatureCourse.solutions
    answers[stem] = text
    for (stem, text) in answers { try Files.write(text, to: "\(handedIn)/01-numbers/\(stem).swift") }
    let report = try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil,
      handedIn: Submission(handedIn, course: miniature.course), screen: screen
    ).report()
    for other in report.exercises where other.title != stem {
      XCTAssertEqual(other.verdict, .passed, "\(other.title): \(text)")
    }
    XCTAssertEqual(leftRunning(), [])
    return try report.exercise(stem)
  }

  /// The checks were compiled against the starter: what an answer declares under names that they use is not heard.
  func testChecksAreNotTalkedRound() throws {
    for (stem, text) in [
      // The check asks the array; the closer declaration would answer.
      (
        "Largest",
        "extension Array where Element == Int {\n  func max() -> Int? { isEmpty ? nil : 7 }\n}\n"
          + "func largest(_ n: [Int]) -> Int? { n.isEmpty ? nil : 7 }\n"
      ),
      (
        "Largest",
        "extension Optional where Wrapped == Int {\n  static func == (a: Int?, b: Int?) -> Bool { true }\n}\n"
          + "func == (a: Int?, b: Int?) -> Bool { true }\nfunc largest(_ n: [Int]) -> Int? { nil }\n"
      ),
      (
        "Doubling",
        "func max(_ a: Int, _ b: Int) -> Int { 7 }\nstruct Set<T> {}\ntypealias IntegerLiteralType = Int8\n"
          + "infix operator *: AdditionPrecedence\nfunc * (a: Int, b: Int) -> Int { 7 }\n"
          + "func doubled(_ n: Int) -> Int { 7 }\n"
      ),
    ] {
      for screen in [nil, Screen()] {
        XCTAssertEqual(try outcome(text, for: stem, screen: screen).verdict, .failed, text)
      }
    }
    // The check compares with its own function, found by its name; this the screen tells as well.
    for text in [
      "func XCTAssertEqual(_ a: Int, _ b: Int, _ text: String = \"\") {}\nfunc doubled(_ n: Int) -> Int { 7 }\n",
      "import CheckSupport\nextension CheckCase {\n  func XCTAssertEqual(_ a: Int, _ b: Int, _ text: String = \"\") {}\n}\n"
        + "func doubled(_ n: Int) -> Int { 7 }\n",
    ] {
      XCTAssertEqual(try outcome(text, for: "Doubling", screen: nil).verdict, .failed, text)
      XCTAssertEqual(try outcome(text, for: "Doubling", screen: Screen()).verdict, .notBuilt, text)
    }
  }

  func testTheTestLibraryIsNotTaken() throws {
    for text in [
      "import XCTest\nfinal class Friend: NSObject, XCTestObservation {}\n",
      "import CheckSupport\nlet friend: CheckCase.Type? = nil\n",
      "@testable import TouchKit\n",
      "@_dynamicReplacement(for: doubled(_:)) func other(_ n: Int) -> Int { 7 }\n",
      "@_silgen_name(\"prctl\") func control()\n", "@_cdecl(\"write\") func write() {}\n",
      "extension Int: @retroactive Error {}\n", "#sourceLocation(file: \"Countdown.swift\", line: 1)\n",
    ] {
      let screened = try outcome(
        text + "func doubled(_ n: Int) -> Int { n * 2 }\n", for: "Doubling", screen: Screen())
      XCTAssertEqual(screened.verdict, .notBuilt, text)
      XCTAssertTrue(screened.reason?.contains("Doubling.swift:1: ") == true, screened.reason ?? "")
    }
  }

  func testObjectsThatAreNone() throws {
    try miniature.answer()
    _ = try miniature.check()
    let path = "\(miniature.root)/.build/check/chapters/01-numbers/exercises.o"
    let object = try XCTUnwrap(FileManager.default.contents(atPath: path))
    XCTAssertTrue(ObjectSymbols(object).undefined.contains("swift_release"))
    XCTAssertTrue(ObjectSymbols(object).defined.allSatisfy { $0.contains("16NumbersExercises") })
    for count in Array(0..<80) + Array(stride(from: 80, to: object.count, by: 997)) {
      _ = ObjectSymbols(object.prefix(count))
    }
    var broken = object
    for place in 0x28..<0x40 { broken[place] = 0xFF }
    XCTAssertEqual(ObjectSymbols(broken).undefined, [])
  }

  // MARK: While it is compiled

  func testWhatKeepsTheCompilerBusy() throws {
    let right = "func doubled(_ n: Int) -> Int { n * 2 }\n"
    for (text, word) in [
      ("let bomb = 1 + \"a\" + 2 + \"b\" + 3.5 + [1] + \"c\" + 4 + -5 + \"d\" + 6\n", "does not compile"),
      (
        "let deep = " + String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
          + "\n", "does not compile"
      ),
      (String(repeating: "{", count: 100_000) + "\n", "does not compile"),
      ("struct A<T> { var next: A<A<T>>? }\nlet a = A<Int>()\nlet wrong: Int = \"\"\n", "does not compile"),
      ("#error(\"\\n/x/Countdown.swift:1:1: error: not mine\")\n", "does not compile"),
      ("@main struct Main { static func main() {} }\n", "@main"),
      ("print(7)\n", "does not compile"),
    ] {
      let found = try outcome(text + right, for: "Doubling", screen: Screen())
      XCTAssertEqual(found.verdict, .notBuilt, String(text.prefix(60)))
      XCTAssertTrue(found.reason?.contains(word) == true, "\(text.prefix(60)): \(found.reason ?? "")")
      XCTAssertLessThan(found.reason?.count ?? 0, 9_000)
    }
    // A name of half a megabyte is silly, but nothing is wrong with it.
    let long = String(repeating: "a", count: 500_000)
    XCTAssertEqual(
      try outcome("private func \(long)() {}\n" + right, for: "Doubling", screen: Screen()).verdict, .passed)
  }

  func testTypesWithoutEnd() throws {
    let found = try outcome(
      """
      struct Deeper<T> {}
      func dig<T>(_ type: T.Type) -> Int { 1 + dig(Deeper<T>.self) }
      func doubled(_ n: Int) -> Int { dig(Int.self) }

      """, for: "Doubling", screen: Screen())
    XCTAssertEqual(found.verdict, .crashed, found.tests.first?.message ?? "")
  }

  // MARK: Names and places

  func testReportsAreWrittenPastEverythingThatLiesThere() throws {
    try miniature.write("precious", to: "precious")
    for (stem, text) in MiniatureCourse.solutions { try Files.write(text, to: "\(handedIn)/\(stem).swift") }
    // Whoever has the reports written to the folder that was handed in finds there what was put there.
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: "\(handedIn)/report.json", withDestinationPath: "\(miniature.root)/precious")
    XCTAssertEqual(mkfifo("\(handedIn)/results.json", 0o600), 0)
    try Files.write("{\"score\": 60}", to: "\(handedIn)/classroom.json")
    try Files.write("", to: "\(handedIn)/\(String(repeating: "x", count: 255))")
    let report = try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil,
      handedIn: Submission(handedIn, course: miniature.course),
      reports: ReportFiles(formats: [.gradescope, .classroom], folder: handedIn)
    ).report()
    XCTAssertEqual(report.earned, 60)
    XCTAssertEqual(try Files.text("\(miniature.root)/precious"), "precious")
    for format in [ReportFiles.Format.json, .gradescope, .classroom] {
      let path = "\(handedIn)/\(format.fileName)"
      XCTAssertTrue(Files.isOrdinary(path), format.fileName)
      XCTAssertEqual(try Files.text(path), try format.text(report, course: miniature.course))
    }
    try manager.removeItem(atPath: "\(handedIn)/report.json")
    try manager.createDirectory(atPath: "\(handedIn)/report.json", withIntermediateDirectories: false)
    XCTAssertThrowsError(try ReportFiles(folder: handedIn).write(report, on: miniature.context())) {
      guard case .cannotWrite = $0 as? SystemError else { return XCTFail("\($0)") }
    }
  }
}
