import TouchKit
import XCTest

/// What one draws in: there while something is drawn, and it shows nothing.
final class GraphicsTests: XCTestCase {
  private final class Drawing: UIView {
    var contexts: [CGContext?] = []
    override func draw(_ rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      contexts.append(context)
      context?.setFillColor(UIColor.red.cgColor)
      context?.fill(rect)
      context?.setShadow(offset: .zero, blur: 3)
      context?.clip()
      UIBezierPath(rect: rect).stroke()
    }
  }

  func testThereIsAContextWhileAViewDraws() {
    let stage = Stage()
    let view = stage.add(Drawing(), "drawing")
    XCTAssertNil(UIGraphicsGetCurrentContext())
    stage.device.settle()
    XCTAssertEqual(view.contexts.count, 1)
    XCTAssertNotNil(view.contexts[0])
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testAPictureHasTheSizeThatWasAskedFor() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    XCTAssertNotNil(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 7, height: CGFloat.nan))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, .zero)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    XCTAssertEqual(image?.size, CGSize(width: 30, height: 20))
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    XCTAssertEqual(image?.cgImage?.width, 30)
    XCTAssertEqual(image?.withRenderingMode(.alwaysTemplate).size, image?.size)
    XCTAssertEqual(
      UIGraphicsImageRenderer(size: CGSize(width: 1e300, height: 1)).image { _ in }.cgImage?.width, 0)
  }

  func testARendererRunsWhatDraws() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6))
    var seen: CGContext?
    let image = renderer.image { context in
      seen = UIGraphicsGetCurrentContext()
      XCTAssertTrue(seen === context.cgContext)
      UIColor.blue.setFill()
      context.fill(CGRect(0, 0, 5, 6))
    }
    XCTAssertNotNil(seen)
    XCTAssertEqual(image.size, CGSize(width: 5, height: 6))
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }
}
