import TouchKit
import XCTest

/// What a scroll view at its end leaves to the one around it (fact V31).
final class ScrollTransferTests: XCTestCase {
  /// A scroll view in a scroll view; both have room in the middle.
  private final class Nest {
    let stage: Stage
    let outer = UIScrollView()
    let inner = UIScrollView()

    init(_ profile: SystemProfile = .newest) {
      stage = Stage(profile)
      stage.add(outer, "outer")
      outer.contentSize = CGSize(width: 2000, height: 2000)
      outer.contentOffset = CGPoint(x: 500, y: 500)
      stage.add(inner, "inner", CGRect(x: 500, y: 500, width: 400, height: 400), in: outer)
      inner.contentSize = CGSize(width: 1000, height: 1000)
    }

    /// Drags from the middle of the inner one; says how far each of them has followed before the lift.
    func drag(_ x: CGFloat, _ y: CGFloat) -> (outer: CGPoint, inner: CGPoint) {
      let (o, i) = (outer.contentOffset, inner.contentOffset)
      stage.down(200, 200)
      for step in 1...10 {
        stage.device.advance(by: 0.015625)
        stage.move(200 + x * CGFloat(step) / 10, 200 + y * CGFloat(step) / 10)
      }
      defer {
        stage.device.advance(by: 0.5)
        stage.lift(200 + x, 200 + y)
        stage.device.advance(by: 5)
      }
      let (o2, i2) = (outer.contentOffset, inner.contentOffset)
      return (CGPoint(x: o2.x - o.x, y: o2.y - o.y), CGPoint(x: i2.x - i.x, y: i2.y - i.y))
    }
  }

  func testV31_atItsEndTheInnerOneLeavesTheDragFrom17_4On() {
    for profile in SystemProfile.all {
      let transfers = SystemProfile.all.drop { $0 != .iOS17 }.contains(profile)
      for (x, y, offset) in [
        (0, 100, CGPoint(x: 300, y: 0)), (0, -100, CGPoint(x: 300, y: 600)),
        (100, 0, CGPoint(x: 0, y: 300)), (-100, 0, CGPoint(x: 600, y: 300)),
      ] as [(CGFloat, CGFloat, CGPoint)] {
        let nest = Nest(profile)
        nest.inner.contentOffset = offset
        let moved = nest.drag(x, y)
        XCTAssertEqual(moved.inner == .zero, transfers, "\(profile.name) \(x) \(y)")
        XCTAssertEqual(moved.outer == .zero, !transfers, "\(profile.name) \(x) \(y)")
      }
    }
  }

  func testV31_withRoomTheInnerOneScrolls() {
    let nest = Nest()
    let moved = nest.drag(0, -100)
    XCTAssertEqual(moved.outer, .zero)
    XCTAssertGreaterThan(moved.inner.y, 50)
  }

  func testV31_bothAxesCanBeKept() {
    let nest = Nest()
    nest.inner.transfersVerticalScrollingToParent = false
    XCTAssertEqual(nest.drag(0, 100).outer, .zero)
    XCTAssertNotEqual(nest.drag(100, 0).outer, .zero)
    nest.inner.transfersHorizontalScrollingToParent = false
    XCTAssertEqual(nest.drag(100, 0).outer, .zero)
  }

  func testV31_withoutRoomAroundTheInnerOneBounces() {
    let nest = Nest()
    nest.outer.contentOffset = .zero
    nest.inner.frame.origin = .zero
    let moved = nest.drag(0, 100)
    XCTAssertLessThan(moved.inner.y, 0)
    XCTAssertEqual(moved.outer, .zero)
    nest.outer.contentOffset = CGPoint(x: 500, y: 500)
    nest.inner.frame.origin = CGPoint(x: 500, y: 500)
    nest.outer.isScrollEnabled = false
    XCTAssertLessThan(nest.drag(0, 100).inner.y, 0)
  }

  func testV31_anAxisWithRoomKeepsTheDrag() {
    let nest = Nest()
    nest.inner.contentOffset = CGPoint(x: 300, y: 0)
    let moved = nest.drag(-100, 100)
    XCTAssertEqual(moved.outer, .zero)
    XCTAssertGreaterThan(moved.inner.x, 50)
  }

  func testV31_theWheelGoesOnToTheOuterOne() {
    let nest = Nest()
    nest.stage.device.movePointer(to: CGPoint(x: 200, y: 200))
    nest.stage.device.turnWheel(by: CGVector(dx: 0, dy: 20))
    XCTAssertEqual(nest.inner.contentOffset.y, 0)
    XCTAssertNotEqual(nest.outer.contentOffset.y, 500)
  }

  func testV31_bouncesIsBothDirections() {
    let scroll = UIScrollView()
    XCTAssertTrue(scroll.bounces)
    scroll.bouncesVertically = false
    XCTAssertFalse(scroll.bounces)
    scroll.bounces = true
    XCTAssertTrue(scroll.bouncesVertically && scroll.bouncesHorizontally)
    scroll.bounces = false
    XCTAssertFalse(scroll.bouncesVertically || scroll.bouncesHorizontally)
  }

  func testV31_eachDirectionBouncesForItself() {
    let stage = Stage()
    let scroll = stage.add(UIScrollView())
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.bouncesVertically = false
    stage.down(100, 100)
    for step in 1...10 { stage.move(100 + CGFloat(step) * 10, 100 + CGFloat(step) * 10) }
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertLessThan(scroll.contentOffset.x, 0)
    stage.lift(200, 200)
    stage.device.advance(by: 5)
    XCTAssertEqual(scroll.contentOffset, .zero)
  }
}
