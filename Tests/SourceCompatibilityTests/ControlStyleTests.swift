import TouchKit
import XCTest

/// Controls as people write them, tried with fingers.
final class ControlStyleTests: XCTestCase {
  func testAKnobTurnsWithTheFinger() {
    let phone = Phone()
    let knob = phone.show(RotaryKnob(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    var values: [Float] = []
    knob.addAction(
      UIAction { action in values.append((action.sender as? RotaryKnob)?.value ?? -1) }, for: .valueChanged)
    XCTAssertEqual(knob.layer.cornerRadius, 50)
    // A quarter turn of the three quarters that it has: from above the middle to its right.
    phone.down(150, 110)
    XCTAssertTrue(knob.isTracking)
    phone.move(178, 122)
    phone.move(190, 150)
    phone.lift(190, 150)
    XCTAssertFalse(knob.isTracking)
    XCTAssertEqual(knob.value, 1 / 3, accuracy: 0.001)
    XCTAssertEqual(values.count, 2)
    phone.down(150, 110)
    phone.move(122, 122)
    phone.move(110, 150)
    phone.move(122, 178)
    phone.lift(122, 178)
    XCTAssertEqual(knob.value, 0)
  }

  func testAKnobThatIsNotContinuousTellsOnceAtTheEnd() {
    let phone = Phone()
    let knob = phone.show(RotaryKnob(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    knob.isContinuous = false
    var calls = 0
    knob.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    phone.down(150, 110)
    phone.move(178, 122)
    XCTAssertEqual(calls, 0)
    phone.lift(178, 122)
    XCTAssertEqual(calls, 1)
    phone.down(150, 110)
    phone.device.interrupt()
    XCTAssertEqual(calls, 2)
  }

  func testAButtonFiresWhenItIsPressedHard() {
    let phone = Phone()
    let button = phone.show(PressureButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    var shots = 0
    button.addAction(UIAction { _ in shots += 1 }, for: .primaryActionTriggered)
    phone.down(140, 140, pressure: 0.2)
    phone.move(140, 140, pressure: 0.5)
    XCTAssertEqual(shots, 0)
    phone.move(140, 140, pressure: 0.7)
    phone.move(140, 140, pressure: 0.9)
    XCTAssertEqual(shots, 1)
    XCTAssertEqual(button.strongest, 0.9, accuracy: 0.001)
    phone.lift(140, 140)
    XCTAssertEqual(shots, 1)
  }

  func testWithoutForceTheButtonFiresWhenItIsPressedLong() {
    let phone = Phone()
    let button = phone.show(PressureButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    phone.tap(140, 140)
    phone.wait(2)
    XCTAssertFalse(button.hasFired)
    phone.down(140, 140)
    phone.wait(0.75)
    XCTAssertFalse(button.hasFired)
    phone.wait(0.1)
    XCTAssertTrue(button.hasFired)
  }

  func testAButtonThatIsHeldGoesOnFasterAndFaster() {
    let phone = Phone()
    let button = phone.show(RepeatingButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    var times: [TimeInterval] = []
    button.onStep = { times.append(CACurrentMediaTime()) }
    phone.tap(140, 140)
    phone.wait(2)
    XCTAssertEqual(times.count, 1)
    times = []
    phone.down(140, 140)
    phone.wait(1)
    let count = times.count
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
    XCTAssertEqual(gaps.first ?? 0, 0.5, accuracy: 0.001)
    XCTAssertEqual(gaps[1], 0.16, accuracy: 0.001)
    XCTAssertEqual(gaps, gaps.sorted(by: >))
    XCTAssertGreaterThan(count, 4)
    phone.lift(140, 140)
    phone.wait(2)
    XCTAssertEqual(times.count, count)
  }

  func testAButtonThatTheFingerLeavesStops() {
    let phone = Phone()
    let button = phone.show(RepeatingButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    var steps = 0
    button.onStep = { steps += 1 }
    phone.down(140, 140)
    phone.move(140, 400)
    phone.move(140, 401)
    phone.wait(2)
    XCTAssertEqual(steps, 1)
  }
}
