import Course
import XCTest

/// The version that reports carry is one that the change log describes.
final class VersionTests: XCTestCase {
  func testTheChangeLogHasTheVersionOfTheCourse() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let log = try String(contentsOf: root.appendingPathComponent(".github/CHANGELOG.md"), encoding: .utf8)
    let newest = log.split(separator: "\n").first { $0.hasPrefix("## ") }
    XCTAssertEqual(newest, "## \(Course.version)")
  }
}
