import BookCompiler
import XCTest

/// The book of this repository, compared with a run of its labs.
final class BookTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testEveryGeneratedBlockIsWhatALabPrintsNowAndEveryLinkLeadsSomewhere() throws {
    let problems = try Book(root: root, labs: Self.productsFolder).check()
    XCTAssertEqual(problems.map(\.description), [])
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
    #if os(macOS)
      Bundle(for: BookTests.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }
}
