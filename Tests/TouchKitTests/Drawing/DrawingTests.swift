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

/// Maps of space, and the layers and fingers that they move.
final class SpatialTransformTests: XCTestCase {
  func testMapsFollowOneAnother() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    XCTAssertEqual(CATransform3DGetAffineTransform(turn).a, 0, accuracy: 1e-12)
    XCTAssertEqual(CATransform3DGetAffineTransform(turn).b, 1, accuracy: 1e-12)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
    XCTAssertEqual((moved.m41), 20)
    XCTAssertEqual((moved.m42), 30)
    let flat = CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 4, y: 5))
    let spatial = CATransform3DConcat(
      CATransform3DMakeRotation(0.3, 0, 0, 2), CATransform3DMakeTranslation(4, 5, 0))
    XCTAssertTrue(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
    for (one, other) in [(spatial.m11, flat.a), (spatial.m12, flat.b), (spatial.m41, flat.tx)] {
      XCTAssertEqual(one, other, accuracy: 1e-12)
    }
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  func testFingersFindALayerWhereItIsSeen() {
    let stage = Stage()
    let view = stage.add("view", CGRect(100, 100, 100, 100))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    XCTAssertEqual(view.frame.width, 50, accuracy: 1e-9)
    XCTAssertTrue(stage.hit(150, 150) === view)
    XCTAssertTrue(stage.hit(120, 150) === stage.window)
    XCTAssertNotEqual(view.transform3D.m13, 0)
    view.transform = .identity
    XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform), "the later one counts")
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(view.layer.transform.m11, 2)
  }

  func testColorsByHue() {
    for step in 0...12 {
      let hue = CGFloat(step) / 12
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      var (place, strength, bright, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      XCTAssertTrue(color.getHue(&place, saturation: &strength, brightness: &bright, alpha: &opacity))
      XCTAssertEqual(place, hue == 1 ? 0 : hue, accuracy: 1e-9)
      XCTAssertEqual(strength, 0.6, accuracy: 1e-9)
      XCTAssertEqual(bright, 0.8, accuracy: 1e-9)
      XCTAssertEqual(opacity, 0.5)
    }
    XCTAssertEqual(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), .green)
  }

  func testLayersAmongLayers() {
    let layer = CALayer()
    let (one, two, three) = (CALayer(), CAGradientLayer(), CAShapeLayer())
    layer.addSublayer(one)
    layer.insertSublayer(two, below: one)
    layer.insertSublayer(three, above: two)
    XCTAssertEqual(layer.sublayers, [two, three, one])
    layer.insertSublayer(two, above: one)
    XCTAssertEqual(layer.sublayers, [three, one, two])
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    XCTAssertTrue(Shape().layer is CAShapeLayer)
  }
}
