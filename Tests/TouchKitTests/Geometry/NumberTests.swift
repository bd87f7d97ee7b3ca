import XCTest

@testable import TouchKit

final class NumberTests: XCTestCase {
  func testDecimalsAreRoundedAndTrimmed() {
    XCTAssertEqual(NumberText.trimmed(1.005), "1")
    XCTAssertEqual(NumberText.trimmed(-0.001), "0")
    XCTAssertEqual(NumberText.trimmed(12.345, places: 1), "12.3")
    XCTAssertEqual(NumberText.trimmed(100), "100")
    XCTAssertEqual(NumberText.fixed(0.1, places: 3), "0.100")
    XCTAssertEqual(NumberText.fixed(-2.5, places: 1), "-2.5")
    XCTAssertEqual(NumberText.fixed(.nan, places: 1), "no number")
    XCTAssertEqual(NumberText.fixed(1e300, places: 2), "1e+300")
  }

  func testTrigonometryAgreesWithTheSystem() {
    for step in -4000...4000 {
      let angle = Double(step) * 0.0137
      XCTAssertEqual(Trigonometry.sine(angle), sin(angle), accuracy: 1e-15)
      XCTAssertEqual(Trigonometry.cosine(angle), cos(angle), accuracy: 1e-15)
      XCTAssertEqual(
        Trigonometry.arcTangent(y: sin(angle), x: cos(angle)), atan2(sin(angle), cos(angle)), accuracy: 1e-14)
    }
    XCTAssertTrue(Trigonometry.sine(.infinity).isNaN)
  }

  func testNearestWholeIsWhatRoundedAnswers() {
    let values = [
      0, 0.5, 0.49999999999999994, 1.5, 2.5, 4503599627370495.5, 1e300, .infinity,
    ]
    for value in values {
      XCTAssertEqual(value.nearestWhole, value.rounded())
      XCTAssertEqual((-value).nearestWhole, (-value).rounded())
    }
    XCTAssertTrue(Double.nan.nearestWhole.isNaN)
  }
}
