import TouchKit
import XCTest

/// Coordinates of views, compared with numbers that were computed by hand or with the textbook formula.
final class GeometryTests: XCTestCase {
  private let accuracy: CGFloat = 1e-9

  /// The textbook way up: turn by the angle and scale around the middle, then shift; cosine and sine from Foundation.
  private func up(
    _ point: CGPoint, bounds: CGRect, center: CGPoint, angle: Double = 0, scale: CGFloat = 1
  ) -> CGPoint {
    let x = (point.x - bounds.origin.x - bounds.size.width / 2) * scale
    let y = (point.y - bounds.origin.y - bounds.size.height / 2) * scale
    let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
    return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
  }

  // MARK: Frame, bounds, center

  func testFrameBoundsAndCenterBelongTogether() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    XCTAssertEqual(view.bounds, CGRect(0, 0, 30, 40))
    XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    XCTAssertEqual(view.frame, CGRect(85, 80, 30, 40))
    view.bounds = CGRect(5, 6, 50, 60)
    XCTAssertEqual(view.frame, CGRect(75, 70, 50, 60))
    view.frame = CGRect(0, 0, 10, 10)
    XCTAssertEqual(view.bounds, CGRect(5, 6, 10, 10))
    XCTAssertEqual(view.center, CGPoint(x: 5, y: 5))
    XCTAssertEqual(UIView().frame, .zero)
  }

  func testTheFrameOfATurnedViewIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(100, 100, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: Trigonometry.pi / 2)
    XCTAssertEqual(view.frame, CGRect(125, 75, 50, 100), accuracy: accuracy)
    view.transform = CGAffineTransform(rotationAngle: Trigonometry.pi / 4)
    let half = CGFloat(75 * 2.0.squareRoot()) / 2
    XCTAssertEqual(
      view.frame, CGRect(150 - half, 125 - half, 2 * half, 2 * half), accuracy: accuracy)
    XCTAssertEqual(view.bounds, CGRect(0, 0, 100, 50))
    XCTAssertEqual(view.center, CGPoint(x: 150, y: 125))
  }

  func testSettingTheFrameOfAScaledViewUndoesTheScaling() {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(100, 100, 100, 100)
    XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 25))
    XCTAssertEqual(view.frame, CGRect(100, 100, 100, 100))
  }

  func testFramesWithNegativeExtentsAreTheSameRectangleWithPositiveOnes() {
    let made = UIView(frame: CGRect(100, 100, -50, -20))
    let set = UIView()
    set.frame = CGRect(100, 100, -50, -20)
    for view in [made, set] {
      XCTAssertEqual(view.bounds, CGRect(0, 0, 50, 20))
      XCTAssertEqual(view.frame, CGRect(50, 80, 50, 20))
      XCTAssertTrue(view.point(inside: CGPoint(x: 49, y: 19), with: nil))
      XCTAssertFalse(view.point(inside: CGPoint(x: -1, y: -1), with: nil))
    }
  }

  func testBoundsWithNegativeExtentsAreTheSameRectangleWithPositiveOnes() {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    view.bounds = CGRect(10, 10, -50, -20)
    XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 20))
    XCTAssertEqual(view.bounds.origin, CGPoint(x: -40, y: -10))
    XCTAssertEqual(view.frame, CGRect(25, 40, 50, 20))
  }

  func testPlacesThatAreNoNumbersAreRefused() {
    let stage = Stage()
    let view = stage.add("view", CGRect(10, 10, 20, 20))
    view.frame = CGRect(.nan, 0, 10, 10)
    view.bounds = CGRect(0, 0, .infinity, 10)
    view.center = CGPoint(x: 0, y: -CGFloat.infinity)
    view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    XCTAssertEqual(view.frame, CGRect(10, 10, 20, 20))
    XCTAssertEqual(view.transform, .identity)
    XCTAssertEqual(
      stage.refusals, Array(repeating: "view keeps its place: the new one is no number", count: 4))
    XCTAssertEqual(UIView(frame: CGRect(0, .nan, 10, 10)).frame, .zero)
  }

  // MARK: HT13: points

  func testHT13_shiftsAndScrollsAddUp() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let scrolled = UIView(frame: CGRect(100, 50, 200, 200))
    let leaf = UIView(frame: CGRect(30, 40, 50, 50))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    scrolled.bounds.origin = CGPoint(x: 7, y: 11)
    XCTAssertEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 124, y: 81))
    XCTAssertEqual(leaf.convert(CGPoint(x: 124, y: 81), from: root), CGPoint(x: 1, y: 2))
    XCTAssertEqual(root.convert(CGPoint(x: 124, y: 81), to: leaf), CGPoint(x: 1, y: 2))
    XCTAssertEqual(root.convert(CGPoint(x: 1, y: 2), from: leaf), CGPoint(x: 124, y: 81))
    XCTAssertEqual(leaf.convert(CGPoint(x: 1, y: 2), to: leaf), CGPoint(x: 1, y: 2))
  }

  func testHT13_turnsAndScalesCompose() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let outer = UIView(frame: CGRect(100, 100, 200, 100))
    let inner = UIView(frame: CGRect(20, 30, 60, 40))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 1.5)
    outer.bounds.origin = CGPoint(x: -5, y: 12)
    inner.transform = CGAffineTransform(rotationAngle: -1.1).scaledBy(x: 0.5, y: 0.5)
    for point in [CGPoint.zero, CGPoint(x: 13, y: 7), CGPoint(x: -40, y: 200)] {
      let inOuter = up(
        point, bounds: CGRect(0, 0, 60, 40), center: CGPoint(x: 50, y: 50), angle: -1.1, scale: 0.5)
      let inRoot = up(
        inOuter, bounds: CGRect(-5, 12, 200, 100), center: CGPoint(x: 200, y: 150), angle: 0.3, scale: 1.5)
      XCTAssertEqual(inner.convert(point, to: outer), inOuter, accuracy: accuracy)
      XCTAssertEqual(inner.convert(point, to: root), inRoot, accuracy: accuracy)
      XCTAssertEqual(inner.convert(inRoot, from: root), point, accuracy: accuracy)
    }
  }

  func testHT13_theTransformOfARotationTurnsClockwiseOnTheScreen() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let view = UIView(frame: CGRect(100, 100, 100, 100))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: Trigonometry.pi / 2)
    XCTAssertEqual(
      view.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 200, y: 100), accuracy: accuracy)
    XCTAssertEqual(
      view.convert(CGPoint(x: 100, y: 0), to: root), CGPoint(x: 200, y: 200), accuracy: accuracy)
    XCTAssertEqual(
      view.convert(CGPoint(x: 125, y: 110), from: root), CGPoint(x: 10, y: 75), accuracy: accuracy)
  }

  func testHT13_betweenCousinsOnDifferentLevels() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let left = UIView(frame: CGRect(10, 10, 100, 100))
    let leftInner = UIView(frame: CGRect(5, 5, 50, 50))
    let right = UIView(frame: CGRect(200, 300, 100, 100))
    root.addSubview(left)
    left.addSubview(leftInner)
    root.addSubview(right)
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    // (1, 1) is (16, 16) in the root; from the right one's middle (250, 350) that is halved, and (50, 50) added.
    XCTAssertEqual(leftInner.convert(CGPoint(x: 1, y: 1), to: right), CGPoint(x: -67, y: -117))
    XCTAssertEqual(right.convert(CGPoint(x: -67, y: -117), to: leftInner), CGPoint(x: 1, y: 1))
  }

  func testHT13_anAncestorsTransformDoesNotMatterInsideIt() {
    let squeezed = UIView(frame: CGRect(0, 0, 100, 100))
    squeezed.transform = CGAffineTransform(scaleX: 0, y: 0)
    let left = UIView(frame: CGRect(10, 0, 10, 10))
    let right = UIView(frame: CGRect(50, 0, 10, 10))
    squeezed.addSubview(left)
    squeezed.addSubview(right)
    XCTAssertEqual(left.convert(CGPoint(x: 1, y: 1), to: right), CGPoint(x: -39, y: 1))
    XCTAssertEqual(left.convert(CGRect(0, 0, 5, 5), to: right), CGRect(-40, 0, 5, 5))
    let inner = UIView(frame: CGRect(1, 2, 5, 5))
    right.addSubview(inner)
    XCTAssertEqual(squeezed.convert(CGPoint(x: 60, y: 10), to: inner), CGPoint(x: 9, y: 8))
    XCTAssertEqual(inner.convert(CGPoint(x: 9, y: 8), to: squeezed), CGPoint(x: 60, y: 10))
    XCTAssertEqual(left.convert(CGRect(0, 0, 5, 5), to: inner), CGRect(-41, -2, 5, 5))
    XCTAssertEqual(inner.convert(CGRect(0, 0, 5, 5), to: left), CGRect(41, 2, 5, 5))
  }

  func testHT13_betweenWindowsAndForNil() {
    let stage = Stage()
    let other = UIWindow(frame: CGRect(100, 200, 100, 100))
    let view = stage.add("view", CGRect(10, 20, 30, 30))
    let far = stage.add("far", CGRect(1, 2, 30, 30), in: other)
    XCTAssertEqual(view.convert(CGPoint(x: 5, y: 5), to: nil), CGPoint(x: 15, y: 25))
    XCTAssertEqual(view.convert(CGPoint(x: 15, y: 25), from: nil), CGPoint(x: 5, y: 5))
    XCTAssertEqual(far.convert(CGPoint(x: 5, y: 5), to: nil), CGPoint(x: 6, y: 7))
    XCTAssertEqual(view.convert(CGPoint(x: 5, y: 5), to: far), CGPoint(x: -86, y: -177))
    XCTAssertEqual(far.convert(CGPoint(x: -86, y: -177), to: view), CGPoint(x: 5, y: 5))
    // A window's `nil` is the screen, as UIKit's overload for windows has it.
    XCTAssertEqual(other.convert(CGPoint(x: 3, y: 4), to: nil), CGPoint(x: 103, y: 204))
    XCTAssertEqual(other.convert(CGPoint(x: 103, y: 204), from: nil), CGPoint(x: 3, y: 4))
    XCTAssertEqual(other.convert(CGPoint(x: 3, y: 4), to: stage.window), CGPoint(x: 103, y: 204))
    XCTAssertEqual(view.convert(CGRect(0, 0, 5, 5), to: nil), CGRect(10, 20, 5, 5))
    XCTAssertEqual(view.convert(CGRect(10, 20, 5, 5), from: nil), CGRect(0, 0, 5, 5))
    XCTAssertEqual(view.convert(CGRect(0, 0, 5, 5), to: far), CGRect(-91, -182, 5, 5))
  }

  func testHT13_withoutAWindowNilIsTheRootOfTheTree() {
    let root = UIView(frame: CGRect(100, 100, 100, 100))
    let child = UIView(frame: CGRect(10, 20, 30, 30))
    root.addSubview(child)
    XCTAssertEqual(child.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 11, y: 21))
    XCTAssertEqual(child.convert(CGPoint(x: 11, y: 21), from: nil), CGPoint(x: 1, y: 1))
    XCTAssertEqual(child.convert(CGRect(0, 0, 1, 1), to: nil), CGRect(10, 20, 1, 1))
    XCTAssertEqual(child.convert(CGRect(10, 20, 1, 1), from: nil), CGRect(0, 0, 1, 1))
  }

  // MARK: HT13: rectangles

  func testHT13_aRectangleBecomesUprightInTheCommonAncestorAndAgainInTheTarget() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let left = UIView(frame: CGRect(0, 0, 100, 100))
    let right = UIView(frame: CGRect(200, 200, 100, 100))
    root.addSubview(left)
    root.addSubview(right)
    let eighth = CGAffineTransform(rotationAngle: Trigonometry.pi / 4)
    left.transform = eighth
    right.transform = eighth
    // The square's box in the root is wider by the square root of 2, and its box in the right view by 2.
    let box = left.convert(CGRect(40, 40, 20, 20), to: root)
    let half = CGFloat(10 * 2.0.squareRoot())
    XCTAssertEqual(box, CGRect(50 - half, 50 - half, 2 * half, 2 * half), accuracy: accuracy)
    let twice = left.convert(CGRect(40, 40, 20, 20), to: right)
    XCTAssertEqual(twice.size.width, 40, accuracy: accuracy)
    XCTAssertEqual(twice.size.height, 40, accuracy: accuracy)
    XCTAssertEqual(twice.midX, CGFloat(50 - 200 * 2.0.squareRoot()), accuracy: accuracy)
    XCTAssertEqual(twice.midY, 50, accuracy: accuracy)
    XCTAssertEqual(right.convert(CGRect(40, 40, 20, 20), from: left), twice, accuracy: accuracy)
  }

  func testHT13_turnsOnTheWayToTheCommonAncestorAddUpBeforeTheBoxIsTaken() {
    let root = UIView(frame: CGRect(0, 0, 500, 500))
    let outer = UIView(frame: CGRect(100, 100, 100, 100))
    let inner = UIView(frame: CGRect(0, 0, 100, 100))
    root.addSubview(outer)
    outer.addSubview(inner)
    let eighth = CGAffineTransform(rotationAngle: Trigonometry.pi / 4)
    outer.transform = eighth
    inner.transform = eighth
    XCTAssertEqual(
      inner.convert(CGRect(0, 0, 100, 50), to: root), CGRect(150, 100, 50, 100), accuracy: accuracy)
  }

  // MARK: Transforms

  func testTransformsComposeAsInCoreGraphics() {
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    XCTAssertEqual(point.applying(shift.concatenating(scale)), CGPoint(x: 22, y: 63))
    XCTAssertEqual(point.applying(scale.concatenating(shift)), CGPoint(x: 12, y: 23))
    XCTAssertEqual(point.applying(scale.translatedBy(x: 10, y: 20)), CGPoint(x: 22, y: 63))
    XCTAssertEqual(point.applying(shift.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 23))
    XCTAssertEqual(
      point.applying(shift.rotated(by: Trigonometry.pi / 2)), CGPoint(x: 9, y: 21), accuracy: accuracy)
    XCTAssertEqual(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      CGSize(width: 11, height: 16))
    XCTAssertEqual(CGRect(0, 0, 1, 1).applying(scale.concatenating(shift)), CGRect(10, 20, 2, 3))
    XCTAssertTrue(CGAffineTransform().isIdentity)
    XCTAssertFalse(shift.isIdentity)
  }

  func testInvertingUndoesATransformAndLeavesASingularOneAsItIs() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 3, y: 5)
    XCTAssertEqual(point.applying(transform), CGPoint(x: 8, y: 14))
    XCTAssertEqual(CGPoint(x: 8, y: 14).applying(transform.inverted()), point, accuracy: accuracy)
    let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    XCTAssertEqual(singular.inverted(), singular)
  }

  func testABoxAroundPoints() {
    XCTAssertEqual(CGRect(around: []), .zero)
    XCTAssertEqual(CGRect(around: [CGPoint(x: 3, y: 4)]), CGRect(3, 4, 0, 0))
    XCTAssertEqual(
      CGRect(around: [CGPoint(x: 3, y: 9), CGPoint(x: -1, y: 4), CGPoint(x: 0, y: 5)]), CGRect(-1, 4, 4, 5))
    XCTAssertEqual(
      CGRect(1, 2, 3, 4).corners,
      [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
    XCTAssertEqual(CGPoint(x: 1, y: 1).distance(to: CGPoint(x: 4, y: 5)), 5)
  }
}
