import XCTest

@testable import TouchFigures

/// Colors can be told from the paper; that they can be told apart is up to shapes.
final class PaletteTests: XCTestCase {
  func testWhatMustBeReadStandsOutFromThePaper() {
    let text: [Palette] = [.ink, .quiet, .found, .possible, .underWay, .ended, .failed, .cancelled]
    for color in text { assertContrast(color, on: [.paper], atLeast: 4.5) }
    // Names stand on views, too.
    assertContrast(.ink, on: [.depth0, .depth1, .depth2, .depth3, .depth4, .panel], atLeast: 4.5)
    for color in [Palette.edge, .finger, .tracking, .limit] {
      assertContrast(color, on: [.paper], atLeast: 3)
    }
  }

  func testColorsStandInThePaletteOnly() {
    // Every other style names a variable.
    for style in [
      StateMark.style, Furnishing.style, ViewFigure([], on: .zero).style, StateFigure([]).svg(),
    ] {
      let own = style.replacingOccurrences(of: Palette.style, with: "")
      XCTAssertNil(own.range(of: "#[0-9a-f]{3}", options: .regularExpression), own)
    }
  }

  func testEachStateHasAShapeOfItsOwn() {
    let shapes = StateMark.allCases.map { $0.element(at: .zero) }
    XCTAssertEqual(Set(shapes).count, StateMark.allCases.count)
    XCTAssertEqual(StateMark("possible → failed"), .failed)
    XCTAssertEqual(StateMark("changed ×4"), .changed)
    XCTAssertNil(StateMark("waits"))
  }

  private func assertContrast(
    _ color: Palette, on papers: [Palette], atLeast least: Double, line: UInt = #line
  ) {
    for paper in papers {
      for theme in [\Palette.colors.light, \Palette.colors.dark] {
        let (one, other) = (luminance(color[keyPath: theme]), luminance(paper[keyPath: theme]))
        let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
        XCTAssertGreaterThanOrEqual(contrast, least, "\(color) on \(paper)", line: line)
      }
    }
  }

  /// The relative luminance of a color such as `#14523b`.
  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let share = Double(number >> shift & 255) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
