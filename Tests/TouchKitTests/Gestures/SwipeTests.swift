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

  /// Whether a finger that goes straight from a point, in so many seconds, is a swipe.
  private func isSwipe(
    _ direction: Swipe.Direction, from start: CGFloat = 256, by way: CGPoint, in seconds: TimeInterval,
    steps: Int
  ) -> Bool {
    let (stage, _, seen) = makeStage(direction)
    stage.down(start, 256)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      stage.device.advance(by: seconds / Double(steps))
      stage.move(start + way.x * share, 256 + way.y * share)
    }
    return seen.states == [.ended]
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
    stage.move(145, 100, after: 0.0625)
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
    XCTAssertTrue(isSwipe([.up, .down], (0, 30), (0, -60)))
    XCTAssertFalse(isSwipe([], (60, 0)))
    XCTAssertFalse(isSwipe(Swipe.Direction(rawValue: 16), (60, 0)))
  }

  func testG60_ofDirectionsAlongBothAxesOnlyTheHorizontalOnesCount() {
    for direction in [[.right, .down], [.left, .right, .up, .down]] as [Swipe.Direction] {
      XCTAssertTrue(isSwipe(direction, by: CGPoint(x: 100, y: 0), in: 0.1, steps: 10))
      XCTAssertFalse(isSwipe(direction, by: CGPoint(x: 0, y: 100), in: 0.1, steps: 10))
    }
    XCTAssertFalse(isSwipe([.right, .down], by: CGPoint(x: 100, y: -10), in: 0.1, steps: 10))
  }

  func testG60_theDirectionIsThatOfTheViewAndNotOfTheScreen() {
    for (turn, direction) in [(0, Swipe.Direction.right), (1, .up), (2, .left), (3, .down)] {
      let (stage, swipe, seen) = makeStage(direction)
      swipe.view?.transform = CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 2)
      stage.down(256, 256)
      stage.move(316, 256)
      XCTAssertEqual(seen.states, [.ended], "\(turn) quarters of a turn")
    }
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

  /// How far the second finger goes while the first one goes 100 points in 0.1 s.
  func testG60_eachFingerMustSwipe() {
    for (share, isSwipe) in [(1, true), (0.5, true), (0, false), (-1, false)] as [(CGFloat, Bool)] {
      let (stage, _, seen) = makeStage(touches: 2)
      stage.report(.began(100, 100), .began(200, 200, finger: 1))
      stage.device.advance(by: 0.1)
      stage.report(.moved(200, 100), .moved(200 + 100 * share, 200, finger: 1))
      XCTAssertEqual(seen.states, isSwipe ? [.ended] : [], "\(share)")
    }
  }

  func testG61_itsPlaceIsWhereItStarted() {
    let (stage, _, seen) = makeStage()
    stage.down(100.5, 100.25)
    stage.move(160, 105)
    XCTAssertEqual(seen.values, [CGPoint(x: 100.5, y: 100.25)])
  }

  func testG61_thePlaceOfEachTouchIsWhereItLanded() {
    let (stage, swipe, _) = makeStage(touches: 2)
    let view = swipe.view
    var places: [CGPoint] = []
    let log = ActionLog()
    log.onAction = { recognizer in places = [0, 1].map { recognizer.location(ofTouch: $0, in: view) } }
    swipe.addTarget(log, action: ActionLog.act)
    stage.down(100, 100)
    stage.down(100, 200, finger: 1)
    stage.report(.moved(155, 100), .moved(155, 200, finger: 1))
    XCTAssertEqual(places, [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200)])
    XCTAssertEqual(swipe.location(ofTouch: 2, in: view), .zero)
    XCTAssertEqual(stage.refusals.count, 1)
    withExtendedLifetime(log) {}
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

  func testG62_afterHalfASecondItFailsWithTheNextMove() {
    for (seconds, isSwipe) in [(0.499, true), (0.5, true), (0.501, false), (1, false)] {
      let (stage, swipe, seen) = makeStage()
      stage.down(100, 100)
      stage.device.advance(by: seconds)
      XCTAssertEqual(stage.states(of: swipe), [])
      stage.move(200, 100)
      XCTAssertEqual(seen.states, isSwipe ? [.ended] : [], "\(seconds) s")
      XCTAssertEqual(stage.states(of: swipe), [isSwipe ? .ended : .failed])
    }
  }

  func testG62_theTimeBeginsWithTheLastFinger() {
    let (stage, _, seen) = makeStage(touches: 2)
    stage.down(100, 100)
    stage.device.advance(by: 0.4)
    stage.down(100, 200, finger: 1)
    stage.device.advance(by: 0.4)
    stage.report(.moved(140, 100), .moved(140, 200, finger: 1))
    XCTAssertEqual(seen.states, [.ended])
  }

  /// Measured with UIKit: the least way forward, and the most to the side, after so many seconds.
  func testG63_theSquareThatASwipeLeavesShrinks() {
    for (seconds, least, most) in [
      (0, 50, 50), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4),
      (0.5, 26.5, 25.5),
    ] as [(TimeInterval, CGFloat, CGFloat)] {
      for (way, isEnough) in [
        (CGPoint(x: least + 0.001, y: 0), true), (CGPoint(x: least - 0.001, y: 0), false),
        (CGPoint(x: 100, y: most - 0.001), true), (CGPoint(x: 100, y: most + 0.001), false),
        (CGPoint(x: 100, y: 0.001 - most), true), (CGPoint(x: 100, y: -most - 0.001), false),
      ] {
        XCTAssertEqual(isSwipe(.right, by: way, in: seconds, steps: 1), isEnough, "\(way) in \(seconds) s")
      }
    }
  }

  func testG63_behindItsLandingAFingerIsNoSwipe() {
    XCTAssertFalse(isSwipe(.right, (-0.1, 0), (100, 0)))
    XCTAssertFalse(isSwipe(.up, (0, 0.1), (0, -100)))
    // Back, but not behind the landing; across, either way.
    XCTAssertTrue(isSwipe(.right, (20, 0), (10, 0), (100, 0)))
    XCTAssertTrue(isSwipe(.right, (10, 24), (20, -24), (60, 20)))
  }

  func testG63_slowSwipesAreShortAndFastOnesMayBeCrooked() {
    for frames in [60.0, 120] {
      func isSwipe(_ x: CGFloat, _ y: CGFloat, in seconds: TimeInterval) -> Bool {
        let steps = Int((seconds * frames).rounded())
        return self.isSwipe(.right, from: 100, by: CGPoint(x: x, y: y), in: seconds, steps: steps)
      }
      XCTAssertTrue(isSwipe(70, 0, in: 0.45))
      XCTAssertTrue(isSwipe(300, 0, in: 1))
      XCTAssertTrue(isSwipe(250, 130, in: 0.12))
      XCTAssertTrue(isSwipe(240, 160, in: 0.12))
      // A drag that is slower, and one that wanders.
      XCTAssertFalse(isSwipe(52, 0, in: 1))
      XCTAssertFalse(isSwipe(150, 0, in: 3))
      XCTAssertFalse(isSwipe(100, 110, in: 1))
      XCTAssertFalse(isSwipe(-20, 240, in: 1))
    }
  }

  func testG63_itDoesNotMatterHowOftenAFingerIsSeen() {
    for angle in stride(from: CGFloat(0), to: 40, by: 5) {
      for (length, seconds) in [(60, 0.05), (100, 0.1), (150, 0.3), (200, 0.45), (100, 1), (30, 0.5)] {
        let (x, y) = (CGFloat(length) * cos(angle * .pi / 180), CGFloat(length) * sin(angle * .pi / 180))
        let verdicts = [60.0, 120, 240].map {
          isSwipe(.right, by: CGPoint(x: x, y: y), in: seconds, steps: max(Int(seconds * $0), 1))
        }
        XCTAssertEqual(Set(verdicts).count, 1, "\(length) points at \(angle)° in \(seconds) s: \(verdicts)")
      }
    }
  }

  func testG63_aDragAfterARestIsNoSwipe() {
    for rest in [0.51, 1, 3] {
      let (stage, swipe, seen) = makeStage()
      stage.down(100, 100)
      stage.device.advance(by: rest)
      for step in 1...8 { stage.move(100 + 30 * CGFloat(step), 100, after: 0.015625) }
      XCTAssertEqual(seen.states, [])
      XCTAssertEqual(stage.states(of: swipe), [.failed])
    }
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
