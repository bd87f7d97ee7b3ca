import TouchKit
import XCTest

/// One finger, one touch (scenarios TE1–TE6, facts T1–T23).
final class TouchTests: XCTestCase {
  private func makeView(
    _ profile: SystemProfile = .iOS13, multi: Bool = false
  ) -> (stage: Stage, view: SpyView) {
    let stage = Stage(profile)
    let view = stage.add(SpyView(), "view", CGRect(100, 100, 200, 200))
    view.isMultipleTouchEnabled = multi
    return (stage, view)
  }

  // MARK: TE1, T1–T3

  func testTE1_oneTouchAllAlongAndItsViewStaysThoughTheFingerLeaves() {
    let (stage, view) = makeView()
    let other = stage.add(SpyView(), "other", CGRect(400, 400, 100, 100))
    stage.down(150, 160)
    stage.move(200, 200)
    stage.move(450, 450)
    stage.lift(460, 470)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "moved 1", "ended 1"])
    XCTAssertEqual(other.texts, [])
    XCTAssertEqual(Set(view.heard.flatMap { $0.touches }).count, 1)
    XCTAssertTrue(view.heard.allSatisfy { $0.touches.first?.view === view })
    XCTAssertEqual(
      view.heard.map { $0.locations[0] },
      [
        CGPoint(x: 50, y: 60), CGPoint(x: 100, y: 100), CGPoint(x: 350, y: 350), CGPoint(x: 360, y: 370),
      ])
  }

  func testT1_theSameObjectChangesItsPropertiesInPlace() throws {
    let (stage, view) = makeView()
    stage.down(150, 150)
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    XCTAssertEqual(touch.phase, .began)
    stage.device.advance(by: 0.5)
    stage.move(160, 150)
    XCTAssertEqual(touch.phase, .moved)
    XCTAssertEqual(touch.timestamp, 0.5)
    XCTAssertEqual(touch.location(in: view), CGPoint(x: 60, y: 50))
    stage.lift(160, 150)
    XCTAssertEqual(touch.phase, .ended)
  }

  func testT2_oneTouchesEventForTheWholeLifeOfTheApp() throws {
    let (stage, view) = makeView()
    stage.tap(150, 150)
    stage.device.advance(by: 1)
    stage.tap(150, 150)
    XCTAssertEqual(view.heard.count, 4)
    let event = try XCTUnwrap(view.heard.first?.event)
    XCTAssertTrue(view.heard.allSatisfy { $0.event === event })
    XCTAssertEqual(view.heard.map { $0.time }, [0, 0.0625, 1.0625, 1.125])
    XCTAssertEqual(event.type, .touches)
  }

  func testT3_theViewKeepsItsTouchWhenItMovesOrLeavesTheWindow() throws {
    let (stage, view) = makeView()
    view.onTouches = { heard in if heard.phase == .began { view.removeFromSuperview() } }
    stage.down(150, 150)
    stage.move(160, 160)
    stage.lift(160, 160)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertTrue(view.heard.allSatisfy { $0.touches.first?.view === view })
    XCTAssertTrue(view.heard.allSatisfy { $0.touches.first?.window === stage.window })
    XCTAssertNil(view.window)
  }

  func testT3_theWindowKeepsTheTouchWhenAnotherCoversIt() {
    let (stage, view) = makeView()
    stage.down(150, 150)
    let cover = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
    cover.windowLevel = .alert
    cover.isHidden = false
    stage.move(160, 160)
    stage.lift(160, 160)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
  }

  // MARK: TE2, T9–T12

  func testTE2_theSecondTapCountsTwoAlreadyWhenItLandsOnANewTouch() {
    let (stage, view) = makeView()
    stage.tap(150, 150)
    stage.device.advance(by: 0.125)
    stage.tap(150, 150)
    XCTAssertEqual(view.texts, ["began 1", "ended 1", "began 1", "ended 1"])
    XCTAssertEqual(view.heard.map { $0.tapCounts[0] }, [1, 1, 2, 2])
    XCTAssertEqual(Set(view.heard.flatMap { $0.touches }.map { ObjectIdentifier($0) }).count, 2)
  }

  func testT12_theFirstTouchIsNotUpdatedByTheSecond() throws {
    let (stage, view) = makeView()
    stage.tap(150, 150)
    let first = try XCTUnwrap(view.heard.first?.touches.first)
    stage.tap(150, 150)
    XCTAssertEqual(first.tapCount, 1)
    XCTAssertEqual(first.phase, .ended)
  }

  func testTE2_twoTapsFarApartBothCountOne() {
    let (stage, view) = makeView()
    stage.tap(110, 110)
    stage.tap(290, 290)
    XCTAssertEqual(view.heard.map { $0.tapCounts[0] }, [1, 1, 1, 1])
  }

  /// The counts of taps in one place, given the pauses between a lift and the next touch-down.
  private func counts(hold: TimeInterval = 0.0625, pauses: [TimeInterval]) -> [Int] {
    let (stage, view) = makeView()
    stage.tap(150, 150, hold: hold)
    for pause in pauses {
      stage.device.advance(by: pause)
      stage.tap(150, 150, hold: hold)
    }
    return view.heard.filter { $0.phase == .began }.map { $0.tapCounts[0] }
  }

  func testT9_aTouchDownUpTo350MillisecondsAfterTheLiftContinuesTheSeries() {
    XCTAssertEqual(counts(pauses: [0.35]), [1, 2])
    XCTAssertEqual(counts(hold: 0.05, pauses: [0.35]), [1, 2])
    XCTAssertEqual(counts(hold: 0.1, pauses: [0.35, 0.35, 0.35]), [1, 2, 3, 4])
    XCTAssertEqual(counts(pauses: [0.350001]), [1, 1])
    XCTAssertEqual(counts(pauses: [0.3, 0.351, 0.3]), [1, 2, 1, 2])
  }

  func testT9_theLimitIsExactForFramesAtDecimalTimes() {
    let (stage, view) = makeView()
    stage.device.play([
      DigitizerFrame(time: 0, contacts: [.began(150, 150)]),
      DigitizerFrame(time: 0.05, contacts: [.ended(150, 150)]),
      DigitizerFrame(time: 0.4, contacts: [.began(150, 150)]),
      DigitizerFrame(time: 0.45, contacts: [.ended(150, 150)]),
      DigitizerFrame(time: 0.801, contacts: [.began(150, 150)]),
    ])
    XCTAssertEqual(view.heard.filter { $0.phase == .began }.map { $0.tapCounts[0] }, [1, 2, 1])
  }

  func testT9_theGapIsCountedFromTheLiftNotFromTheTouchDown() {
    XCTAssertEqual(counts(hold: 0.5, pauses: [0.3, 0.3]), [1, 2, 3])
  }

  /// The counts of quick taps at some places.
  private func counts(at places: [(CGFloat, CGFloat)]) -> [Int] {
    let stage = Stage()
    let view = stage.add(SpyView())
    for (x, y) in places { stage.tap(x, y) }
    return view.heard.filter { $0.phase == .began }.map { $0.tapCounts[0] }
  }

  func testT10_aTouchDownWithin45PointsOfTheFirstContinuesTheSeries() {
    XCTAssertEqual(counts(at: [(100, 100), (145, 100)]), [1, 2])
    XCTAssertEqual(counts(at: [(100, 100), (100, 55)]), [1, 2])
    XCTAssertEqual(counts(at: [(100, 100), (145.5, 100)]), [1, 1])
    XCTAssertEqual(counts(at: [(100, 100), (100, 145.5)]), [1, 1])
  }

  func testT10_theDistanceIsTakenFromTheFirstTouchDownOfTheSeries() {
    XCTAssertEqual(counts(at: [(100, 100), (140, 100), (145, 100), (55, 100)]), [1, 2, 3, 4])
    XCTAssertEqual(counts(at: [(100, 100), (140, 100), (150, 100)]), [1, 2, 1])
  }

  func testT11_aLongPressDoesNotExtendTheSeries() {
    XCTAssertEqual(counts(hold: 0.75, pauses: [0.1]), [1, 2])
    XCTAssertEqual(counts(hold: 0.76, pauses: [0.1]), [1, 1])
  }

  func testT11_aDragDoesNotExtendTheSeriesEvenIfTheFingerComesBack() {
    for (far, count) in [(145.0, 2), (146.0, 1)] as [(CGFloat, Int)] {
      let stage = Stage()
      let view = stage.add(SpyView())
      stage.down(100, 100)
      stage.move(far, 100)
      stage.move(100, 100)
      stage.lift(100, 100)
      stage.tap(100, 100)
      XCTAssertEqual(view.heard.last?.tapCounts, [count])
    }
  }

  func testT11_aCancelledTouchDoesNotExtendTheSeries() {
    let (stage, view) = makeView()
    stage.down(150, 150)
    stage.report(.cancelled(150, 150))
    stage.tap(150, 150)
    XCTAssertEqual(view.heard.map { $0.text }, ["began 1", "cancelled 1", "began 1", "ended 1"])
    XCTAssertEqual(view.heard.map { $0.tapCounts[0] }, [1, 1, 1, 1])
  }

  func testT10_twoFingersTapTheirOwnSeries() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.isMultipleTouchEnabled = true
    for _ in 0..<2 {
      stage.report(.began(100, 100), .began(300, 300, finger: 1))
      stage.report(.ended(100, 100), .ended(300, 300, finger: 1))
    }
    XCTAssertEqual(view.heard.filter { $0.phase == .began }.map { $0.tapCounts }, [[1, 1], [2, 2]])
  }

  // MARK: TE3, TE4, TE5, T4, T8, T15

  func testTE3_twoFingersInOneFrameComeInOneCall() {
    let (stage, view) = makeView(multi: true)
    stage.report(.began(150, 150), .began(200, 200, finger: 1))
    stage.report(.ended(150, 150), .ended(200, 200, finger: 1))
    XCTAssertEqual(view.texts, ["began 2", "ended 2"])
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100)])
  }

  func testTE4_twoFingersOneAfterTheOtherComeInTwoCalls() {
    let (stage, view) = makeView(multi: true)
    var counts: [Int?] = []
    view.onTouches = { counts.append($0.event?.allTouches?.count) }
    stage.down(150, 150)
    stage.down(200, 200, finger: 1)
    XCTAssertEqual(view.texts, ["began 1", "began 1"])
    XCTAssertEqual(counts, [1, 2])
    stage.lift(150, 150)
    stage.lift(200, 200, finger: 1)
    XCTAssertEqual(view.texts, ["began 1", "began 1", "ended 1", "ended 1"])
    XCTAssertEqual(counts, [1, 2, 2, 1])
  }

  func testTE5_aViewWithoutMultipleTouchTakesOneFingerOnly() throws {
    let (stage, view) = makeView()
    XCTAssertFalse(UIView().isMultipleTouchEnabled)
    stage.down(150, 150)
    stage.down(200, 200, finger: 1)
    stage.move(210, 210, finger: 1)
    stage.lift(210, 210, finger: 1)
    stage.lift(150, 150)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testT4_theExtraFingerHasNoViewButIsInTheEvent() throws {
    let (stage, view) = makeView()
    stage.down(150, 150)
    stage.down(200, 200, finger: 1)
    let event = try XCTUnwrap(view.heard.first?.event)
    let extra = try XCTUnwrap(event.allTouches?.first { $0.view == nil })
    XCTAssertEqual(event.allTouches?.count, 2)
    XCTAssertTrue(extra.window === stage.window)
    XCTAssertEqual(event.touches(for: view)?.count, 1)
    XCTAssertEqual(event.touches(for: stage.window)?.count, 2)
    XCTAssertEqual(extra.location(in: nil), CGPoint(x: 200, y: 200))
  }

  func testT15_twoFingersInOneFrameTooAndTheNextOneAfterTheLiftIsTaken() {
    let (stage, view) = makeView()
    stage.report(.began(150, 150), .began(200, 200, finger: 1))
    XCTAssertEqual(view.texts, ["began 1"])
    stage.lift(150, 150)
    stage.lift(200, 200, finger: 1)
    stage.down(150, 150, finger: 1)
    XCTAssertEqual(view.texts, ["began 1", "ended 1", "began 1"])
  }

  func testT15_otherViewsStillGetTheirOwnFingers() {
    let (stage, view) = makeView()
    let inner = stage.add(SpyView(), "inner", CGRect(100, 100, 50, 50), in: view)
    stage.down(110, 110)
    stage.down(210, 210, finger: 1)
    XCTAssertEqual(view.texts, ["began 1"])
    XCTAssertEqual(inner.texts, ["began 1"])
  }

  func testT8_oneCallPerPhaseInTheOrderBeganMovedEndedCancelled() {
    let (stage, view) = makeView(multi: true)
    stage.report(
      .began(110, 110, finger: 0), .began(120, 120, finger: 1), .began(130, 130, finger: 2),
      .began(140, 140, finger: 3))
    stage.report(
      .cancelled(110, 110, finger: 0), .ended(120, 120, finger: 1), .moved(131, 131, finger: 2),
      .moved(141, 141, finger: 3), .began(150, 150, finger: 4))
    XCTAssertEqual(view.texts, ["began 4", "began 1", "moved 2", "ended 1", "cancelled 1"])
  }

  // MARK: T5–T7, T13, T14

  func testT5_phasesAreNumberedAsInUIKit() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    XCTAssertEqual(phases.map { $0.rawValue }, Array(0...7))
  }

  func testT6_aRestingFingerIsStationaryWhileAnotherMoves() throws {
    let (stage, view) = makeView(multi: true)
    stage.down(150, 150)
    stage.down(200, 200, finger: 1)
    let first = try XCTUnwrap(view.heard.first?.touches.first)
    XCTAssertEqual(first.phase, .stationary)
    stage.move(210, 210, finger: 1)
    XCTAssertEqual(first.phase, .stationary)
    XCTAssertEqual(view.texts, ["began 1", "began 1", "moved 1"])
    stage.report(.moved(150, 150), .moved(220, 220, finger: 1))
    XCTAssertEqual(first.phase, .stationary)
    XCTAssertEqual(view.texts.last, "moved 1")
  }

  func testT6_aChangeOfPressureAloneIsAMove() {
    let (stage, view) = makeView()
    stage.report(.began(150, 150, pressure: 0.25))
    stage.report(.moved(150, 150, pressure: 0.25))
    XCTAssertEqual(view.texts, ["began 1"])
    stage.report(.moved(150, 150, pressure: 0.5))
    XCTAssertEqual(view.texts, ["began 1", "moved 1"])
  }

  func testT7_aViewIsNotCalledWhenNoneOfItsTouchesChanged() {
    let (stage, view) = makeView()
    let other = stage.add(SpyView(), "other", CGRect(400, 400, 100, 100))
    stage.down(150, 150)
    stage.down(450, 450, finger: 1)
    stage.move(460, 460, finger: 1)
    stage.report(.stationary(150, 150))
    XCTAssertEqual(view.texts, ["began 1"])
    XCTAssertEqual(other.texts, ["began 1", "moved 1"])
  }

  func testT13_timestampsAreThoseOfTheLastChange() throws {
    let (stage, view) = makeView()
    stage.device.advance(by: 1)
    stage.down(150, 150)
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    stage.device.advance(by: 1)
    stage.down(450, 450, finger: 1)
    XCTAssertEqual(touch.timestamp, 1)
    XCTAssertEqual(view.heard.first?.event?.timestamp, 2)
    stage.device.advance(by: 1)
    stage.lift(150, 150)
    XCTAssertEqual(touch.timestamp, 3)
    XCTAssertEqual(view.heard.map { $0.time }, [1, 3])
    XCTAssertEqual(view.heard.map { $0.timestamps[0] }, [1, 3])
  }

  func testT14_locationsInAnyViewAndBefore() throws {
    let (stage, view) = makeView()
    let inner = stage.add("inner", CGRect(20, 30, 10, 10), in: view)
    inner.bounds.origin = CGPoint(x: 1000, y: 0)
    stage.down(150, 150)
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    XCTAssertEqual(touch.previousLocation(in: view), touch.location(in: view))
    stage.move(160, 170)
    XCTAssertEqual(touch.location(in: nil), CGPoint(x: 160, y: 170))
    XCTAssertEqual(touch.location(in: stage.window), CGPoint(x: 160, y: 170))
    XCTAssertEqual(touch.location(in: view), CGPoint(x: 60, y: 70))
    XCTAssertEqual(touch.preciseLocation(in: view), CGPoint(x: 60, y: 70))
    XCTAssertEqual(touch.location(in: inner), CGPoint(x: 1040, y: 40))
    XCTAssertEqual(touch.previousLocation(in: view), CGPoint(x: 50, y: 50))
    stage.move(165, 175)
    stage.lift(165, 175)
    XCTAssertEqual(touch.previousLocation(in: nil), CGPoint(x: 165, y: 175))
    XCTAssertEqual(
      view.heard.map { $0.previousLocations[0] },
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 70), CGPoint(x: 65, y: 75),
      ])
  }

  func testT14_locationsFollowAViewThatMoves() throws {
    let (stage, view) = makeView()
    stage.down(150, 150)
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    view.frame.origin.x += 30
    XCTAssertEqual(touch.location(in: view), CGPoint(x: 20, y: 50))
    XCTAssertEqual(touch.location(in: nil), CGPoint(x: 150, y: 150))
  }

  // MARK: T18, T20–T23

  func testT18_allTouchesHoldsTheTouchesOfAllWindowsAndThoseThatEnd() throws {
    let (stage, view) = makeView()
    let small = UIWindow(frame: CGRect(400, 400, 100, 100))
    small.isHidden = false
    let other = stage.add(SpyView(), "other", CGRect(0, 0, 100, 100), in: small)
    stage.down(150, 150)
    stage.down(450, 450, finger: 1)
    var event = try XCTUnwrap(view.heard.first?.event)
    XCTAssertEqual(event.allTouches?.count, 2)
    XCTAssertEqual(event.touches(for: small)?.first?.view, other)
    XCTAssertEqual(event.touches(for: stage.window)?.first?.view, view)
    XCTAssertEqual(event.touches(for: view)?.count, 1)
    XCTAssertEqual(event.touches(for: UIView())?.count ?? 0, 0)
    var counts: [Int?] = []
    view.onTouches = { counts.append($0.event?.allTouches?.count) }
    stage.lift(150, 150)
    XCTAssertEqual(counts, [2])
    event = try XCTUnwrap(other.heard.first?.event)
    XCTAssertEqual(event.allTouches?.count, 1)
  }

  func testT20_radiusAndForce() throws {
    let (stage, view) = makeView()
    stage.device.digitizer.report([
      Contact(
        index: 0, phase: .began, location: CGPoint(x: 0.25, y: 0.25), pressure: 0.15, majorRadius: 7)
    ])
    stage.device.settle()
    let touch = try XCTUnwrap(view.heard.first?.touches.first)
    XCTAssertEqual(touch.majorRadius, 7)
    XCTAssertGreaterThan(touch.majorRadiusTolerance, 0)
    XCTAssertEqual(touch.force, 1, accuracy: 1e-12)
    XCTAssertGreaterThan(touch.maximumPossibleForce, 1)
    stage.report(.moved(128, 128, pressure: 1))
    XCTAssertEqual(touch.force, touch.maximumPossibleForce)
    XCTAssertEqual(touch.majorRadius, 5)
  }

  func testT21_fingersAreDirectTouches() {
    let (stage, view) = makeView()
    stage.down(150, 150)
    XCTAssertEqual(view.heard.first?.touches.first?.type, .direct)
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    XCTAssertEqual(types.map { $0.rawValue }, [0, 1, 2, 3])
  }

  func testT22_exactlyOneEndPerTouch() {
    let (stage, view) = makeView(multi: true)
    stage.down(150, 150)
    stage.down(200, 200, finger: 1)
    stage.lift(200, 200, finger: 1)
    stage.device.interrupt()
    stage.lift(150, 150)
    XCTAssertEqual(view.texts, ["began 1", "began 1", "ended 1", "cancelled 1"])
  }

  func testT22_aCancelledTouchKeepsItsLastLocation() {
    let (stage, view) = makeView()
    stage.down(150, 150)
    stage.move(170, 180)
    stage.report(.cancelled(10, 10))
    XCTAssertEqual(view.heard.last?.phase, .cancelled)
    XCTAssertEqual(view.heard.last?.touches.first?.phase, .cancelled)
    XCTAssertEqual(view.heard.last?.locations, [CGPoint(x: 70, y: 80)])
  }

  func testT23_finishedTouchesAreDroppedAfterSendEvent() throws {
    let (stage, view) = makeView()
    var counts: [Int?] = []
    view.onTouches = { counts.append($0.event?.allTouches?.count) }
    stage.tap(150, 150)
    stage.down(150, 150)
    stage.report(.cancelled(150, 150))
    XCTAssertEqual(counts, [1, 1, 1, 1])
    XCTAssertEqual(view.heard.first?.event?.allTouches, [])
  }
}
