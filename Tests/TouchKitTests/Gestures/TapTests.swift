import TouchKit
import XCTest

/// Taps (facts G38–G44); times are sums of halves, so that they are exact.
final class TapTests: XCTestCase {
  private func makeStage(
    taps: Int = 1, touches: Int = 1
  ) -> (stage: Stage, tap: UITapGestureRecognizer, seen: Watcher<UITapGestureRecognizer, CGPoint>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return (stage, tap, stage.watch(tap, on: view) { $0.location(in: view) })
  }

  func testG39_defaultsAndRecognitionAtTheLiftOfTheLastFinger() {
    let (stage, tap, seen) = makeStage()
    XCTAssertEqual(tap.numberOfTapsRequired, 1)
    XCTAssertEqual(tap.numberOfTouchesRequired, 1)
    stage.down(150, 160)
    stage.device.advance(by: 0.25)
    XCTAssertEqual(seen.states, [])
    stage.lift(150, 160)
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.times, [0.25])
    XCTAssertEqual(tap.state, .possible)
  }

  func testG39_twoTapsWithTwoFingersRecognizeAtTheVeryLastLift() {
    let (stage, _, seen) = makeStage(taps: 2, touches: 2)
    for start in [0, 0.25] {
      stage.device.advance(to: start)
      stage.report(.began(100, 100), .began(150, 100, finger: 1))
      stage.device.advance(by: 0.0625)
      stage.lift(100, 100)
      stage.device.advance(by: 0.0625)
      stage.lift(150, 100, finger: 1)
    }
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.times, [0.375])
  }

  func testG40_aPressUnderThreeQuartersOfASecondIsATapAndALongerOneIsNot() {
    for (hold, count) in [(0.024, 1), (0.74, 1), (0.76, 0), (0.8, 0)] {
      let (stage, _, seen) = makeStage()
      stage.tap(150, 150, hold: hold)
      XCTAssertEqual(seen.states.count, count, "\(hold)")
    }
    let (stage, tap, _) = makeStage()
    stage.down(150, 150)
    stage.device.advance(by: 1)
    XCTAssertEqual(stage.states(of: tap), [.failed])
    let failure = stage.entries.first { $0.event == .state(.failed) && $0.subject == tap.traceName }
    XCTAssertEqual(failure?.time, 0.75)
  }

  func testG41_theNextTapBeginsWithin350MillisecondsOfTheLift() {
    for (pause, count) in [(0.34, 1), (0.36, 0)] {
      let (stage, _, seen) = makeStage(taps: 2)
      stage.tap(150, 150)
      stage.device.advance(by: pause)
      stage.tap(150, 150)
      XCTAssertEqual(seen.states.count, count, "\(pause)")
    }
  }

  func testG42_fortyFivePointsAreAllowedAndNoMore() {
    for (x, count) in [(195.0, 1), (195.5, 0)] {
      let (stage, _, seen) = makeStage()
      stage.down(150, 150)
      stage.move(x, 150)
      stage.move(150, 150)
      stage.lift(150, 150)
      XCTAssertEqual(seen.states.count, count, "moved to \(x)")
      let (second, _, twice) = makeStage(taps: 2)
      second.tap(150, 150)
      second.tap(x, 150)
      XCTAssertEqual(twice.states.count, count, "second tap at \(x)")
    }
    // 27, 36 and 45 make a right-angled triangle: the distance is straight.
    let (stage, _, seen) = makeStage()
    stage.down(150, 150)
    stage.move(177, 186)
    stage.lift(177, 186)
    XCTAssertEqual(seen.states, [.ended])
  }

  func testG42_aLiftFarFromTheLandingIsNoTap() {
    let (stage, _, seen) = makeStage()
    stage.down(150, 150)
    stage.lift(350, 150)
    XCTAssertEqual(seen.states, [])
  }

  func testG43_tooManyFingersFailAtOnceAndTooFewAtTheLift() {
    let (stage, tap, seen) = makeStage()
    stage.down(100, 100)
    stage.down(150, 100, finger: 1)
    XCTAssertEqual(stage.states(of: tap), [.failed])
    stage.lift(100, 100)
    stage.lift(150, 100, finger: 1)
    XCTAssertEqual(seen.states, [])

    let (second, pair, none) = makeStage(touches: 2)
    second.tap(100, 100)
    XCTAssertEqual(second.states(of: pair), [.failed])
    XCTAssertEqual(none.states, [])
  }

  func testG43_theFingersOfATapLandWithin350Milliseconds() {
    for (spread, count) in [(0.34, 1), (0.36, 0)] {
      let (stage, _, seen) = makeStage(touches: 2)
      stage.down(100, 100)
      stage.device.advance(by: spread)
      stage.down(150, 100, finger: 1)
      stage.lift(100, 100)
      stage.lift(150, 100, finger: 1)
      XCTAssertEqual(seen.states.count, count, "\(spread)")
    }
  }

  func testG43_aPalmIsNoTap() {
    let (stage, _, one) = makeStage()
    let (other, _, two) = makeStage(touches: 2)
    for stage in [stage, other] {
      for finger in 0..<4 {
        stage.down(100 + CGFloat(finger) * 30, 300, finger: finger)
        stage.device.advance(by: 0.008)
      }
      stage.device.advance(by: 3)
    }
    XCTAssertEqual(one.states, [])
    XCTAssertEqual(two.states, [])
  }

  func testG44_itsCountDoesNotDependOnTheTouchesTapCount() {
    let (stage, _, seen) = makeStage(taps: 2)
    // The fingers' own count is 3 and 4 by then.
    for _ in 0..<4 {
      stage.tap(150, 150)
      stage.device.advance(by: 0.125)
    }
    XCTAssertEqual(seen.states, [.ended, .ended])
  }

  func testG38_itsPlaceIsWhereTheFirstTapBegan() {
    let (stage, _, seen) = makeStage(taps: 2)
    stage.down(150.5, 150.25)
    stage.move(160, 150)
    stage.lift(160, 150)
    stage.tap(170, 150)
    XCTAssertEqual(seen.values, [CGPoint(x: 150.5, y: 150.25)])
  }

  func testG34_aTapThatWaitsIsNotUndoneByWhatTheFingersDoNext() {
    let (stage, single, seen) = makeStage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.view?.addGestureRecognizer(double)
    single.require(toFail: double)
    stage.tap(150, 150)
    stage.device.advance(by: 0.125)
    stage.down(150, 150)
    // The second tap takes too long: the double tap fails, and the first tap stands.
    stage.device.advance(by: 1)
    XCTAssertEqual(seen.states, [.ended])
    XCTAssertEqual(seen.times, [0.9375])
    // Only the first touch is taken from the view: the second one is none of the single tap's.
    stage.lift(150, 150)
    XCTAssertEqual((single.view as? SpyView)?.texts, ["began 1", "began 1", "cancelled 1", "ended 1"])
  }

  // MARK: Hands whose fingers land one after the other

  /// Fingers that land 30 ms apart, 60 points from each other.
  private func land(_ count: Int, on stage: Stage) {
    for finger in 0..<count {
      stage.down(50 + 60 * CGFloat(finger), 100, finger: finger)
      stage.device.advance(by: 0.03)
    }
  }

  private func lift(_ count: Int, on stage: Stage) {
    for finger in 0..<count { stage.lift(50 + 60 * CGFloat(finger), 100, finger: finger) }
  }

  func testG43_severalFingersAreNoTapOfTheLastOne() {
    for count in 2...5 {
      let (stage, _, seen) = makeStage()
      land(count, on: stage)
      lift(count, on: stage)
      XCTAssertEqual(seen.states.count, 0, "\(count) fingers")
    }
  }

  func testG12_besideAFingerThatRestsForLongAnotherOneTaps() {
    let (stage, _, seen) = makeStage()
    stage.down(50, 100)
    stage.device.advance(by: 1)
    stage.tap(300, 300, finger: 1)
    XCTAssertEqual(seen.states.count, 1)
  }

  func testG12_afterFingersThatHaveLiftedATapCountsAtOnce() {
    let (stage, _, seen) = makeStage()
    land(2, on: stage)
    lift(2, on: stage)
    stage.tap(300, 300)
    XCTAssertEqual(seen.states.count, 1)
  }
}
