import Course
import XCTest

@testable import BookCompiler

/// What the book has to speak of: every scenario, every myth, every exercise.
final class CitationTests: XCTestCase {
  /// The scenarios that the engine reproduces, by the letters before their numbers.
  private static let scenarios = [
    "SP": 11, "TE": 9, "HT": 15, "RC": 15, "GR": 15, "CT": 10, "SD": 8,
  ]
  /// The claims of the sources that are wrong.
  private static let myths = 1...28

  /// `SP1` to `SD8`.
  static var scenarioIDs: Set<String> {
    Set(scenarios.flatMap { letters, count in (1...count).map { "\(letters)\($0)" } })
  }
  /// `D1` to `D28`.
  static var mythIDs: Set<String> { Set(myths.map { "D\($0)" }) }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The chapters without the appendices, which speak of everything once more.
  private static func chapters() throws -> String {
    let folder = root.appendingPathComponent("chapters")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.first?.isNumber == true }
      .map {
        try String(contentsOf: folder.appendingPathComponent("\($0)/README.md"), encoding: .utf8)
      }
      .joined(separator: "\n")
  }

  func testEveryScenarioIsShownByARun() throws {
    // What isn't a finger has a page of its own.
    let others = try String(
      contentsOf: Self.root.appendingPathComponent("chapters/appendix-other-events.md"), encoding: .utf8)
    // A scenario may be shown in parts: HT1-tree, SD1-4.
    let words = Set(
      (try Self.chapters() + "\n" + others).split(separator: "\n").filter {
        $0.hasPrefix("<!-- run: ") || $0.hasPrefix("<!-- figure: ")
      }
      .flatMap { $0.split(separator: " ") }
      .flatMap { word in [String(word), String(word.prefix { $0 != "-" })] })
    for (letters, count) in Self.scenarios.sorted(by: { $0.key < $1.key }) {
      for number in 1...count {
        XCTAssertTrue(words.contains("\(letters)\(number)"), "no chapter shows \(letters)\(number)")
      }
    }
  }

  func testEveryMythIsCited() throws {
    let comments = try Self.chapters().components(separatedBy: "<!--").dropFirst()
      .compactMap { $0.components(separatedBy: "-->").first }
    let cited = Set(
      comments.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
    for number in Self.myths {
      XCTAssertTrue(cited.contains("D\(number)"), "no chapter speaks of myth D\(number)")
    }
  }

  func testEveryExerciseIsLinkedInItsChapterAndItsParagraphExists() throws {
    for chapter in Course.book.chapters {
      let page = try String(
        contentsOf: Self.root.appendingPathComponent("chapters/\(chapter.folder)/README.md"), encoding: .utf8)
      for exercise in chapter.exercises {
        XCTAssertTrue(
          page.contains("](../../\(chapter.files(of: exercise).student))"), "\(exercise.id) is not linked")
        let parts = exercise.paragraph.split(separator: "#").map(String.init)
        XCTAssertEqual(parts.count, 2, exercise.paragraph)
        let read = try String(contentsOf: Self.root.appendingPathComponent(parts[0]), encoding: .utf8)
        XCTAssertTrue(Links.anchors(of: read).contains(parts[1]), "\(exercise.id): \(exercise.paragraph)")
      }
    }
  }

  func testTheMinutesOfAChapterAreThoseOfItsExercises() throws {
    let contents = try String(
      contentsOf: Self.root.appendingPathComponent("chapters/README.md"), encoding: .utf8)
    for chapter in Course.book.chapters {
      let minutes = chapter.exercises.map(\.minutes).reduce(0, +)
      let page = try String(
        contentsOf: Self.root.appendingPathComponent("chapters/\(chapter.folder)/README.md"), encoding: .utf8)
      XCTAssertTrue(
        page.contains("Exercises: \(minutes) minutes."),
        "the head of \(chapter.folder) must say \(minutes) minutes")
      let row = contents.split(separator: "\n").first {
        $0.hasPrefix("| \(chapter.number) | [\(chapter.title)](")
      }
      XCTAssertEqual(row?.hasSuffix("| \(minutes) min |"), true, "\(chapter.title): \(minutes) min")
    }
  }
}
