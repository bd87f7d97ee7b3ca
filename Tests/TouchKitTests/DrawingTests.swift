import TouchKit
import XCTest

/// The stand-ins for drawing: what of them matters to fingers.
final class DrawingTests: XCTestCase {
  func testAPathKnowsWhatLiesInside() {
    let circle = UIBezierPath(ovalIn: CGRect(0, 0, 100, 100))
    XCTAssertTrue(circle.contains(CGPoint(x: 50, y: 50)))
    XCTAssertTrue(circle.contains(CGPoint(x: 16, y: 16)))
    XCTAssertFalse(circle.contains(CGPoint(x: 13, y: 13)))
    XCTAssertEqual(circle.bounds, CGRect(0, 0, 100, 100), accuracy: 1e-9)
    let card = UIBezierPath(roundedRect: CGRect(10, 10, 100, 50), cornerRadius: 20)
    XCTAssertTrue(card.contains(CGPoint(x: 60, y: 11)))
    XCTAssertFalse(card.contains(CGPoint(x: 12, y: 12)))
    XCTAssertEqual(card.bounds, CGRect(10, 10, 100, 50), accuracy: 1e-9)
    let slice = UIBezierPath()
    slice.move(to: CGPoint(x: 50, y: 50))
    slice.addArc(
      withCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    slice.close()
    XCTAssertTrue(slice.contains(CGPoint(x: 70, y: 70)))
    XCTAssertFalse(slice.contains(CGPoint(x: 70, y: 30)))
    slice.apply(CGAffineTransform(translationX: 100, y: 0))
    XCTAssertTrue(slice.contains(CGPoint(x: 170, y: 70)))
    let drop = UIBezierPath()
    drop.move(to: .zero)
    drop.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    XCTAssertTrue(drop.contains(CGPoint(x: 50, y: 49)))
    XCTAssertFalse(drop.contains(CGPoint(x: 50, y: 51)))
  }

  func testARingHasAHoleIfItsRuleSaysSo() {
    let ring = UIBezierPath(rect: CGRect(0, 0, 100, 100))
    ring.append(UIBezierPath(rect: CGRect(25, 25, 50, 50)))
    XCTAssertTrue(ring.contains(CGPoint(x: 50, y: 50)))
    ring.usesEvenOddFillRule = true
    XCTAssertFalse(ring.contains(CGPoint(x: 50, y: 50)))
    XCTAssertTrue(ring.contains(CGPoint(x: 10, y: 50)))
    XCTAssertTrue(UIBezierPath().isEmpty)
    XCTAssertFalse(UIBezierPath().contains(.zero))
    XCTAssertEqual(UIBezierPath(cgPath: ring.cgPath).bounds, CGRect(0, 0, 100, 100))
  }

  func testLayersHoldLayersAndNeverThemselves() {
    let (outer, inner, other) = (CALayer(), CALayer(), CAShapeLayer())
    outer.addSublayer(inner)
    outer.insertSublayer(other, at: 0)
    XCTAssertEqual(outer.sublayers, [other, inner])
    XCTAssertTrue(inner.superlayer === outer)
    inner.addSublayer(outer)
    XCTAssertNil(outer.superlayer)
    inner.removeFromSuperlayer()
    XCTAssertEqual(outer.sublayers, [other])
    outer.addSublayer(other)
    XCTAssertEqual(outer.sublayers, [other])
  }

  func testALayersEndLeavesItsSublayersAlone() {
    let inner = CALayer()
    do {
      let outer = CALayer()
      outer.addSublayer(inner)
    }
    XCTAssertNil(inner.superlayer)
  }

  func testTheTintComesFromOutside() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    XCTAssertEqual(inner.tintColor, .systemBlue)
    outer.tintColor = .red
    XCTAssertEqual(inner.tintColor, .red)
    inner.tintColor = .green
    XCTAssertEqual(outer.tintColor, .red)
    XCTAssertEqual(inner.tintColor, .green)
  }

  func testFittingKeepsTheUpperLeftCorner() {
    final class Fitted: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
    }
    let view = Fitted(frame: CGRect(10, 10, 0, 0))
    view.sizeToFit()
    XCTAssertEqual(view.frame, CGRect(10, 10, 80, 20))
  }

  func testButtonsAndImageViewsHoldTheirLooks() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setImage(try XCTUnwrap(UIImage(named: "arrow")), for: .highlighted)
    XCTAssertEqual(button.titleLabel?.text, "Go")
    XCTAssertEqual(button.titleColor(for: .highlighted), .red)
    XCTAssertNil(button.image(for: .normal))
    XCTAssertNotNil(button.image(for: .highlighted))
    XCTAssertEqual(button.subviews, [])
    let view = UIImageView(image: UIImage(named: "arrow"))
    XCTAssertNotNil(view.image)
    XCTAssertFalse(view.isUserInteractionEnabled)
  }
}
