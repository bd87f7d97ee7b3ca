import Course
import XCTest

@testable import BookCompiler

/// What the book has to speak of: every scenario, every myth, every exercise.
final class CitationTests: XCTestCase {
  /// The scenarios that the engine reproduces, by the letters before their numbers.
  private static let scenarios = [
    "SP": 11, "TE": 9, "HT": 15, "RC": 15, "GR": 15, "CT": 10, "SD": 8,
  ]
  /// `SP1` to `SD8`.
  static var scenarioIDs: Set<String> {
    Set(scenarios.flatMap { letters, count in (1...count).map { "\(letters)\($0)" } })
  }
  /// `D1` and so on: what people say, and, on the teachers' page, the slips of one text.
  static var mythIDs: Set<String> { Set(myths.flatMap(\.ids)) }
  /// The pages that have myths, with the numbers that are headings there.
  private static var myths: [(page: String, ids: [String])] {
    ["appendix-myths.md", "teaching/articles.md"].map { page in
      let text = try? String(contentsOf: root.appendingPathComponent("chapters/\(page)"), encoding: .utf8)
      let headings = (text ?? "").split(separator: "\n").filter { $0.hasPrefix("### D") }
      return (page, headings.map { String($0.dropFirst(4)) })
    }
  }

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

  /// The appendices, one after the other.
  private static func appendices() throws -> String {
    let folder = root.appendingPathComponent("chapters")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix("appendix-") && $0.hasSuffix(".md") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  func testEveryScenarioIsShownByARun() throws {
    // A scenario may be shown in parts: HT1-tree, SD1-4.
    let words = Set(
      (try Self.chapters() + "\n" + Self.appendices()).split(separator: "\n").filter {
        $0.hasPrefix("<!-- run: ") || $0.hasPrefix("<!-- figure: ")
      }
      .flatMap { $0.split(separator: " ") }
      .flatMap { word in [String(word), String(word.prefix { $0 != "-" })] })
    for (letters, count) in Self.scenarios.sorted(by: { $0.key < $1.key }) {
      for number in 1...count {
        XCTAssertTrue(words.contains("\(letters)\(number)"), "no page shows \(letters)\(number)")
      }
    }
  }

  func testEveryMythStandsOnOnePageOnce() {
    for (page, ids) in Self.myths { XCTAssertFalse(ids.isEmpty, "\(page) has no myth") }
    let ids = Self.myths.flatMap(\.ids)
    for number in 1...max(1, ids.count) {
      let pages = Self.myths.flatMap { page, ids in ids.filter { $0 == "D\(number)" }.map { _ in page } }
      XCTAssertEqual(pages.count, 1, "D\(number) must stand once: \(pages)")
    }
  }

  func testEveryMythThatAChapterCitesIsThere() throws {
    let comments = try Self.chapters().components(separatedBy: "<!--").dropFirst()
      .compactMap { $0.components(separatedBy: "-->").first }
    let cited = Set(
      comments.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
        .filter { $0.wholeMatch(of: /D\d+/) != nil })
    XCTAssertEqual(cited.subtracting(Self.mythIDs), [])
    XCTAssertGreaterThan(cited.count, 10)
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
