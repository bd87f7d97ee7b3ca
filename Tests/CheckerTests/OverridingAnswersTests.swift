import Course
import Foundation
import XCTest

@testable import HostSystem
@testable import Judge

/// That checks, which are compiled before there is an answer, believe what an answer overrides.
final class OverridingAnswersTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private static let starter = "import TouchKit\n\nclass Doubled: Number {}\n"

  private static let answer = """
    import TouchKit

    class Doubled: Number {
      override func value() -> Int { 2 * super.value() }
    }

    """

  func testAnAnswerMayOverrideMoreThanTheStarter() throws {
    try miniature.write(
      "open class Number {\n  public init() {}\n  open func value() -> Int { 21 }\n}\n",
      to: "Sources/TouchKit/TouchKit.swift")
    let chapter = MiniatureCourse.chapter
    try miniature.write(Self.starter, to: chapter.files(of: chapter.exercises[0]).starter)
    try miniature.write(
      """
      import CheckSupport
      import XCTest

      @testable import NumbersExercises

      /// Asks itself what only the answer overrides.
      class Watched: Doubled {
        func ask() -> Int { value() }
      }

      final class DoublingChecks: CheckCase {
        func testTwice() {
          let watched = Watched()
          XCTAssertEqual([watched.value(), watched.ask(), Doubled().value()], [42, 42, 42])
        }
      }

      """, to: "Tests/NumbersChecks/Doubling/DoublingChecks.swift")
    for (optimization, text, isRight) in [
      (CheckOptimization.none, Self.answer, true), (.speed, Self.answer, true), (.speed, Self.starter, false),
    ] {
      XCTAssertEqual(try passes(text, optimization), isRight, "\(optimization)")
    }
  }

  /// Whether an answer passes with checks that are compiled like this.
  private func passes(_ answer: String, _ optimization: CheckOptimization) throws -> Bool {
    var context = try miniature.context()
    context.cache = nil
    let compiler = try Compiler()
    let plan = try ChapterPlan(MiniatureCourse.chapter, asked: [], root: context.root)
    let build = ChapterBuild(
      plan: plan, root: context.root, compiler: compiler,
      libraries: try Libraries.prepare(for: context, compiler: compiler), folder: "\(miniature.root)/built",
      checkOptimization: optimization)
    let texts = ["Doubling": answer].merging(MiniatureCourse.solutions) { own, _ in own }
    let sources = plan.entries.map { entry in
      SourceFile(stem: entry.exercise.stem, origin: "answer", text: texts[entry.exercise.stem] ?? "")
    }
    guard case .built(let program) = try build.attempt(sources) else {
      XCTFail("not built: \(try build.attempt(sources))")
      return false
    }
    let outcome = try Tool.run(
      program, [], environment: ["CHECK_TESTS": "NumbersChecks.DoublingChecks"], limit: 60)
    XCTAssertTrue(outcome.output.contains("Executed 1 test,"), outcome.output)
    return outcome.termination.isSuccess
  }

  /// Of a class that is final, or seen in one file only, the compiler takes it that nothing is overridden out of sight.
  func testNoCheckClosesASubclassOfAnAnswersClass() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var found = 0
    for chapter in Course.book.chapters {
      func classesBelow(_ folder: String) throws -> [(name: String, superclass: String, modifiers: String)] {
        try Files.swiftFilesBelow(folder).flatMap { try classes(in: Files.text("\(folder)/\($0)")) }
      }
      var open = Set(try classesBelow("\(repository)/Tests/Starters/\(chapter.folder)").map(\.name))
      let checks = try classesBelow("\(repository)/\(chapter.checksFolder)")
      // Also what is below such a subclass.
      for _ in checks { open.formUnion(checks.filter { open.contains($0.superclass) }.map(\.name)) }
      for subclass in checks where open.contains(subclass.superclass) {
        found += 1
        XCTAssertFalse(
          subclass.modifiers.contains("final") || subclass.modifiers.contains("private"),
          "\(chapter.checksFolder): \(subclass.name) is to be neither final nor private")
      }
    }
    XCTAssertGreaterThan(found, 10)
  }

  private func classes(in text: String) throws -> [(name: String, superclass: String, modifiers: String)] {
    text.matches(
      of: #/((?:\b(?:final|private|fileprivate|open|public) )*)class (\w+)(?:<[^>]*>)?(?:: (\w+))?/#
    )
    .map { (String($0.2), String($0.3 ?? ""), String($0.1)) }
  }
}
