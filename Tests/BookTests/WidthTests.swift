import BookCompiler
import XCTest

/// No page scrolls sideways.
final class WidthTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testNoBlockIsWiderThanAPage() throws {
    var blocks = 0
    // The answers are the files of the solutions, which are as wide as sources may be.
    for page in Book(root: root, labs: root).pages where !page.hasSuffix("answers.md") {
      let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      var isCode = false
      for (number, line) in text.components(separatedBy: "\n").enumerated() {
        if line.hasPrefix("```") {
          isCode.toggle()
          blocks += 1
        } else if isCode {
          XCTAssertLessThanOrEqual(line.count, 96, "\(page):\(number + 1): \(line)")
        }
      }
    }
    XCTAssertGreaterThan(blocks, 300)
  }
}
