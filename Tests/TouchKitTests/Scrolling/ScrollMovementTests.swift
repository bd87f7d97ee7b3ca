import XCTest

@testable import TouchKit

/// How content moves (facts V9–V11, V20–V23, S22).
final class ScrollMovementTests: XCTestCase {
  func testV9_theDelegateHearsOfAFlickInUIKitsOrder() {
    let page = ScrollPage()
    page.drag(from: 250, to: 150, steps: 5)
    page.stage.device.advance(by: 10)
    XCTAssertEqual(
      page.lines,
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
  }

  func testV9_aSlowReleaseEndsWithTheDrag() {
    let page = ScrollPage()
    page.drag(from: 250, to: 150, steps: 20, rest: 0.5)
    page.stage.device.advance(by: 10)
    XCTAssertEqual(
      page.lines, ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    XCTAssertEqual(page.wasTrackingAtTheEnd, false)
  }

  func testV9_contentThatLosesItsWindowEndsItsDecelerationForTheDelegate() {
    let page = ScrollPage()
    page.drag(from: 250, to: 150, steps: 5)
    page.stage.device.advance(by: 0.05)
    page.scroll.removeFromSuperview()
    page.stage.device.advance(by: 1)
    XCTAssertEqual(page.lines.suffix(3), ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    XCTAssertFalse(page.scroll.isDecelerating)
  }

  func testV9_anOffsetThatIsSetDuringTheDragGoesOnInsteadOfADeceleration() {
    let page = ScrollPage()
    page.stage.down(150, 250)
    page.stage.move(150, 200)
    page.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    page.stage.device.advance(by: 1.0 / 60)
    page.stage.move(150, 150)
    page.stage.lift(150, 150)
    page.stage.device.advance(by: 10)
    XCTAssertEqual(
      page.lines.filter { $0 != "didScroll" },
      ["willBeginDragging", "willEndDragging", "didEndDragging false", "didEndScrollingAnimation"])
    XCTAssertEqual(page.scroll.contentOffset.y, 500)
  }

  func testATargetThatIsNoNumberIsNotTaken() {
    let page = ScrollPage()
    page.chooseTarget = { CGPoint(x: $0.x, y: .nan) }
    page.drag(from: 250, to: 150, steps: 5)
    page.stage.device.advance(by: 10)
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 100)
    XCTAssertFalse(page.scroll.isDecelerating)
  }

  func testV10_theVelocityIsInPointsPerMillisecondAndTheTargetMayBeChanged() throws {
    let page = ScrollPage()
    page.chooseTarget = { _ in CGPoint(x: 0, y: 777) }
    page.drag(from: 250, to: 150, steps: 5)
    let velocity = try XCTUnwrap(page.velocity)
    XCTAssertEqual(velocity.y, 1.2, accuracy: 0.05)
    XCTAssertEqual(velocity.x, 0)
    page.stage.device.advance(by: 10)
    XCTAssertEqual(page.scroll.contentOffset, CGPoint(x: 0, y: 777))
  }

  func testV11_thePanIsPublicAndKnowsItsScrollView() {
    final class Generous: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let page = ScrollPage(Generous())
    XCTAssertTrue(page.scroll.panGestureRecognizer.view === page.scroll)
    let log = ActionLog()
    page.stage.window.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: ActionLog.act))
    page.drag(from: 250, to: 150, steps: 5)
    XCTAssertEqual(log.states.first, .began)
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 50)
  }

  func testV11_ofTwoNestedScrollViewsTheInnerOneScrollsAlongItsAxis() {
    let page = ScrollPage()
    let inner = UIScrollView()
    page.stage.add(inner, "Inner", CGRect(0, 0, 300, 200), in: page.content)
    inner.contentSize = CGSize(width: 1000, height: 200)
    page.stage.down(150, 150)
    page.stage.move(100, 150)
    page.stage.lift(100, 150)
    XCTAssertEqual(inner.contentOffset.x, 40)
    XCTAssertEqual(page.scroll.contentOffset.y, 0)
    page.stage.device.advance(by: 3)
    page.stage.down(150, 150)
    page.stage.move(150, 100)
    XCTAssertEqual(page.scroll.contentOffset.y, 40)
  }

  func testV11_directionalLock() {
    let page = ScrollPage(content: CGSize(width: 2000, height: 2000))
    page.scroll.isDirectionalLockEnabled = true
    page.stage.down(150, 150)
    page.stage.device.advance(by: 0.016)
    page.stage.move(145, 130)
    page.stage.device.advance(by: 0.016)
    page.stage.move(100, 100)
    XCTAssertEqual(page.scroll.contentOffset.x, 0)
    XCTAssertEqual(page.scroll.contentOffset.y, 40)
  }

  func testV20_aFlickGoesAsFarAsItsRateSays() {
    for (rate, share) in [(UIScrollView.DecelerationRate.normal, 499.0), (.fast, 99.0)] {
      let page = ScrollPage(content: CGSize(width: 300, height: 9000))
      page.scroll.decelerationRate = rate
      page.drag(from: 250, to: 150, steps: 5)
      let start = page.scroll.contentOffset.y
      let velocity = page.velocity?.y ?? 0
      page.stage.device.advance(by: 0.1)
      let way = velocity * CGFloat(share)
      let left = CGFloat(pow(Double(rate.rawValue), 100))
      XCTAssertEqual(page.scroll.contentOffset.y, start + way * (1 - left), accuracy: way * 0.02)
      page.stage.device.advance(by: 10)
      XCTAssertEqual(page.scroll.contentOffset.y, start + way, accuracy: 0.01)
    }
  }

  func testV21_theMovementEndsWithinHalfAPoint() {
    let page = ScrollPage()
    page.drag(from: 250, to: 150, steps: 5)
    var last = page.scroll.contentOffset.y
    var step: CGFloat = 0
    while page.scroll.isDecelerating {
      page.stage.device.advance(by: 1.0 / 60)
      step = page.scroll.contentOffset.y - last
      last = page.scroll.contentOffset.y
    }
    XCTAssertLessThanOrEqual(step, 0.6)
    XCTAssertGreaterThan(step, 0)
  }

  func testV21_aFlickThatReachesTheEndGoesPastItAndSpringsBack() {
    for bounces in [true, false] {
      for start in [CGFloat(150), 1500] {
        let page = ScrollPage()
        page.scroll.bounces = bounces
        page.scroll.contentOffset.y = start
        let isUp = start > 1000
        page.drag(from: isUp ? 280 : 20, to: isUp ? 150 : 150, steps: 4)
        let velocity = (page.velocity?.y ?? 0).magnitude * 1000
        let edge: CGFloat = isUp ? 1700 : 0
        var (farthest, last): (CGFloat, CGFloat) = (0, 0)
        while page.scroll.isDecelerating {
          page.stage.device.advance(by: 1.0 / 60)
          last = (page.scroll.contentOffset.y - edge) * (isUp ? 1 : -1)
          farthest = max(farthest, last)
        }
        XCTAssertEqual(page.scroll.contentOffset.y, edge)
        XCTAssertEqual(page.lines.last, "didEndDecelerating")
        if bounces {
          XCTAssertGreaterThan(farthest, 20, "\(velocity)")
          XCTAssertLessThan(farthest, velocity / 20)
        } else {
          XCTAssertEqual(farthest, 0)
        }
      }
    }
  }

  func testV21_aFlickWithinTheContentGoesPastNothing() {
    let page = ScrollPage(content: CGSize(width: 300, height: 9000))
    page.drag(from: 250, to: 150, steps: 5)
    var last = page.scroll.contentOffset.y
    while page.scroll.isDecelerating {
      page.stage.device.advance(by: 1.0 / 60)
      XCTAssertGreaterThanOrEqual(page.scroll.contentOffset.y, last)
      last = page.scroll.contentOffset.y
    }
  }

  func testBoundsAsFarAsNumbersGoComeToRest() {
    for place in [CGPoint(x: 0, y: 1e300), CGPoint(x: -1e300, y: 1.7e308), CGPoint(x: 0, y: -1e17)] {
      for size in [CGSize(width: 300, height: 300), CGSize(width: 1e300, height: 1e300)] {
        let page = ScrollPage()
        page.drag(from: 250, to: 150, steps: 5)
        page.stage.device.advance(by: 0.1)
        XCTAssertTrue(page.scroll.isDecelerating)
        page.scroll.bounds = CGRect(origin: place, size: size)
        page.stage.device.advance(by: 20)
        XCTAssertFalse(page.scroll.isDecelerating, "\(place), \(size)")
        XCTAssertEqual(page.lines.last, "didEndDecelerating")
      }
    }
  }

  /// The pull starts anew from where the content was put, stretched or not.
  func testV22_anOffsetThatIsSetWhileTheContentIsStretched() {
    let pull: (CGFloat) -> CGFloat = { -(1 - 1 / ($0 * 0.55 / 300 + 1)) * 300 }
    let page = ScrollPage()
    page.stage.down(150, 50)
    page.stage.move(150, 60)
    page.stage.move(150, 80)
    page.scroll.contentOffset.y = 0
    page.stage.move(150, 90)
    XCTAssertEqual(page.scroll.contentOffset.y, pull(10), accuracy: 1e-6)
    page.scroll.contentOffset.y = pull(50)
    page.stage.move(150, 100)
    XCTAssertEqual(page.scroll.contentOffset.y, pull(60), accuracy: 1e-6)
  }

  /// A finger that catches content on its way back holds it where it is.
  func testV22_contentThatIsCaughtBeyondItsEdgeDoesNotJump() {
    let page = ScrollPage()
    page.stage.down(150, 50)
    page.stage.move(150, 60)
    page.stage.move(150, 160)
    page.stage.device.advance(by: 0.5)
    page.stage.lift(150, 160)
    page.stage.device.advance(by: 0.05)
    let caught = page.scroll.contentOffset.y
    XCTAssertLessThan(caught, -10)
    page.stage.down(150, 100)
    page.stage.move(150, 110)
    XCTAssertEqual(page.scroll.contentOffset.y, caught, accuracy: 0.001)
  }

  func testV22_beyondAnEdgeTheContentFollowsEverLessAndComesBack() {
    let page = ScrollPage()
    page.stage.down(150, 50)
    page.stage.move(150, 60)
    page.stage.move(150, 160)
    let expected = -(1 - 1 / (100 * 0.55 / 300 + 1)) * 300
    XCTAssertEqual(page.scroll.contentOffset.y, CGFloat(expected), accuracy: 1e-9)
    page.stage.device.advance(by: 0.5)
    page.stage.lift(150, 160)
    XCTAssertTrue(page.scroll.isDecelerating)
    page.stage.device.advance(by: 3)
    XCTAssertEqual(page.scroll.contentOffset.y, 0)
    page.scroll.bounces = false
    page.drag(from: 50, to: 160, steps: 5)
    XCTAssertEqual(page.scroll.contentOffset.y, 0)
  }

  func testV22_contentThatFitsCanOnlyBePulledIfItAlwaysBounces() {
    for always in [true, false] {
      let page = ScrollPage(content: CGSize(width: 300, height: 100))
      page.scroll.alwaysBounceVertical = always
      page.stage.down(150, 50)
      page.stage.move(150, 60)
      page.stage.move(150, 160)
      XCTAssertEqual(page.scroll.contentOffset.y < 0, always)
    }
  }

  func testV23_pagesAreTurnedOneAtATime() {
    for (end, steps, rest, page) in [
      (100, 5, 0, 300), (240, 10, 0.5, 0), (80, 30, 0.5, 300), (290, 5, 0, 0),
    ] as [(CGFloat, Int, TimeInterval, CGFloat)] {
      let scroll = ScrollPage(content: CGSize(width: 300, height: 1500))
      scroll.scroll.isPagingEnabled = true
      scroll.drag(from: 250, to: end, steps: steps, rest: rest)
      scroll.stage.device.advance(by: 3)
      XCTAssertEqual(scroll.scroll.contentOffset.y, page, "\(end)")
    }
  }

  func testS22_whileContentMovesTheRunLoopTracks() {
    let page = ScrollPage()
    var fired = 0
    page.stage.runLoop.add(VirtualRunLoop.Timer(fireTime: 0, interval: 0.05) { fired += 1 })
    page.stage.down(150, 250)
    page.stage.device.advance(by: 0.016)
    XCTAssertEqual(page.stage.runLoop.currentMode, .default)
    page.stage.move(150, 200)
    page.stage.device.advance(by: 0.016)
    page.stage.move(150, 150)
    XCTAssertEqual(page.stage.runLoop.currentMode, .tracking)
    let before = fired
    page.stage.lift(150, 150)
    page.stage.device.advance(by: 0.5)
    XCTAssertTrue(page.scroll.isDecelerating)
    XCTAssertEqual(page.stage.runLoop.currentMode, .tracking)
    XCTAssertEqual(fired, before)
    page.stage.device.advance(by: 10)
    XCTAssertEqual(page.stage.runLoop.currentMode, .default)
    XCTAssertGreaterThan(fired, before)
  }

  func testAnAnimatedChangeOfTheOffset() {
    let page = ScrollPage()
    page.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    XCTAssertEqual(page.scroll.contentOffset.y, 0)
    page.stage.device.advance(by: 0.1)
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 50)
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.scroll.contentOffset.y, 200)
    XCTAssertEqual(page.lines, ["didScroll", "didEndScrollingAnimation"])
    page.scroll.setContentOffset(.zero, animated: false)
    XCTAssertEqual(page.scroll.contentOffset, .zero)
    page.scroll.scrollRectToVisible(CGRect(0, 500, 10, 10), animated: false)
    XCTAssertEqual(page.scroll.contentOffset.y, 210)
  }

  func testPowersAgreeWithTheSystem() {
    for (base, exponent) in [(0.998, 1.0), (0.998, 100), (0.99, 1000), (2, 0.5), (10, -3), (0.5, 0)] {
      let page = ScrollPage(content: CGSize(width: 300, height: 100))
      withExtendedLifetime(page) {}
      XCTAssertEqual(
        Exponential.power(base, exponent), pow(base, exponent), accuracy: pow(base, exponent) * 1e-13)
    }
  }

  /// Each frame asks for a place that is refused: the content isn't where the movement has put it.
  func testAMovementEndsAlsoWhereNoFrameCanMoveTheContent() {
    let stage = Stage(.iOS6)
    let scroll = stage.add(UIScrollView(), "Scroll", CGRect(0, 0, 32, 128))
    scroll.alwaysBounceHorizontal = true
    scroll.bounds = CGRect(x: 1e300, y: 0, width: 1e300, height: 256)
    stage.down(10, 10)
    stage.move(60, 10)
    stage.lift(60, 10)
    stage.device.advance(by: 16)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(stage.runLoop.currentMode, .default)
  }
}
