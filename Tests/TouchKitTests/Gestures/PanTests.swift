import TouchKit
import XCTest

/// Pans (facts G54–G58).
final class PanTests: XCTestCase {
  private typealias Pan = UIPanGestureRecognizer

  private func makeStage(
    _ configure: (Pan) -> Void = { _ in }
  ) -> (stage: Stage, view: SpyView, pan: Pan, seen: Watcher<Pan, CGPoint>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    configure(pan)
    return (stage, view, pan, stage.watch(pan, on: view) { $0.translation(in: view) })
  }

  // MARK: G54

  func testG54_defaultsAndNonsense() {
    let pan = UIPanGestureRecognizer()
    XCTAssertEqual(pan.minimumNumberOfTouches, 1)
    XCTAssertEqual(pan.maximumNumberOfTouches, Int.max)
    pan.minimumNumberOfTouches = 0
    pan.maximumNumberOfTouches = -5
    XCTAssertEqual(pan.minimumNumberOfTouches, 1)
    XCTAssertEqual(pan.maximumNumberOfTouches, 1)
  }

  func testG54_beganChangedEndedAndTheViewLosesItsTouch() {
    let (stage, view, pan, seen) = makeStage()
    stage.down(100, 100)
    for x in [104, 108, 112, 116] { stage.move(CGFloat(x), 100, after: 0.0625) }
    stage.device.advance(by: 0.0625)
    stage.lift(116, 100)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
    XCTAssertEqual(seen.times, [0.1875, 0.25, 0.3125])
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "moved 1", "cancelled 1"])
    XCTAssertEqual(pan.state, .possible)
  }

  func testG54_aPanThatNeverBeginsFailsAtTheLastLift() {
    let (stage, view, pan, seen) = makeStage()
    stage.down(100, 100)
    stage.down(200, 100, finger: 1)
    stage.lift(100, 100)
    XCTAssertEqual(stage.states(of: pan), [])
    stage.lift(200, 100, finger: 1)
    XCTAssertEqual(stage.states(of: pan), [.failed])
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(view.texts.last, "ended 2")
  }

  func testG54_tooFewFingersNeverBegin() {
    let (stage, _, _, seen) = makeStage { $0.minimumNumberOfTouches = 2 }
    stage.down(100, 100)
    stage.move(200, 100)
    XCTAssertEqual(seen.states, [])
    // What the first finger did alone does not count.
    stage.down(300, 100, finger: 1)
    stage.move(206, 100)
    XCTAssertEqual(seen.states, [])
    stage.report(.moved(212, 100), .moved(310, 100, finger: 1))
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(seen.values, [CGPoint(x: 1, y: 0)])
  }

  func testG54_whatOneFingerDoesWhileTheSecondLandsDoesNotCount() {
    let (stage, _, _, seen) = makeStage { $0.minimumNumberOfTouches = 2 }
    stage.down(100, 100)
    stage.report(.moved(130, 100), .began(300, 100, finger: 1))
    stage.report(.moved(139, 100), .moved(309, 100, finger: 1))
    XCTAssertEqual(seen.states, [])
    stage.report(.moved(140, 100), .moved(310, 100, finger: 1))
    XCTAssertEqual(seen.states, [.began])
  }

  func testG10_theNextPanStartsAnew() {
    let (stage, view, pan, seen) = makeStage()
    let speeds = Watcher(pan, on: stage) { $0.velocity(in: view).x }
    for x in [100.0, 300.0] {
      stage.down(x, 100)
      stage.move(x + 40, 100, after: 0.0625)
      stage.lift(x + 40, 100)
      stage.device.advance(by: 0.0625)
    }
    XCTAssertEqual(seen.states, [.began, .ended, .began, .ended])
    XCTAssertEqual(seen.values.map { $0.x }, [30, 30, 30, 30])
    XCTAssertEqual(speeds.values, [640, 640, 640, 640])
    XCTAssertEqual(pan.translation(in: view), .zero)
    XCTAssertEqual(pan.velocity(in: view), .zero)
  }

  func testG54_moreFingersThanTheMaximumBeforeItHasBegunAreNoPan() {
    for isOneEvent in [true, false] {
      let (stage, view, pan, seen) = makeStage { $0.maximumNumberOfTouches = 1 }
      if isOneEvent {
        stage.report(.began(100, 100), .began(300, 300, finger: 1))
      } else {
        stage.down(100, 100)
        stage.down(300, 300, finger: 1)
      }
      XCTAssertEqual(pan.numberOfTouches, 0)
      stage.report(.moved(120, 100), .moved(300, 350, finger: 1))
      // A third finger of the same hand is no pan of its own.
      stage.down(200, 200, finger: 2)
      stage.move(250, 200, finger: 2)
      stage.report(.ended(120, 100), .ended(300, 350, finger: 1), .ended(250, 200, finger: 2))
      XCTAssertEqual(seen.states, [])
      XCTAssertFalse(view.texts.contains { $0.hasPrefix("cancelled") })
      stage.down(100, 100)
      stage.move(120, 100)
      XCTAssertEqual(seen.states, [.began])
    }
  }

  func testG54_fingersBeyondTheMaximumStayWithTheirViewOnceItHasBegun() {
    let (stage, view, pan, seen) = makeStage { $0.maximumNumberOfTouches = 1 }
    stage.down(100, 100)
    stage.move(120, 100)
    stage.down(300, 300, finger: 1)
    XCTAssertEqual(pan.numberOfTouches, 1)
    stage.report(.moved(130, 100), .moved(300, 350, finger: 1))
    XCTAssertEqual(seen.states, [.began, .changed])
    XCTAssertEqual(view.texts, ["began 1", "cancelled 1", "began 1", "moved 1"])
    stage.lift(300, 350, finger: 1)
    stage.lift(130, 100)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
    XCTAssertEqual(view.texts.last, "ended 1")
  }

  /// A pan that draws with one finger, in a scroll view that scrolls with two.
  func testG54_aDrawingPanLeavesTwoFingersToTheScrollView() {
    let page = ScrollPage()
    page.content.isMultipleTouchEnabled = true
    page.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
    let drawing = UIPanGestureRecognizer()
    drawing.maximumNumberOfTouches = 1
    page.content.addGestureRecognizer(drawing)
    let seen = Watcher(drawing, on: page.stage) { $0.translation(in: nil) }
    page.stage.down(100, 200)
    page.stage.move(100, 150)
    page.stage.lift(100, 150)
    XCTAssertEqual(seen.states, [.began, .ended])
    XCTAssertEqual(page.scroll.contentOffset, .zero)
    for isOneEvent in [true, false] {
      page.scroll.contentOffset = .zero
      if isOneEvent {
        page.stage.report(.began(100, 200), .began(200, 200, finger: 1))
      } else {
        page.stage.down(100, 200)
        page.stage.down(200, 200, finger: 1)
      }
      page.stage.report(.moved(100, 150), .moved(200, 150, finger: 1))
      page.stage.device.advance(by: 0.5)
      page.stage.report(.ended(100, 150), .ended(200, 150, finger: 1))
      page.stage.device.advance(by: 2)
      XCTAssertEqual(seen.states, [.began, .ended])
      XCTAssertEqual(page.scroll.contentOffset.y, 40, accuracy: 0.001)
    }
  }

  func testG54_liftingOneOfTwoFingersGoesOnAndCountsTheOther() {
    let (stage, _, pan, seen) = makeStage()
    let counts = Watcher(pan, on: stage) { $0.numberOfTouches }
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    stage.report(.moved(100, 120), .moved(200, 120, finger: 1))
    stage.report(.moved(100, 130), .ended(200, 120, finger: 1))
    XCTAssertEqual(pan.location(ofTouch: 0, in: nil), CGPoint(x: 100, y: 130))
    stage.lift(100, 130)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
    XCTAssertEqual(counts.values, [2, 1, 0])
  }

  func testG54_anInterruptionCancelsItAndOneLostFingerDoesNot() {
    let (stage, _, _, seen) = makeStage()
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    stage.report(.moved(100, 120), .moved(200, 120, finger: 1))
    stage.report(.cancelled(200, 120, finger: 1))
    stage.move(100, 140)
    XCTAssertEqual(seen.states, [.began, .changed])
    stage.device.interrupt()
    XCTAssertEqual(seen.states, [.began, .changed, .cancelled])
  }

  // MARK: G55, G56

  func testG55_tenPointsAlongOneAxisBeginItAndADiagonalOfTenDoesNot() {
    let cases: [(x: CGFloat, y: CGFloat, begins: Bool)] = [
      (10, 0, true), (0, -10, true), (9.5, 0, false), (7, 7, false), (9.5, 9.5, false), (10.5, 10.75, true),
      (-10, 3, true),
    ]
    for (x, y, begins) in cases {
      let (stage, _, _, seen) = makeStage()
      stage.down(200, 200)
      stage.move(200 + x, 200 + y)
      XCTAssertEqual(seen.states, begins ? [.began] : [], "(\(x), \(y))")
    }
  }

  func testG55_theMiddleOfTheFingersCounts() {
    let (stage, _, _, seen) = makeStage()
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    stage.move(119, 100)
    XCTAssertEqual(seen.states, [])
    stage.move(120, 100)
    XCTAssertEqual(seen.states, [.began])
  }

  func testG55_itIsMeasuredOnTheScreenWhateverTheViewsScale() {
    let (stage, view, _, seen) = makeStage()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.down(200, 200)
    stage.move(209, 200)
    XCTAssertEqual(seen.states, [])
    stage.move(214, 200)
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(seen.values[0], CGPoint(x: 8, y: 0), accuracy: 1e-9)
  }

  func testG56_theTranslationStartsNearZeroAndTheLocationIsExact() {
    let (stage, view, pan, seen) = makeStage()
    let places = Watcher(pan, on: stage) { $0.location(in: view) }
    stage.down(100, 100)
    stage.move(108, 100)
    stage.move(112.5, 106.25)
    stage.move(122.5, 100)
    XCTAssertEqual(seen.values, [CGPoint(x: 2.5, y: 1.25), CGPoint(x: 12.5, y: -5)])
    XCTAssertEqual(places.values, [CGPoint(x: 112.5, y: 106.25), CGPoint(x: 122.5, y: 100)])
  }

  func testG56_whoeverDecidesWhetherItBeginsSeesTheWholeMovement() {
    let (stage, view, pan, _) = makeStage()
    let judge = GestureJudge()
    var asked: [CGPoint] = []
    judge.onShouldBegin = { _ in
      asked.append(pan.translation(in: view))
      return false
    }
    pan.delegate = judge
    stage.down(100, 100)
    stage.move(112, 103)
    XCTAssertEqual(asked, [CGPoint(x: 12, y: 3)])
    XCTAssertEqual(stage.states(of: pan), [.failed])
  }

  func testG56_aPanThatHadToWaitBeginsWhereTheFingerIsThen() {
    let (stage, view, pan, seen) = makeStage()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    stage.down(300, 300)
    stage.move(285, 300)
    stage.move(270, 300)
    XCTAssertEqual(seen.states, [])
    stage.move(270, 351)
    XCTAssertEqual(seen.states, [.began])
    stage.move(270, 355)
    stage.lift(270, 355)
    XCTAssertEqual(seen.values, [.zero, CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 4)])
  }

  // MARK: G57

  func testG57_setTranslationCountsFromThere() {
    let (stage, view, pan, seen) = makeStage()
    stage.down(100, 100)
    stage.move(120, 100)
    pan.setTranslation(.zero, in: view)
    stage.move(127, 103)
    pan.setTranslation(CGPoint(x: 50, y: 0), in: view)
    stage.move(128, 103)
    XCTAssertEqual(
      seen.values, [CGPoint(x: 10, y: 0), CGPoint(x: 7, y: 3), CGPoint(x: 51, y: 0)])
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: view)
    XCTAssertEqual(pan.translation(in: view), CGPoint(x: 51, y: 0))
    XCTAssertEqual(
      stage.refusals, ["UIPanGestureRecognizer keeps its translation: the new value makes no sense"])
  }

  func testG57_translationAndVelocityAreVectorsOfTheView() {
    let (stage, view, pan, seen) = makeStage()
    let speeds = Watcher(pan, on: stage) { $0.velocity(in: view) }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    stage.down(100, 100)
    stage.move(130, 100, after: 0.125)
    XCTAssertEqual(seen.values[0], CGPoint(x: 0, y: -10), accuracy: 1e-9)
    XCTAssertEqual(speeds.values[0], CGPoint(x: 0, y: -120), accuracy: 1e-9)
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0), accuracy: 1e-9)
    pan.setTranslation(CGPoint(x: 5, y: 7), in: view)
    XCTAssertEqual(pan.translation(in: view), CGPoint(x: 5, y: 7), accuracy: 1e-9)
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: -14, y: 10), accuracy: 1e-9)
  }

  /// The velocity at the lift of a drag to the right with these steps, in points, and after this rest.
  private func velocityAtLift(steps: [CGFloat], every seconds: TimeInterval, rest: TimeInterval) -> CGFloat {
    let (stage, view, pan, seen) = makeStage()
    let speeds = Watcher(pan, on: stage) { $0.velocity(in: view).x }
    var x: CGFloat = 50
    stage.down(x, 100)
    for step in steps {
      x += step
      stage.move(x, 100, after: seconds)
    }
    stage.device.advance(by: rest)
    stage.lift(x, 100)
    XCTAssertEqual(seen.states.last, .ended)
    return speeds.values.last ?? .nan
  }

  func testG57_velocityInPointsPerSecond() {
    XCTAssertEqual(velocityAtLift(steps: [10, 10, 10, 10], every: 0.015625, rest: 0.015625), 640)
    XCTAssertEqual(velocityAtLift(steps: [8, -2, -20], every: 0.03125, rest: 0), -630.9, accuracy: 0.1)
    XCTAssertEqual(velocityAtLift(steps: [20, 20], every: 0, rest: 0), 0)
  }

  func testG57_velocityIsThatOfTheLastMovesNotOfTheWholeWay() {
    let slowed = velocityAtLift(steps: [40, 40, 40, 40, 8, 4, 2, 1], every: 0.015625, rest: 0.015625)
    XCTAssertEqual(slowed, 66.1, accuracy: 0.1)
  }

  func testG57_aPauseBeforeTheLiftMakesTheVelocityZero() {
    let steps: [CGFloat] = [10, 10, 10, 10]
    XCTAssertEqual(velocityAtLift(steps: steps, every: 0.015625, rest: 0.046875), 640)
    XCTAssertEqual(velocityAtLift(steps: steps, every: 0.015625, rest: 0.075), 320, accuracy: 1e-9)
    XCTAssertEqual(velocityAtLift(steps: steps, every: 0.015625, rest: 0.1015625), 0)
    XCTAssertEqual(velocityAtLift(steps: steps, every: 0.015625, rest: 2), 0)
  }

  func testG57_anEstimatedSampleRightBeforeARealOneHardlyCounts() {
    let (stage, view, pan, _) = makeStage()
    let speeds = Watcher(pan, on: stage) { $0.velocity(in: view).x }
    stage.down(50, 100)
    for step in 1...4 {
      stage.move(50 + CGFloat(step) * 10, 100, after: 0.0099)
      stage.move(50.5 + CGFloat(step) * 10, 100, after: 0.0001)
    }
    XCTAssertEqual(speeds.values.last ?? 0, 1000, accuracy: 700)
    XCTAssertLessThan(speeds.values.last ?? .infinity, 1700)
  }

  // MARK: G58

  func testG58_fingersThatJoinOrLeaveDoNotMoveTheTranslation() {
    let (stage, _, pan, seen) = makeStage()
    stage.down(100, 100)
    stage.move(120, 100)
    stage.down(300, 300, finger: 1)
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 10, y: 0))
    stage.report(.moved(130, 100), .moved(310, 300, finger: 1))
    XCTAssertEqual(seen.values.last, CGPoint(x: 20, y: 0))
    stage.lift(130, 100)
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
    stage.move(310, 305, finger: 1)
    XCTAssertEqual(seen.values.last, CGPoint(x: 20, y: 5))
    XCTAssertEqual(pan.location(in: nil), CGPoint(x: 310, y: 305))
    stage.lift(310, 305, finger: 1)
    XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
  }

  func testG58_aFingerThatJoinsIsNoMovementBeforeItBegins() {
    let (stage, _, _, seen) = makeStage()
    stage.down(100, 100)
    stage.move(105, 100)
    stage.down(300, 300, finger: 1)
    stage.lift(300, 300, finger: 1)
    stage.down(10, 10, finger: 1)
    XCTAssertEqual(seen.states, [])
    stage.report(.moved(110, 100), .moved(15, 10, finger: 1))
    XCTAssertEqual(seen.states, [.began])
  }

  func testG58_landingAndMovingInOneFrame() {
    let (stage, _, pan, seen) = makeStage()
    stage.down(100, 100)
    stage.report(.moved(120, 100), .began(400, 400, finger: 1))
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 10, y: 0))
    stage.report(.ended(120, 100), .moved(404, 400, finger: 1))
    XCTAssertEqual(pan.translation(in: nil), CGPoint(x: 12, y: 0))
  }
}
