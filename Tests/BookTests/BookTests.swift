import BookCompiler
import XCTest

/// The book of this repository, compared with a run of its labs.
final class BookTests: XCTestCase {
  func testEveryGeneratedBlockIsWhatALabPrintsNowAndEveryLinkLeadsSomewhere() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let problems = try Book(root: root, labs: Self.productsFolder).check()
    XCTAssertEqual(problems.map(\.description), [])
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
