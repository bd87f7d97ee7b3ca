import TouchKit
import XCTest

/// Rotations (facts G72, G75).
final class RotationTests: XCTestCase {
  private typealias Rotation = UIRotationGestureRecognizer

  private func makeStage() -> (
    stage: Stage, view: SpyView, rotation: Rotation, seen: Watcher<Rotation, CGFloat>
  ) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let rotation = UIRotationGestureRecognizer()
    return (stage, view, rotation, stage.watch(rotation, on: view) { $0.rotation })
  }

  /// Two fingers 100 points apart around the middle of the screen, at an angle clockwise from the right.
  private func contacts(_ phase: Contact.Phase, at angle: Double) -> [Contact] {
    [-50.0, 50].enumerated().map { index, radius in
      Contact(
        index: index, phase: phase,
        location: CGPoint(x: (256 + radius * cos(angle)) / 512, y: (256 + radius * sin(angle)) / 512))
    }
  }

  private func turn(_ stage: Stage, to angles: [Double], every seconds: TimeInterval = 0.015625) {
    stage.device.digitizer.report(contacts(.began, at: 0))
    for angle in angles {
      stage.device.advance(by: seconds)
      stage.device.digitizer.report(contacts(.moved, at: angle))
    }
    stage.device.advance(by: seconds)
    stage.device.digitizer.report(contacts(.ended, at: angles.last ?? 0))
    stage.device.settle()
  }

  func testG75_aTenthOfARadianBeginsItAtZeroAndClockwiseIsPositive() {
    let (stage, _, _, seen) = makeStage()
    turn(stage, to: [0.05, 0.09, 0.11, 0.31, -0.19])
    XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
    for (value, expected) in zip(seen.values, [0, 0.2, -0.3, -0.3]) {
      XCTAssertEqual(value, CGFloat(expected), accuracy: 1e-9)
    }
  }

  func testG75_lessThanATenthOfARadianIsNoRotation() {
    let (stage, _, rotation, seen) = makeStage()
    turn(stage, to: [0.03, 0.06, 0.09])
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: rotation), [.failed])
  }

  func testG75_itCountsOnPastHalfATurn() {
    let (stage, _, _, seen) = makeStage()
    let whole = 2 * Double.pi
    turn(stage, to: (1...64).map { 0.2 + Double($0 - 1) / 63 * 2 * whole })
    XCTAssertEqual(seen.values[0], 0, accuracy: 1e-9)
    XCTAssertEqual(seen.values.last ?? 0, CGFloat(2 * whole), accuracy: 1e-9)
    for (earlier, later) in zip(seen.values, seen.values.dropFirst().dropLast()) {
      XCTAssertGreaterThan(later, earlier)
    }
  }

  func testG75_settingTheRotationCountsFromThere() {
    let (stage, _, rotation, seen) = makeStage()
    stage.device.digitizer.report(contacts(.began, at: 0))
    stage.device.digitizer.report(contacts(.moved, at: 0.25))
    stage.device.settle()
    rotation.rotation = 1
    stage.device.digitizer.report(contacts(.moved, at: 0.5))
    stage.device.settle()
    XCTAssertEqual(seen.values.last ?? 0, 1.25, accuracy: 1e-9)
    rotation.rotation = .nan
    XCTAssertEqual(rotation.rotation, 1.25, accuracy: 1e-9)
    XCTAssertEqual(stage.refusals.count, 1)
  }

  func testG75_velocityInRadiansPerSecond() {
    let (stage, _, rotation, seen) = makeStage()
    let speeds = Watcher(rotation, on: stage) { $0.velocity }
    turn(stage, to: [0.125, 0.25, 0.375], every: 0.0625)
    XCTAssertEqual(seen.states, [.began, .changed, .changed, .ended])
    for speed in speeds.values.dropLast() { XCTAssertEqual(speed, 2, accuracy: 1e-9) }
    // The lift comes 0.0625 s after the last move: three quarters of the velocity are left.
    XCTAssertEqual(speeds.values.last ?? 0, 1.5, accuracy: 1e-9)
  }

  func testG75_twoFingersThatDragOrPinchAreNoRotation() {
    let (stage, _, rotation, seen) = makeStage()
    // In a scroll the second finger lags behind the first, which turns the pair a little.
    stage.report(.began(100, 400), .began(300, 400, finger: 1))
    for step in 1...20 {
      let way = CGFloat(step) * 10
      stage.report(.moved(100, 400 - way), .moved(300, 400 - max(way - 25, 0), finger: 1))
    }
    stage.report(.ended(100, 200), .ended(300, 225, finger: 1))
    stage.report(.began(100, 200), .began(200, 200, finger: 1))
    stage.report(.moved(80, 194), .moved(220, 206, finger: 1))
    stage.report(.moved(50, 185), .moved(250, 215, finger: 1))
    stage.report(.ended(50, 185), .ended(250, 215, finger: 1))
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: rotation), [.failed, .failed])
  }

  func testG75_aFingerThatCirclesAroundARestingOneTurnsClearlyFirst() {
    let (stage, _, _, seen) = makeStage()
    func place(_ angle: Double) -> (CGFloat, CGFloat) { (200 + 100 * cos(angle), 200 + 100 * sin(angle)) }
    stage.report(.began(200, 200), .began(300, 200, finger: 1))
    for angle in [0.1, 0.2, 0.28] { stage.move(place(angle).0, place(angle).1, finger: 1) }
    XCTAssertEqual(seen.states, [])
    for angle in [0.35, 0.85] { stage.move(place(angle).0, place(angle).1, finger: 1) }
    XCTAssertEqual(seen.states, [.began, .changed])
    XCTAssertEqual(seen.values[1], 0.5, accuracy: 1e-9)
  }

  func testG75_aPairThatTurnsWhileItWandersIsRecognizedInTime() {
    let (stage, _, _, seen) = makeStage()
    // 108° within a second, and 240 points on the way: more than the fingers' arc.
    func pair(_ phase: Contact.Phase, _ share: Double) -> [Contact] {
      let angle = share * 0.6 * .pi
      return [-30.0, 30].enumerated().map { index, radius in
        Contact(
          index: index, phase: phase,
          location: CGPoint(
            x: (130 + 240 * share + radius * cos(angle)) / 512, y: (256 + radius * sin(angle)) / 512))
      }
    }
    stage.device.digitizer.report(pair(.began, 0))
    for step in 1...64 {
      stage.device.advance(by: 0.015625)
      stage.device.digitizer.report(pair(.moved, Double(step) / 64))
    }
    stage.device.digitizer.report(pair(.ended, 1))
    stage.device.settle()
    XCTAssertEqual(seen.states.first, .began)
    XCTAssertGreaterThan(seen.values.last ?? 0, 75 * .pi / 180)
  }

  func testG75_aThirdFingerStaysWithItsViewAndALateOneDoesNotJump() {
    let (stage, view, rotation, seen) = makeStage()
    stage.device.digitizer.report(contacts(.began, at: 0))
    stage.down(400, 400, finger: 2)
    stage.device.digitizer.report(contacts(.moved, at: 0.25))
    stage.device.digitizer.report(contacts(.moved, at: 0.5))
    stage.device.settle()
    XCTAssertEqual(rotation.numberOfTouches, 2)
    XCTAssertEqual(view.texts.filter { $0.hasPrefix("cancelled") }, ["cancelled 2"])
    stage.report(.ended(256, 256))
    stage.down(100, 100, finger: 3)
    XCTAssertEqual(rotation.rotation, 0.25, accuracy: 1e-9)
    XCTAssertEqual(seen.states, [.began, .changed])
  }
}
