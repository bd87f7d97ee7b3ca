import TouchInput
import XCTest

final class AxesTests: XCTestCase {
  func testTwoNumbersAreTheLargestValues() throws {
    XCTAssertEqual(try Axes(parsing: "4095x2559"), Axes(x: 0...4095, y: 0...2559))
    XCTAssertEqual(try Axes(parsing: "1x2147483647"), Axes(x: 0...1, y: 0...2_147_483_647))
  }

  func testNonsenseIsRefusedWithAnExample() {
    for text in [
      "", "x", "4095", "4095x", "x4095", "0x100", "100x0", "-1x5", "5x5x5", "1.5x2", "9999999999x1", "ax b",
    ] {
      XCTAssertThrowsError(try Axes(parsing: text)) { error in
        XCTAssertTrue("\(error)".hasPrefix("“\(text)” is not a pair of axes."))
        XCTAssertTrue("\(error)".hasSuffix("--axes 4095x4095"))
      }
    }
  }
}
