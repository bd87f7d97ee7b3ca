import TouchKit
import XCTest

/// Swipes (facts G60–G63).
final class SwipeTests: XCTestCase {
  private typealias Swipe = UISwipeGestureRecognizer

  private func makeStage(
    _ direction: Swipe.Direction = .right, touches: Int = 1
  ) -> (stage: Stage, swipe: Swipe, seen: Watcher<Swipe, CGPoint>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = touches
    return (stage, swipe, stage.watch(swipe, on: view) { $0.location(in: view) })
  }

  /// Whether a finger that goes through these movements from the middle of the screen, 1/64 s apart, is a swipe.
  private func isSwipe(_ direction: Swipe.Direction, _ movements: (CGFloat, CGFloat)...) -> Bool {
    let (stage, _, seen) = makeStage(direction)
    stage.down(256, 256)
    for (x, y) in movements { stage.move(256 + x, 256 + y, after: 0.015625) }
    return seen.states == [.ended]
  }

  func testG60_defaultsAndDirectionsAreASet() {
    let swipe = UISwipeGestureRecognizer()
    XCTAssertEqual(swipe.direction, .right)
    XCTAssertEqual(swipe.numberOfTouchesRequired, 1)
    XCTAssertEqual(
      [Swipe.Direction.right, .left, .up, .down].map { $0.rawValue }, [1, 2, 4, 8])
    swipe.numberOfTouchesRequired = 0
    XCTAssertEqual(swipe.numberOfTouchesRequired, 1)
  }

  func testG60_itRecognizesDuringTheMoveOnce() {
    let (stage, swipe, seen) = makeStage()
    stage.down(100, 100)
    stage.move(140, 100, after: 0.0625)
    XCTAssertEqual(seen.states, [])
    stage.move(150, 100, after: 0.0625)
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.times, [0.125])
    stage.move(300, 100, after: 0.0625)
    stage.lift(300, 100)
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(stage.states(of: swipe), [.ended])
  }

  func testG60_eachDirectionAndSetsOfThem() {
    XCTAssertTrue(isSwipe(.right, (60, 0)))
    XCTAssertTrue(isSwipe(.left, (-60, 0)))
    XCTAssertTrue(isSwipe(.up, (0, -60)))
    XCTAssertTrue(isSwipe(.down, (0, 60)))
    XCTAssertFalse(isSwipe(.left, (60, 0)))
    XCTAssertTrue(isSwipe([.left, .right], (60, 0)))
    XCTAssertTrue(isSwipe([.left, .right], (-30, 0), (-60, 0)))
    XCTAssertFalse(isSwipe([.left, .right], (0, 60)))
    XCTAssertFalse(isSwipe([], (60, 0)))
  }

  func testG60_aLiftWithoutRecognitionFails() {
    let (stage, swipe, seen) = makeStage()
    stage.down(100, 100)
    stage.move(130, 100)
    stage.lift(130, 100)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: swipe), [.failed])
  }

  func testG60_twoFingersSwipeTogether() {
    let (stage, _, seen) = makeStage(touches: 2)
    stage.down(100, 100)
    stage.down(100, 200, finger: 1)
    stage.report(.moved(155, 100), .moved(155, 200, finger: 1))
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.values, [CGPoint(x: 100, y: 150)])
  }

  func testG61_itsPlaceIsWhereItStarted() {
    let (stage, _, seen) = makeStage()
    stage.down(100.5, 100.25)
    stage.move(160, 105)
    XCTAssertEqual(seen.values, [CGPoint(x: 100.5, y: 100.25)])
  }

  func testG61_tooManyFingersFailIt() {
    let (stage, swipe, seen) = makeStage()
    stage.down(100, 100)
    stage.down(100, 200, finger: 1)
    XCTAssertEqual(stage.states(of: swipe), [.failed])
    stage.report(.moved(200, 100), .moved(200, 200, finger: 1))
    XCTAssertEqual(seen.states, [])
  }

  func testG61_threeFingersThatLandOneByOneAreNoSwipeOfTheLastOne() {
    let (stage, _, seen) = makeStage()
    for finger in 0..<3 {
      stage.down(50 + 60 * CGFloat(finger), 100, finger: finger)
      stage.device.advance(by: 0.03)
    }
    stage.report(.moved(150, 100), .moved(210, 100, finger: 1), .moved(270, 100, finger: 2))
    XCTAssertEqual(seen.states, [])
  }

  func testG62_itFailsHalfASecondAfterTheStart() {
    let (stage, swipe, seen) = makeStage()
    stage.down(100, 100)
    stage.move(105, 100, after: 0.375)
    stage.move(150, 100, after: 0.12)
    XCTAssertEqual(seen.states, [.ended])
    stage.lift(150, 100)

    let (slow, late, none) = makeStage()
    slow.down(100, 100)
    slow.move(145, 100, after: 0.25)
    slow.device.advance(by: 0.25)
    XCTAssertEqual(slow.states(of: late), [.failed])
    slow.move(200, 100, after: 0.0625)
    XCTAssertEqual(none.states, [])
    XCTAssertEqual(stage.states(of: swipe), [.ended])
  }

  func testG63_distancesAndStraightness() {
    XCTAssertFalse(isSwipe(.right, (49.5, 0)))
    XCTAssertTrue(isSwipe(.right, (50, 0)))
    XCTAssertTrue(isSwipe(.right, (50, 25)))
    XCTAssertFalse(isSwipe(.right, (50, 25.5)))
    // Before 25 points it may go anywhere.
    XCTAssertTrue(isSwipe(.right, (10, 24), (60, 24)))
    XCTAssertFalse(isSwipe(.right, (10, 25), (60, 25)))
    XCTAssertFalse(isSwipe(.right, (25, 13), (60, 0)))
    XCTAssertTrue(isSwipe(.right, (-19.5, 0), (60, 0)))
    XCTAssertFalse(isSwipe(.right, (-20, 0), (60, 0)))
    XCTAssertTrue(isSwipe(.up, (10, -30), (12, -60)))
  }

  func testG63_aSlowDragIsNoSwipeHoweverLongItRestsBefore() {
    for seconds in [1.0, 2, 3] {
      for way in [CGFloat(80), 150, 240] {
        let (stage, swipe, seen) = makeStage()
        stage.down(100, 100)
        for step in 1...Int(seconds * 64) {
          stage.move(100 + way * CGFloat(step) / CGFloat(seconds * 64), 100, after: 0.015625)
        }
        XCTAssertEqual(seen.states, [], "\(way) points in \(seconds) s")
        XCTAssertEqual(stage.states(of: swipe), [.failed])
      }
    }
    let (stage, _, seen) = makeStage()
    stage.down(100, 100)
    stage.move(109, 100, after: 0.25)
    stage.move(140, 100, after: 0.0625)
    stage.move(150, 100, after: 0.0625)
    XCTAssertEqual(seen.states, [.ended])
  }

  func testG34_aSwipeThatWaitsIsNotUndoneByItsLimitOrItsLift() {
    let (stage, swipe, seen) = makeStage()
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 1000
    press.minimumPressDuration = 2
    swipe.view?.addGestureRecognizer(press)
    swipe.require(toFail: press)
    stage.down(100, 100)
    stage.move(160, 100)
    stage.device.advance(by: 0.75)
    XCTAssertEqual(seen.states, [])
    stage.lift(160, 100)
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.times, [0.75])
  }
}
