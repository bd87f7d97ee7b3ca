import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// Event code compiles with the imports that it has.
final class ModuleTests: XCTestCase {
  private final class Dot: UIView {
    let disk = CAShapeLayer()
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fillEllipse(in: rect) }
  }

  func testTheModulesBringTheEngineAndItsGeometry() {
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.layer.addSublayer(dot.disk)
    XCTAssertEqual(dot.layer.sublayers, [dot.disk])
    XCTAssertTrue(dot.hitTest(CGPoint(x: 5, y: 5), with: nil) === dot)
    XCTAssertEqual(CACurrentMediaTime(), CACurrentMediaTime())
  }
}
