import TouchKit
import XCTest

/// Long presses (facts G50–G53).
final class LongPressTests: XCTestCase {
  private typealias Press = UILongPressGestureRecognizer

  private func makeStage(
    _ configure: (Press) -> Void = { _ in }
  ) -> (stage: Stage, view: SpyView, press: Press, seen: Watcher<Press, CGPoint>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let press = UILongPressGestureRecognizer()
    configure(press)
    return (stage, view, press, stage.watch(press, on: view) { $0.location(in: view) })
  }

  func testG50_defaults() {
    let press = UILongPressGestureRecognizer()
    XCTAssertEqual(press.minimumPressDuration, 0.5)
    XCTAssertEqual(press.allowableMovement, 10)
    XCTAssertEqual(press.numberOfTapsRequired, 0)
    XCTAssertEqual(press.numberOfTouchesRequired, 1)
  }

  func testG50_nonsenseIsRefusedOrClamped() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = -1
    press.minimumPressDuration = .nan
    press.allowableMovement = -1
    press.allowableMovement = .nan
    press.numberOfTapsRequired = -2
    press.numberOfTouchesRequired = 0
    XCTAssertEqual(press.minimumPressDuration, 0.5)
    XCTAssertEqual(press.allowableMovement, 10)
    XCTAssertEqual(press.numberOfTapsRequired, 0)
    XCTAssertEqual(press.numberOfTouchesRequired, 1)
    press.minimumPressDuration = .infinity
    XCTAssertEqual(press.minimumPressDuration, .infinity)
  }

  func testG50_movingTenPointsBeforeItBeginsIsAllowedAndNoMore() {
    for (x, states) in [(160.0, [UIGestureRecognizer.State.began]), (160.5, [])] {
      let (stage, _, _, seen) = makeStage()
      stage.down(150, 150)
      stage.move(x, 150, after: 0.25)
      stage.device.advance(by: 0.5)
      XCTAssertEqual(seen.states, states, "\(x)")
    }
  }

  func testG50_tapsBeforeThePress() {
    let (stage, _, press, seen) = makeStage { $0.numberOfTapsRequired = 1 }
    stage.tap(150, 150)
    stage.device.advance(by: 0.1875)
    stage.down(152, 150)
    stage.device.advance(by: 0.625)
    stage.lift(152, 150)
    XCTAssertEqual(seen.states, [.began, .ended])
    XCTAssertEqual(seen.times, [0.75, 0.875])
    XCTAssertEqual(stage.states(of: press), [.began, .ended])
  }

  func testG50_withoutItsTapsOrWithTapsThatComeTooLateItFails() {
    let (stage, _, press, seen) = makeStage { $0.numberOfTapsRequired = 1 }
    stage.tap(150, 150, hold: 1)
    stage.tap(150, 150)
    stage.device.advance(by: 0.5)
    stage.tap(150, 150, hold: 0.625)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: press), [.failed, .failed])
  }

  func testG50_twoFingersPressTogetherAndAThirdOneFailsIt() {
    let (stage, _, _, seen) = makeStage { $0.numberOfTouchesRequired = 2 }
    stage.down(100, 100)
    stage.device.advance(by: 0.25)
    stage.down(200, 100, finger: 1)
    stage.device.advance(by: 0.5)
    XCTAssertEqual(seen.times, [0.75])
    XCTAssertEqual(seen.values, [CGPoint(x: 150, y: 100)])

    let (crowd, _, press, none) = makeStage { $0.numberOfTouchesRequired = 2 }
    for finger in 0..<3 { crowd.down(100 + CGFloat(finger) * 50, 100, finger: finger) }
    crowd.device.advance(by: 1)
    XCTAssertEqual(none.states, [])
    XCTAssertEqual(crowd.states(of: press), [.failed])
  }

  func testG51_itBeginsByTimeAloneThenChangesAndEnds() {
    let (stage, view, press, seen) = makeStage()
    stage.down(150, 150)
    stage.device.advance(by: 0.5)
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(seen.times, [0.5])
    XCTAssertEqual(press.state, .began)
    XCTAssertEqual(view.texts, ["began 1", "cancelled 1"])
    stage.move(155.5, 150, after: 0.125)
    stage.lift(155.5, 150)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
    XCTAssertEqual(seen.values.map { $0.x }, [150, 155.5, 155.5])
    XCTAssertEqual(press.state, .possible)
  }

  func testG51_aLiftBeforeTheTimeFailsIt() {
    let (stage, view, press, seen) = makeStage()
    stage.tap(150, 150, hold: 0.4375)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: press), [.failed])
    stage.device.advance(by: 1)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testG51_itEndsWhenTheLastFingerLiftsAndLeavesLateFingersToTheirView() {
    let (stage, view, _, seen) = makeStage { $0.numberOfTouchesRequired = 2 }
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    stage.device.advance(by: 0.5)
    stage.down(300, 100, finger: 2)
    stage.lift(100, 100)
    XCTAssertEqual(seen.states, [.began])
    stage.lift(200, 100, finger: 1)
    XCTAssertEqual(seen.states, [.began, .ended])
    stage.lift(300, 100, finger: 2)
    XCTAssertEqual(view.texts, ["began 2", "cancelled 2", "began 1", "ended 1"])
  }

  func testG51_anInterruptionCancelsIt() {
    let (stage, _, _, seen) = makeStage()
    stage.down(150, 150)
    stage.device.advance(by: 0.5)
    stage.device.interrupt()
    XCTAssertEqual(seen.states, [.began, .cancelled])
  }

  func testG52_onceItHasBegunItMayMoveAnyDistance() {
    let (stage, _, _, seen) = makeStage()
    stage.down(100, 100)
    stage.device.advance(by: 0.5)
    stage.move(500, 500)
    stage.lift(500, 500)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
  }

  func testG53_aDurationOfZeroBeginsAtTouchDown() {
    let (stage, view, _, seen) = makeStage { $0.minimumPressDuration = 0 }
    stage.down(150, 150)
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(seen.times, [0])
    stage.lift(150, 150)
    XCTAssertEqual(seen.states, [.began, .ended])
    // Recognition comes before delivery: the view never hears of the touch.
    XCTAssertEqual(view.texts, [])
  }

  func testG50_aPalmWhoseContactsLandOneByOneIsNoPressOfTheLastOne() {
    for count in 2...5 {
      let (stage, _, _, seen) = makeStage()
      for finger in 0..<count {
        stage.down(50 + 60 * CGFloat(finger), 100, finger: finger)
        stage.device.advance(by: 0.03)
      }
      stage.device.advance(by: 3)
      XCTAssertEqual(seen.states, [], "\(count) contacts")
    }
  }

  func testG50_oneHoldOfTwoFingersIsEitherAPressOrATap() {
    for landing in [0, 0.03, 0.2, 0.34] {
      for hold in [0.1, 0.3, 0.45, 0.51, 0.6, 0.7, 0.74, 0.8, 1.2] {
        for lifting in [0, 0.03, 0.2, 0.4] {
          for fingers in 1...2 {
            let (stage, _, press, seen) = makeStage { $0.numberOfTouchesRequired = fingers }
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            guard let view = press.view else { return XCTFail("the press has no view") }
            let taps = stage.watch(tap, on: view) { _ in 0 }
            stage.down(100, 100)
            stage.device.advance(by: landing)
            stage.down(200, 100, finger: 1)
            stage.device.advance(by: hold)
            stage.lift(100, 100)
            stage.device.advance(by: lifting)
            stage.lift(200, 100, finger: 1)
            stage.device.advance(by: 2)
            XCTAssertLessThanOrEqual(
              seen.states.count { $0 == .began } + taps.states.count, 1,
              "landing \(landing), hold \(hold), lifting \(lifting), press of \(fingers)")
          }
        }
      }
    }
  }
}
