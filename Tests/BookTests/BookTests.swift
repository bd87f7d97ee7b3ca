import XCTest

@testable import BookCompiler

/// The book of this repository, compared with a run of its labs.
final class BookTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testEveryGeneratedBlockIsWhatALabPrintsNowAndEveryLinkLeadsSomewhere() throws {
    let problems = try Book(root: root, labs: Self.productsFolder).check()
    XCTAssertEqual(problems.map(\.description), [])
  }

  /// A row that an editor has wrapped is no row any more.
  func testEveryRowOfATableHasAsManyCellsAsItsHead() throws {
    for path in Book(root: root, labs: root).pages {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      var head: Int?
      for (number, line) in Links.proseLines(of: text) where line.hasPrefix("|") || head != nil {
        // A bar in a code span is no border.
        let borders = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map { $0.element.count { $0 == "|" } }.reduce(0, +)
        if line.isEmpty || line.hasPrefix("<!--") {
          head = nil
        } else {
          XCTAssertEqual(borders, head ?? borders, "\(path):\(number)")
          head = head ?? borders
        }
      }
    }
  }

  /// A page shrinks its figures to the width of a phone, and their words with them.
  func testTheWordsOfFiguresCanBeReadOnAPhone() throws {
    let chapters = root.appendingPathComponent("chapters")
    let files = FileManager.default.enumerator(atPath: chapters.path)?.compactMap { $0 as? String } ?? []
    let figures = files.filter { $0.hasSuffix(".svg") }
    XCTAssertGreaterThan(figures.count, 15)
    for figure in figures {
      let svg = try String(contentsOf: chapters.appendingPathComponent(figure), encoding: .utf8)
      let width = svg.components(separatedBy: " width=\"").dropFirst().first?.prefix { $0 != "\"" }
      XCTAssertLessThanOrEqual(Double(width ?? "") ?? .infinity, 500, figure)
    }
  }

  /// Where the package manager puts the labs: beside the tests.
  static var productsFolder: URL {
    // On a Mac a tool of Xcode loads the tests.
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
