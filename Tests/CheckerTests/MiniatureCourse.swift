import Course
import Foundation
import Synchronization
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What the tests leave behind until the process ends.
private let removedAtExit = Mutex<[String]>([])

/// A course with three small exercises in a folder of its own, so that tests can break anything in it.
struct MiniatureCourse {
  let root: String
  /// Changed by tests of the course's table.
  var course = Course(chapters: [Self.chapter])

  static let chapter = Chapter(
    number: 1, folder: "01-numbers", module: "Numbers", title: "Numbers",
    exercises: [
      exercise("1.1", "Doubling", 10, hunt: BugHunt(points: 5)), exercise("1.2", "Countdown", 20),
      exercise("1.3", "Largest", 30),
    ])

  static func exercise(_ id: String, _ stem: String, _ points: Int, hunt: BugHunt? = nil) -> Exercise {
    Exercise(
      id: id, title: stem, kind: .build, points: points, minutes: 5, stem: stem, goal: "A goal.",
      objectives: [],
      prerequisites: [], outOfScope: [], paragraph: "chapters/01-numbers/README.md#\(stem.lowercased())",
      hints: Hints(symptom: "a symptom", concept: "a concept", place: "a place"), hunt: hunt)
  }

  /// A fresh copy.
  ///
  /// The modules underneath are compiled once for all tests.
  init() throws {
    root = try Self.temporaryFolder()
    try FileManager.default.removeItem(atPath: root)
    try FileManager.default.copyItem(atPath: Self.original.get(), toPath: root)
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  // MARK: Doing things in it

  static let folder = "exercises/01-numbers"

  func write(_ text: String, to path: String) throws { try Files.write(text, to: "\(root)/\(path)") }

  /// Hands in a solution, or any other text, for some exercises.
  func answer(_ answers: [String: String] = solutions) throws {
    for (stem, text) in answers { try write(text, to: "\(Self.folder)/\(stem).swift") }
  }

  /// - Parameter limit: Seconds per test. No honest one needs them, so only a test that never ends should be given few.
  func context(limit: Double = 60) throws -> Context {
    Context(course: course, root: try Root(root), limiter: Self.limiter, secondsPerTest: limit)
  }

  func check(_ selection: Selection = .everything, limit: Double = 60) throws -> Report {
    try CourseCheck(context: context(limit: limit), selection: selection, exercises: nil).report()
  }

  /// Lets a mutant of `doubled` have another body.
  func mutate(_ body: String, caughtBy test: String = "testTwice") throws {
    try write(
      "base Doubling.swift\n\ncaught by \(test)\nAddsTwo: adds two\n-  number * 2\n+\(body)\n",
      to: "Tests/Mutants/01-numbers/Doubling.mutants")
  }

  func prove(_ selection: Selection = .everything, limit: Double = 60) throws -> Proof {
    try CourseProof(context: context(limit: limit), selection: selection).proof()
  }

  /// The program `check`, which the package builds beside the tests.
  static var limiter: String { "\(TestProgram.folder)/check" }

  // MARK: Its files

  static let solutions = [
    "Doubling": "func doubled(_ number: Int) -> Int {\n  number * 2\n}\n",
    "Countdown":
      "func countdown(from start: Int) -> [String] {\n  (0...start).reversed().map { \"\\($0)\" }\n}\n",
    "Largest": "func largest(_ numbers: [Int]) -> Int? {\n  numbers.max()\n}\n",
  ]

  private static func temporaryFolder() throws -> String {
    let path = NSTemporaryDirectory() + "miniature-course-\(UUID().uuidString)"
    try Files.makeFolder(path)
    return Files.realPath(path) ?? path
  }

  private static let original: Result<String, any Error> = Result {
    let root = try temporaryFolder()
    removedAtExit.withLock { $0.append(root) }
    atexit {
      for path in removedAtExit.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    try Files.makeFolder("\(root)/Sources")
    for module in ["Chance", "Course", "CheckSupport"] {
      try FileManager.default.copyItem(
        atPath: "\(repository)/Sources/\(module)", toPath: "\(root)/Sources/\(module)")
    }
    for (path, text) in files { try Files.write(text, to: "\(root)/\(path)") }
    var context = Context(
      course: Course(chapters: [chapter]), root: try Root(root), limiter: limiter, secondsPerTest: 60)
    // Graders find it there, too.
    context.cache = BuildCache(folder: context.root.work("grade/shared"))
    _ = try StartersCommand(selection: .everything).run(in: context)
    _ = try CourseCheck(
      context: context, selection: .everything, exercises: "\(root)/exercises", untouched: .isRun
    ).report()
    return root
  }

  private static let files = [
    "Sources/TouchKit/TouchKit.swift": "public let unit = 1\n",
    "Tests/Solutions/01-numbers/Doubling.swift": """
    func doubled(_ number: Int) -> Int {
      // solution
      number * 2
      // starter
      // number // TODO: not yet
      // end
    }

    """,
    "Tests/Solutions/01-numbers/Doubling.ByAddition.swift":
      "func doubled(_ number: Int) -> Int {\n  number + number\n}\n",
    "Tests/Solutions/01-numbers/Countdown.swift": """
    func countdown(from start: Int) -> [String] {
      // solution
      (0...start).reversed().map { "\\($0)" }
      // starter
      // []
      // end
    }

    """,
    "Tests/Solutions/01-numbers/Largest.swift": """
    func largest(_ numbers: [Int]) -> Int? {
      // solution
      numbers.max()
      // starter
      // nil
      // end
    }

    """,
    "Tests/Solutions/01-numbers/Checks/DoublingOwnChecks.swift": """
    import CheckSupport
    import XCTest

    @testable import NumbersExercises

    final class DoublingOwnChecks: CheckCase {
      // solution
      func testAddsTwo() { XCTAssertEqual(doubled(5), 10) }
      // starter
      // func testExample() { XCTAssertEqual(doubled(2), 4) }
      // end
    }

    """,
    "Tests/Mutants/01-numbers/Doubling.mutants": """
    base Doubling.swift

    caught by testTwice
    AddsTwo: adds two
    -  number * 2
    +  number + 2

    """,
    "Tests/Mutants/01-numbers/Countdown.mutants": """
    base Countdown.swift

    caught by testTrace
    StopsAtOne: leaves out zero
     func countdown(from start: Int) -> [String] {
    -  (0...start).reversed().map { "\\($0)" }
    +  (1...start).reversed().map { "\\($0)" }

    """,
    "Tests/Mutants/01-numbers/Largest.mutants": """
    caught by testRandom
    TakesTheLast: takes the last
    whole file

    """,
    "Tests/Mutants/01-numbers/Largest/TakesTheLast.swift":
      "func largest(_ numbers: [Int]) -> Int? {\n  numbers.last\n}\n",
    "Tests/NumbersChecks/Doubling/DoublingChecks.swift": """
    import CheckSupport
    import TouchKit
    import XCTest

    @testable import NumbersExercises

    final class DoublingChecks: CheckCase {
      // func testOfOldDays() {}
      func testTwice() {
        XCTAssertEqual(doubled(5), 10 * unit, "twice five")
      }
      func testZero() {
        XCTAssertEqual(doubled(0), 0)
      }
    }

    """,
    "Tests/NumbersChecks/Countdown/CountdownChecks.swift": """
    import CheckSupport

    @testable import NumbersExercises

    final class CountdownChecks: CheckCase {
      func testTrace() {
        checkTrace(["3", "2", "1", "0"], countdown(from: 3), asked: "count down from 3")
      }
    }

    """,
    "Tests/NumbersChecks/Largest/LargestChecks.swift": """
    import CheckSupport

    @testable import NumbersExercises

    final class LargestChecks: CheckCase {
      func testNone() throws {
        forAll("nothing is largest of nothing", count: 1, generate: { _ in [Int]() }) { numbers in
          largest(numbers) == nil ? nil : "got something"
        }
      }
      func testRandom() {
        forAll(
          "the largest number", generate: { generator in numbers(&generator) },
          shrink: { numbers in numbers.indices.map { index in removing(index, from: numbers) } }
        ) { numbers in
          CaseTrace.offer { [CaseTrace.Line("the numbers were \\(numbers)")] }
          return largest(numbers) == numbers.max() ? nil : "got \\(String(describing: largest(numbers)))"
        }
      }
    }

    """,
    "Tests/NumbersChecks/Numbers.swift": """
    import CheckSupport

    func numbers(_ generator: inout SeededGenerator) -> [Int] {
      (0..<Int.random(in: 1...9, using: &generator)).map { _ in Int.random(in: 0...99, using: &generator) }
    }

    func removing(_ index: Int, from numbers: [Int]) -> [Int] {
      var numbers = numbers
      numbers.remove(at: index)
      return numbers
    }

    """,
  ]
}

extension Report {
  /// The exercise with a stem of the miniature course.
  func exercise(_ title: String) throws -> Report.Exercise {
    try XCTUnwrap(exercises.first { $0.title == title })
  }

  /// The words for an exercise's verdict and everything said about it.
  func told(_ title: String) throws -> String {
    let exercise = try exercise(title)
    return ([exercise.reason ?? ""] + exercise.tests.map(\.message)).joined(separator: "\n")
  }
}
