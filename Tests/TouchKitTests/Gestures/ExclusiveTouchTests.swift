import TouchKit
import XCTest

/// Several fingers on several views (facts T16, T17, scenarios TE6–TE9).
final class ExclusiveTouchTests: XCTestCase {
  private struct Pair {
    let stage: Stage
    let one: SpyView
    let two: SpyView
    let log = ActionLog()

    init() {
      stage = Stage()
      one = stage.add(SpyView(), "One", CGRect(0, 0, 200, 200))
      two = stage.add(SpyView(), "Two", CGRect(200, 0, 200, 200))
    }
  }

  func testT16_whileAnExclusiveViewHasAFingerOthersGetNone() {
    let pair = Pair()
    XCTAssertFalse(pair.one.isExclusiveTouch)
    pair.one.isExclusiveTouch = true
    pair.stage.down(50, 50)
    pair.stage.down(250, 50, finger: 1)
    pair.stage.move(260, 50, finger: 1)
    pair.stage.lift(260, 50, finger: 1)
    pair.stage.lift(50, 50)
    XCTAssertEqual(pair.one.texts, ["began 1", "ended 1"])
    XCTAssertEqual(pair.two.texts, [])
    pair.stage.tap(250, 50)
    XCTAssertEqual(pair.two.texts, ["began 1", "ended 1"])
  }

  func testT16_anExclusiveViewGetsNoFingerWhileAnotherViewHasOne() {
    let pair = Pair()
    pair.two.isExclusiveTouch = true
    pair.stage.down(50, 50)
    pair.stage.down(250, 50, finger: 1)
    pair.stage.lift(250, 50, finger: 1)
    pair.stage.lift(50, 50)
    XCTAssertEqual(pair.one.texts, ["began 1", "ended 1"])
    XCTAssertEqual(pair.two.texts, [])
  }

  func testT16_anExclusiveViewWithMultipleTouchTakesItsOwnSecondFinger() {
    let pair = Pair()
    pair.one.isExclusiveTouch = true
    pair.one.isMultipleTouchEnabled = true
    pair.stage.down(50, 50)
    pair.stage.down(60, 50, finger: 1)
    XCTAssertEqual(pair.one.texts, ["began 1", "began 1"])
  }

  func testT16_recognizersDoNotCare() {
    let pair = Pair()
    pair.one.isExclusiveTouch = true
    let tap = UITapGestureRecognizer(target: pair.log, action: ActionLog.act)
    pair.two.addGestureRecognizer(tap)
    pair.stage.down(50, 50)
    pair.stage.tap(250, 50, finger: 1)
    XCTAssertEqual(pair.log.states, [.ended])
    XCTAssertEqual(pair.two.texts, [])
  }

  func testT16_windowsDoNotCareForEachOther() {
    let pair = Pair()
    let window = UIWindow(frame: CGRect(0, 300, 200, 200))
    let other = pair.stage.add(SpyView(), "Other", CGRect(0, 0, 200, 200), in: window)
    window.isHidden = false
    pair.one.isExclusiveTouch = true
    other.isExclusiveTouch = true
    pair.stage.down(50, 50)
    pair.stage.down(50, 350, finger: 1)
    XCTAssertEqual(pair.one.texts, ["began 1"])
    XCTAssertEqual(other.texts, ["began 1"])
  }

  func testT17_whatCountsIsTheViewThatWasHitNotItsSuperview() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "Parent")
    let children = [CGFloat(0), 200].map {
      stage.add(SpyView(), "Child", CGRect($0, 0, 200, 200), in: parent)
    }
    stage.report(.began(50, 50), .began(250, 50, finger: 1))
    XCTAssertEqual(children.map { $0.texts }, [["began 1"], ["began 1"]])
    XCTAssertFalse(parent.isMultipleTouchEnabled)
  }

  func testTE6_aFingerThatRestsWhileAnotherMovesIsStationary() throws {
    let stage = Stage()
    let view = stage.add(SpyView(), "V")
    view.isMultipleTouchEnabled = true
    stage.report(.began(50, 50), .began(250, 50, finger: 1))
    var phases: [UITouch.Phase] = []
    view.onTouches = { heard in
      let all = heard.event?.allTouches?.sorted { $0.hash < $1.hash } ?? []
      phases = all.map { $0.phase }
    }
    stage.report(.stationary(50, 50), .moved(260, 50, finger: 1))
    XCTAssertEqual(phases, [.stationary, .moved])
    XCTAssertEqual(view.texts, ["began 2", "moved 1"])
  }

  func testTE7_anEventAnswersForViewsWindowsAndRecognizers() throws {
    let pair = Pair()
    let tap = UITapGestureRecognizer()
    pair.two.addGestureRecognizer(tap)
    pair.stage.report(.began(50, 50), .began(250, 60, finger: 1))
    let event = try XCTUnwrap(pair.two.heard.first?.event)
    let touch = try XCTUnwrap(pair.two.heard.first?.touches.first)
    XCTAssertEqual(event.allTouches?.count, 2)
    XCTAssertEqual(event.touches(for: pair.two), [touch])
    XCTAssertEqual(event.touches(for: tap), [touch])
    XCTAssertEqual(event.touches(for: pair.stage.window)?.count, 2)
    XCTAssertEqual(event.touches(for: UIWindow()), [])
    XCTAssertEqual(touch.location(in: pair.two), CGPoint(x: 50, y: 60))
    XCTAssertEqual(touch.location(in: nil), CGPoint(x: 250, y: 60))
    pair.stage.move(258, 60, finger: 1)
    XCTAssertEqual(touch.previousLocation(in: pair.two), CGPoint(x: 50, y: 60))
    XCTAssertEqual(touch.previousLocation(in: nil), CGPoint(x: 250, y: 60))
  }

  func testTE8_aTouchKnowsItsProperties() throws {
    let stage = Stage(.iOS6)
    let view = stage.add(SpyView(), "V")
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.device.advance(by: 2)
    stage.report(.began(64, 64, pressure: 0.5))
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    XCTAssertEqual(touch.phase, .began)
    XCTAssertEqual(touch.timestamp, 2)
    XCTAssertEqual(touch.tapCount, 1)
    XCTAssertTrue(touch.window === stage.window)
    XCTAssertTrue(touch.view === view)
    XCTAssertEqual(touch.gestureRecognizers, [tap])
    XCTAssertEqual(touch.majorRadius, 5)
    XCTAssertEqual(touch.majorRadiusTolerance, 1)
    XCTAssertEqual(touch.force, touch.maximumPossibleForce / 2)
    XCTAssertEqual(touch.type, .direct)
  }

  func testTE9_twoFingersOfAPinchAreToldFingerByFingerInOneEventStream() {
    let stage = Stage()
    let view = stage.add(SpyView(), "V")
    view.isMultipleTouchEnabled = true
    stage.report(.began(200, 200), .began(300, 200, finger: 1))
    stage.report(.moved(190, 200), .moved(310, 200, finger: 1))
    stage.report(.moved(180, 200), .moved(320, 200, finger: 1))
    stage.lift(180, 200)
    stage.lift(320, 200, finger: 1)
    XCTAssertEqual(view.texts, ["began 2", "moved 2", "moved 2", "ended 1", "ended 1"])
    XCTAssertEqual(Set(view.heard.compactMap { $0.event.map { ObjectIdentifier($0) } }).count, 1)
  }
}
