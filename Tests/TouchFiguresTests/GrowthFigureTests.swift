import TouchFigures
import XCTest

/// How costs grow.
final class GrowthFigureTests: XCTestCase {
  private let straight = GrowthFigure.Curve("views", [(1, 10), (10, 28), (20, 48)])
  private let bent = GrowthFigure.Curve("<pairs>", [(1, 1), (10, 100), (20, 400)])

  func testTheWordsSayWhetherACurveIsStraight() {
    let figure = GrowthFigure([straight, bent], unit: "lines")
    XCTAssertEqual(
      figure.alternativeText,
      "What one touch costs, in lines. views: from 10 for 1 to 48 for 20, in a straight line. "
        + "<pairs>: from 1 for 1 to 400 for 20, not in a straight line.")
  }

  func testTheTableHasALineForEachCurve() {
    XCTAssertEqual(
      GrowthFigure([straight, bent], unit: "lines").table,
      """
                    1      10      20
      views        10      28      48
      <pairs>       1     100     400

      """)
  }

  func testTheDocumentIsWellFormedAndHoldsItsText() throws {
    for curves in [[], [straight], [straight, bent, straight], [GrowthFigure.Curve("none", [])]] {
      let figure = GrowthFigure(curves, unit: "lines")
      let document = try WellFormed(figure.svg())
      XCTAssertEqual(document.texts["desc"], figure.alternativeText)
      XCTAssertLessThanOrEqual(document.width, 500)
      for curve in curves { XCTAssertTrue(document.says(curve.name)) }
    }
  }
}
