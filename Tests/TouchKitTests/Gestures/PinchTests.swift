import TouchKit
import XCTest

/// Pinches (facts G70–G72).
final class PinchTests: XCTestCase {
  private typealias Pinch = UIPinchGestureRecognizer

  private func makeStage() -> (stage: Stage, view: SpyView, pinch: Pinch, seen: Watcher<Pinch, CGFloat>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    return (stage, view, pinch, stage.watch(pinch, on: view) { $0.scale })
  }

  func testG70_eightPointsBeginItAtAScaleOfOne() {
    let (stage, _, pinch, seen) = makeStage()
    stage.report(.began(200, 200), .began(292, 200, finger: 1))
    stage.report(.moved(196.25, 200), .moved(296, 200, finger: 1))
    XCTAssertEqual(seen.states, [])
    stage.report(.moved(196, 200), .moved(296, 200, finger: 1))
    XCTAssertEqual(seen.states, [.began])
    stage.report(.moved(171, 200), .moved(321, 200, finger: 1))
    stage.report(.moved(221, 200), .moved(271, 200, finger: 1))
    stage.report(.ended(221, 200), .ended(271, 200, finger: 1))
    XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
    XCTAssertEqual(seen.values, [1, 1.5, 0.5, 0.5])
    XCTAssertEqual(pinch.scale, 1)
  }

  func testG70_oneFingerMayRest() {
    let (stage, view, pinch, seen) = makeStage()
    let places = Watcher(pinch, on: stage) { $0.location(in: view) }
    stage.report(.began(100, 200), .began(192, 200, finger: 1))
    stage.move(200, 200, finger: 1)
    stage.move(250, 200, finger: 1)
    XCTAssertEqual(seen.values, [1, 1.5])
    XCTAssertEqual(places.values, [CGPoint(x: 150, y: 200), CGPoint(x: 175, y: 200)])
  }

  func testG70_settingTheScaleCountsFromThere() {
    let (stage, _, pinch, seen) = makeStage()
    stage.report(.began(100, 200), .began(192, 200, finger: 1))
    stage.move(200, 200, finger: 1)
    pinch.scale = 3
    XCTAssertEqual(pinch.scale, 3)
    stage.move(300, 200, finger: 1)
    pinch.scale = 1
    stage.move(200, 200, finger: 1)
    XCTAssertEqual(seen.values[1], 6, accuracy: 1e-12)
    XCTAssertEqual(seen.values[2], 0.5, accuracy: 1e-12)
    for nonsense in [0, -1, CGFloat.nan, .infinity] { pinch.scale = nonsense }
    XCTAssertEqual(pinch.scale, 0.5, accuracy: 1e-12)
    XCTAssertEqual(stage.refusals.count, 4)
  }

  func testG70_itEndsWhenBothHaveLiftedAndAnotherFingerTakesOverWithoutAJump() {
    let (stage, _, pinch, seen) = makeStage()
    let counts = Watcher(pinch, on: stage) { $0.numberOfTouches }
    stage.report(.began(100, 200), .began(192, 200, finger: 1))
    stage.move(200, 200, finger: 1)
    stage.move(300, 200, finger: 1)
    stage.lift(300, 200, finger: 1)
    XCTAssertEqual(pinch.numberOfTouches, 1)
    stage.move(110, 200)
    XCTAssertEqual(seen.states, [.began, .changed])
    stage.down(160, 200, finger: 2)
    XCTAssertEqual(pinch.scale, 2)
    stage.move(210, 200, finger: 2)
    XCTAssertEqual(seen.values, [1, 2, 4])
    stage.report(.ended(110, 200), .ended(210, 200, finger: 2))
    XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
    XCTAssertEqual(counts.values, [2, 2, 2, 0])
  }

  func testG70_withoutAPinchItFailsAtTheLastLift() {
    let (stage, _, pinch, seen) = makeStage()
    stage.report(.began(100, 200), .began(200, 200, finger: 1))
    stage.lift(100, 200)
    XCTAssertEqual(stage.states(of: pinch), [])
    stage.lift(200, 200, finger: 1)
    XCTAssertEqual(stage.states(of: pinch), [.failed])
    XCTAssertEqual(seen.states, [])
  }

  func testG70_twoFingersThatDragTogetherAreNoPinchUntilTheyPart() {
    let (stage, _, _, seen) = makeStage()
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    for step in 1...30 {
      // The second finger lags behind: in the end the two are 12 points farther apart.
      let way = CGFloat(step) * 10
      stage.report(.moved(100 - way * 0.04, 100 + way), .moved(200, 100 + way, finger: 1))
    }
    XCTAssertEqual(seen.states, [])
    stage.report(.moved(80, 400), .moved(210, 400, finger: 1))
    XCTAssertEqual(seen.states, [.began])
  }

  func testG70_fingersThatPartHalfAsFastAsTheyDragAreNoPinch() {
    let (stage, _, _, seen) = makeStage()
    stage.report(.began(100, 100), .began(200, 100, finger: 1))
    for step in 1...8 {
      let way = CGFloat(step) * 8
      stage.report(.moved(100 - way / 4, 100 + way), .moved(200 + way / 4, 100 + way, finger: 1))
    }
    XCTAssertEqual(seen.states, [])
  }

  func testG70_fingersThatTurnAndPartALittleAreNoPinch() {
    let (stage, _, _, seen) = makeStage()
    stage.report(.began(156, 256), .began(356, 256, finger: 1))
    // The pair turns by a tenth of a radian per step, and the distance grows by 4 of 200 points.
    for step in 1...5 {
      let (angle, radius) = (0.1 * Double(step), 100 + 2 * Double(step))
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      stage.report(.moved(256 - x, 256 - y), .moved(256 + x, 256 + y, finger: 1))
    }
    XCTAssertEqual(seen.states, [])
  }

  func testG70_fiveFingersPinchAsTheFirstTwoAndTheOthersStayWithTheirView() {
    let (stage, view, pinch, seen) = makeStage()
    let home: [(CGFloat, CGFloat)] = [(256, 156), (356, 206), (316, 316), (196, 316), (156, 206)]
    func places(_ share: CGFloat) -> [(CGFloat, CGFloat)] {
      home.map { (256 + ($0.0 - 256) * share, 256 + ($0.1 - 256) * share) }
    }
    for (finger, place) in home.enumerated() { stage.down(place.0, place.1, finger: finger) }
    let counts = Watcher(pinch, on: stage) { $0.numberOfTouches }
    for share in [0.98, 0.95, 0.475] {
      let contacts = places(CGFloat(share)).enumerated().map { index, place in
        Contact.moved(place.0, place.1, finger: index)
      }
      stage.device.digitizer.report(contacts)
      stage.device.settle()
    }
    XCTAssertEqual(seen.states, [.began, .changed])
    XCTAssertEqual(seen.values[1], 0.5, accuracy: 1e-12)
    XCTAssertEqual(counts.values, [2, 2])
    XCTAssertEqual(view.texts.filter { $0.hasPrefix("cancelled") }, ["cancelled 2"])
    XCTAssertEqual(view.texts.suffix(1), ["moved 3"])
  }

  func testG71_velocityIsScalePerSecond() {
    let (stage, _, pinch, seen) = makeStage()
    let speeds = Watcher(pinch, on: stage) { $0.velocity }
    stage.report(.began(100, 200), .began(184, 200, finger: 1))
    for x in [200, 216, 232] { stage.move(CGFloat(x), 200, finger: 1, after: 0.0625) }
    XCTAssertEqual(seen.values.last ?? 0, 1.32, accuracy: 1e-12)
    for speed in speeds.values { XCTAssertEqual(speed, 2.56, accuracy: 1e-12) }
    pinch.scale = 1
    stage.device.advance(by: 1)
    stage.report(.ended(100, 200), .ended(232, 200, finger: 1))
    XCTAssertEqual(speeds.values.last, 0)
  }

  func testG72_pinchAndRotationExcludeEachOtherUnlessTheirDelegateAllowsBoth() {
    for (both, states) in [(false, [UIGestureRecognizer.State.failed]), (true, [.began, .changed, .ended])] {
      let (stage, view, pinch, seen) = makeStage()
      let rotation = UIRotationGestureRecognizer()
      view.addGestureRecognizer(rotation)
      let judge = GestureJudge()
      judge.allowsPairs = both
      pinch.delegate = judge
      stage.report(.began(200, 200), .began(300, 200, finger: 1))
      stage.report(.moved(190, 196), .moved(310, 204, finger: 1))
      stage.report(.moved(180, 188), .moved(320, 212, finger: 1))
      stage.report(.moved(180, 180), .moved(320, 220, finger: 1))
      stage.report(.ended(180, 180), .ended(320, 220, finger: 1))
      XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
      XCTAssertEqual(stage.states(of: rotation), states)
    }
  }
}
