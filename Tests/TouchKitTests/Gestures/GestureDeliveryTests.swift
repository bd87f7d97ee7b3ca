import TouchKit
import XCTest

/// Who gets a touch, and what its view hears (facts G15–G28).
final class GestureDeliveryTests: XCTestCase {

  // MARK: Collecting

  func testG15_recognizersAreGatheredUpTheSuperviewsAtTouchDown() {
    let stage = GestureStage()
    let sibling = stage.stage.add("Sibling", CGRect(0, 0, 50, 50), in: stage.root)
    let onView = stage.add(SpyRecognizer(), "view", to: stage.view)
    let onRoot = stage.add(SpyRecognizer(), "root")
    let onWindow = stage.add(SpyRecognizer(), "window", to: stage.stage.window)
    let onSibling = stage.add(SpyRecognizer(), "sibling", to: sibling)
    let off = stage.add(SpyRecognizer(), "off")
    off.isEnabled = false
    stage.stage.down(150, 150)
    let late = stage.add(SpyRecognizer(), "late")
    stage.stage.move(160, 150)
    for recognizer in [onView, onRoot, onWindow] {
      XCTAssertEqual(recognizer.heard, ["began 1", "moved 1"], recognizer.traceName)
    }
    for recognizer in [onSibling, off, late] { XCTAssertEqual(recognizer.heard, [], recognizer.traceName) }
  }

  func testG16_eachIsAskedOncePerTouchAndANoMeansThatThereIsNoTouch() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.delegate = delegate
    delegate.receivesTouch = { $0.location(in: nil).x < 200 }
    stage.stage.down(150, 150)
    stage.stage.down(250, 150, finger: 1)
    stage.stage.move(260, 150, finger: 1)
    XCTAssertEqual(delegate.asked, ["event", "touch", "event", "touch"])
    XCTAssertEqual(recognizer.heard, ["began 1"])
    XCTAssertEqual(recognizer.numberOfTouches, 1)
    delegate.receivesEvent = { _ in false }
    stage.stage.down(160, 150, finger: 2)
    XCTAssertEqual(delegate.asked, ["event", "touch", "event", "touch", "event"])
    XCTAssertEqual(recognizer.numberOfTouches, 1)
  }

  func testG16_touchTypesAreFiltered() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.stage.tap(150, 150)
    XCTAssertEqual(recognizer.heard, [])
    XCTAssertEqual(stage.view.texts, ["began 1", "ended 1"])
  }

  func testG17_recognizersHearOfEachPhaseBeforeTheView() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer(), "R")
    recognizer.delaysTouchesEnded = false
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    stage.stage.lift(160, 150)
    let heard = stage.stage.entries.compactMap { entry -> String? in
      guard case .call(let method) = entry.event, entry.subject == "R" || entry.subject == "V" else {
        return nil
      }
      return method.selector.hasPrefix("touches") ? "\(entry.subject) \(method.selector.prefix(12))" : nil
    }
    XCTAssertEqual(
      heard,
      [
        "R touchesBegan", "V touchesBegan", "R touchesMoved", "V touchesMoved", "R touchesEnded",
        "V touchesEnded",
      ])
  }

  func testG18_onlyTheEndIsWithheldWhileARecognizerIsPossible() {
    let stage = GestureStage()
    stage.add(SpyRecognizer())
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1"])
    stage.stage.lift(160, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1"])
  }

  /// The engine's choice for equals: the order of attachment.
  func testG19_theDeepestViewsRecognizersComeFirst() {
    let stage = GestureStage()
    for name in ["root 1", "root 2"] { stage.add(SpyRecognizer(), name) }
    for name in ["view 1", "view 2"] { stage.add(SpyRecognizer(), name, to: stage.view) }
    stage.stage.down(150, 150)
    let order = stage.stage.entries.filter { $0.stage == .gestures && $0.event == .call(.touchesBegan) }
    XCTAssertEqual(order.map { $0.subject }, ["view 1", "view 2", "root 1", "root 2"])
  }

  // MARK: The flags

  func testG20_theFlagsHaveUIKitsDefaults() {
    let recognizer = UIGestureRecognizer()
    XCTAssertTrue(recognizer.cancelsTouchesInView)
    XCTAssertFalse(recognizer.delaysTouchesBegan)
    XCTAssertTrue(recognizer.delaysTouchesEnded)
    XCTAssertTrue(recognizer.isEnabled)
    XCTAssertNil(recognizer.view)
    XCTAssertEqual(recognizer.state, .possible)
  }

  func testG21_onlyTheGesturesOwnTouchesAreCancelled() {
    let stage = GestureStage()
    let other = stage.stage.add(SpyView(), "Other", CGRect(310, 100, 100, 200), in: stage.root)
    stage.add(UITapGestureRecognizer(), to: stage.view)
    stage.stage.down(350, 150, finger: 1)
    stage.stage.tap(150, 150)
    stage.stage.move(360, 150, finger: 1)
    stage.stage.lift(360, 150, finger: 1)
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
    XCTAssertEqual(other.texts, ["began 1", "moved 1", "ended 1"])
  }

  func testG21_theCancelledTouchSaysSoToTheViewOnly() {
    let stage = GestureStage()
    let drag = stage.add(DragSpy())
    var phases: [UITouch.Phase] = []
    stage.view.onTouches = { heard in phases += heard.touches.map { $0.phase } }
    var later: [UITouch.Phase] = []
    stage.log.onAction = { _ in later.append(stage.view.heard[0].touches.first?.phase ?? .began) }
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(phases, [.began, .cancelled])
    XCTAssertEqual(later, [.moved, .moved])
    XCTAssertEqual(drag.state, .changed)
  }

  /// The three tables of facts 5.3, for a single tap: cancels, delays began, delays ended.
  private func tap(
    _ cancels: Bool, _ began: Bool, _ ended: Bool, allowed: Bool = true, hold: TimeInterval = 0.0625
  ) -> [String] {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    delegate.shouldBegin = { _ in allowed }
    let tap = stage.tapRecognizer()
    tap.delegate = delegate
    tap.cancelsTouchesInView = cancels
    tap.delaysTouchesBegan = began
    tap.delaysTouchesEnded = ended
    var lines: [String] = []
    stage.view.onTouches = { lines.append($0.text.components(separatedBy: " ")[0]) }
    stage.log.onAction = { _ in lines.append("action") }
    stage.stage.tap(150, 150, hold: hold)
    return lines
  }

  func testG21_G22_G23_G24_theTableOfTheSingleTap() {
    XCTAssertEqual(tap(true, false, true), ["began", "action", "cancelled"])
    XCTAssertEqual(tap(true, false, true, allowed: false), ["began", "ended"])
    XCTAssertEqual(tap(true, false, true, hold: 1), ["began", "ended"])
    XCTAssertEqual(tap(false, false, true), ["began", "action", "ended"])
    XCTAssertEqual(tap(false, false, true, allowed: false), ["began", "ended"])
    XCTAssertEqual(tap(false, false, true, hold: 1), ["began", "ended"])
    XCTAssertEqual(tap(true, true, true), ["action"])
    XCTAssertEqual(tap(true, true, true, allowed: false), ["began", "ended"])
    XCTAssertEqual(tap(true, true, true, hold: 1), ["began", "ended"])
    XCTAssertEqual(tap(true, false, false), ["began", "action", "cancelled"])
    XCTAssertEqual(tap(true, false, false, allowed: false), ["began", "ended"])
    XCTAssertEqual(tap(true, false, false, hold: 1), ["began", "ended"])
  }

  /// What the view hears, each with its time in hundredths of a second.
  private func doubleTap(delaysEnded: Bool, taps: Int) -> [String] {
    let stage = GestureStage()
    let tap = stage.tapRecognizer(taps: 2)
    tap.delaysTouchesEnded = delaysEnded
    var lines: [String] = []
    let start = stage.device.clock.now
    stage.view.onTouches = { heard in
      let time = ((stage.device.clock.now - start) * 100).rounded()
      lines.append("\(heard.text.components(separatedBy: " ")[0]) \(Int(time))")
    }
    for number in 0..<taps {
      stage.device.advance(to: start + Double(number) * 0.2)
      stage.stage.tap(150, 150, hold: 0.05)
    }
    stage.device.advance(by: 2)
    return lines
  }

  func testG24_G25_theTableOfTheDoubleTap() {
    XCTAssertEqual(
      doubleTap(delaysEnded: true, taps: 2), ["began 0", "began 20", "cancelled 25", "cancelled 25"])
    XCTAssertEqual(
      doubleTap(delaysEnded: false, taps: 2), ["began 0", "ended 5", "began 20", "cancelled 25"])
    XCTAssertEqual(doubleTap(delaysEnded: true, taps: 1), ["began 0", "ended 40"])
    XCTAssertEqual(doubleTap(delaysEnded: false, taps: 1), ["began 0", "ended 5"])
  }

  func testG24_theTableOfTheTwoFingerTap() {
    for allowed in [true, false] {
      let stage = GestureStage()
      let delegate = SpyDelegate()
      delegate.shouldBegin = { _ in allowed }
      stage.tapRecognizer(touches: 2).delegate = delegate
      stage.stage.report(.began(150, 150), .began(200, 150, finger: 1))
      stage.stage.report(.moved(151, 150), .moved(201, 150, finger: 1))
      stage.stage.lift(151, 150)
      XCTAssertEqual(stage.view.texts, ["began 2", "moved 2"])
      stage.stage.lift(201, 150, finger: 1)
      XCTAssertEqual(stage.view.texts, ["began 2", "moved 2", allowed ? "cancelled 2" : "ended 2"])
      XCTAssertEqual(stage.log.states, allowed ? [.ended] : [])
    }
  }

  func testG23_heldTouchesAreReplayedAsTheyWere() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.delaysTouchesBegan = true
    recognizer.onMoved = { recognizer, touches, _ in
      if let touch = touches.first, touch.location(in: nil).x > 180 { recognizer.state = .failed }
    }
    var phases: [UITouch.Phase] = []
    stage.view.onTouches = { heard in phases += heard.touches.map { $0.phase } }
    stage.stage.down(150, 150)
    stage.device.advance(by: 0.125)
    stage.stage.move(160, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(stage.view.texts, [])
    stage.device.advance(by: 0.125)
    stage.stage.move(190, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1"])
    XCTAssertEqual(phases, [.began, .moved])
    XCTAssertEqual(stage.view.heard.map { $0.locations[0].x }, [50, 90])
    XCTAssertEqual(stage.view.heard.map { $0.previousLocations[0].x }, [50, 50])
    XCTAssertEqual(stage.view.heard.map { $0.timestamps[0] }, [0, 0.25])
    stage.stage.move(200, 150)
    stage.stage.lift(200, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1", "moved 1", "ended 1"])
    XCTAssertEqual(stage.view.heard[2].previousLocations[0].x, 90)
  }

  func testG26_aTouchIsReleasedOnlyWhenEveryRecognizerIsDone() {
    let stage = GestureStage()
    let one = stage.add(SpyRecognizer())
    let two = stage.add(SpyRecognizer(), to: stage.view)
    for recognizer in [one, two] { recognizer.delaysTouchesBegan = true }
    stage.stage.down(150, 150)
    one.state = .failed
    stage.device.settle()
    XCTAssertEqual(stage.view.texts, [])
    two.state = .failed
    stage.device.settle()
    XCTAssertEqual(stage.view.texts, ["began 1"])
  }

  func testG26_oneRecognitionThatCancelsWins() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    delegate.simultaneous = { _, _ in true }
    let mild = stage.tapRecognizer()
    mild.cancelsTouchesInView = false
    mild.delegate = delegate
    let strict = stage.tapRecognizer()
    strict.delegate = delegate
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.states, [.ended, .ended])
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
  }

  func testG27_anIgnoredTouchIsNotTakenFromItsView() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.onBegan = { recognizer, touches, event in
      for touch in touches where touch.location(in: nil).x > 200 { recognizer.ignore(touch, for: event) }
    }
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    stage.stage.report(.began(150, 150), .began(250, 150, finger: 1))
    stage.stage.move(160, 150)
    stage.stage.move(260, 150, finger: 1)
    stage.stage.lift(260, 150, finger: 1)
    XCTAssertEqual(stage.view.texts, ["began 2", "cancelled 1", "moved 1", "ended 1"])
    XCTAssertEqual(recognizer.heard, ["began 2", "moved 1"])
    XCTAssertEqual(recognizer.numberOfTouches, 1)
  }

  func testG28_theActionComesBeforeTheCancel() {
    XCTAssertEqual(tap(true, false, true), ["began", "action", "cancelled"])
  }

  func testAFingerThatJoinsAGestureUnderWayNeverReachesItsView() {
    let stage = GestureStage()
    stage.add(DragSpy())
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    stage.stage.down(250, 150, finger: 1)
    stage.stage.move(260, 150, finger: 1)
    stage.stage.lift(260, 150, finger: 1)
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
  }

  func testT19_aTouchNamesItsRecognizersFromTheHitViewUp() {
    let stage = GestureStage(.iOS13)
    stage.add(SpyRecognizer(), "root")
    stage.add(SpyRecognizer(), "view", to: stage.view)
    stage.stage.down(150, 150)
    XCTAssertEqual(
      stage.view.heard[0].touches.first?.gestureRecognizers?.map { $0.traceName }, ["view", "root"])
    let event = stage.view.heard[0].event
    XCTAssertEqual(
      event?.touches(for: stage.root.gestureRecognizers?.first ?? UIGestureRecognizer())?.count, 1)
    XCTAssertEqual(event?.touches(for: UIGestureRecognizer())?.count, 0)
  }
}
