import TouchKit
import XCTest

/// What the sensor reports and what it refuses.
final class DigitizerTests: XCTestCase {
  private func makeStage() -> (Stage, SpyView) {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.isMultipleTouchEnabled = true
    return (stage, view)
  }

  func testRestingFingersAreReportedWithTheOthersInTheOrderOfTheirSlots() {
    let device = Device(screen: Stage.size)
    device.digitizer.report([.began(10, 10, finger: 5)])
    device.digitizer.report([.began(20, 20, finger: 2)])
    XCTAssertEqual(device.digitizer.activeIndexes, [2, 5])
    device.digitizer.report([.ended(20, 20, finger: 2)])
    device.digitizer.report([])
    device.settle()
    let events = device.springBoard.handledEvents
    XCTAssertEqual(events.map { $0.children.map { $0.index } }, [[5], [2, 5], [2, 5], [5]])
    XCTAssertEqual(
      events.map { $0.children.map { $0.phase } },
      [[.began], [.began, .stationary], [.ended, .stationary], [.stationary]])
    XCTAssertEqual(events.last?.children.first?.location, CGPoint(x: 10.0 / 512, y: 10.0 / 512))
    XCTAssertEqual(device.digitizer.activeIndexes, [5])
  }

  func testAnEmptyFrameWithNoFingerOnTheGlassIsNotReported() {
    let (stage, _) = makeStage()
    stage.report()
    XCTAssertEqual(stage.entries, [])
  }

  func testLandingTwiceIsRefused() {
    let (stage, view) = makeStage()
    stage.down(100, 100)
    stage.down(200, 200)
    XCTAssertEqual(stage.refusals, ["finger 0 lands although it is on the glass already"])
    XCTAssertEqual(view.texts, ["began 1"])
    XCTAssertEqual(view.heard.first?.touches.first?.location(in: nil), CGPoint(x: 100, y: 100))
  }

  func testMovingLiftingOrCancellingWhatIsNotThereIsRefused() {
    let (stage, view) = makeStage()
    stage.move(100, 100)
    stage.lift(100, 100, finger: 1)
    stage.report(.cancelled(100, 100, finger: 2), .stationary(100, 100, finger: 3))
    XCTAssertEqual(
      stage.refusals,
      [
        "finger 0 cannot be moved: it is not on the glass",
        "finger 1 cannot be ended: it is not on the glass",
        "finger 2 cannot be cancelled: it is not on the glass",
        "finger 3 cannot be stationary: it is not on the glass",
      ])
    XCTAssertEqual(view.texts, [])
  }

  func testTwoReportsOfOneFingerInAFrameAreRefusedAndTheFirstCounts() {
    let (stage, view) = makeStage()
    stage.report(.began(100, 100), .began(200, 200), .began(300, 300, finger: 1))
    XCTAssertEqual(stage.refusals, ["finger 0 occurs twice in one frame: the first one counts"])
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 300)])
  }

  func testANegativeSlotIsRefused() {
    let (stage, view) = makeStage()
    stage.report(.began(100, 100, finger: -1), .began(100, 100, finger: 0))
    XCTAssertEqual(stage.refusals, ["a finger needs a slot of 0 or more, not -1"])
    XCTAssertEqual(view.texts, ["began 1"])
  }

  func testAPlaceThatIsNoNumberIsRefused() {
    let (stage, view) = makeStage()
    stage.down(.nan, 100)
    stage.down(100, .infinity)
    XCTAssertEqual(
      stage.refusals, Array(repeating: "finger 0 is at a place that is no number", count: 2))
    XCTAssertEqual(view.texts, [])
    stage.down(100, 100)
    stage.move(.nan, .nan)
    stage.lift(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testPlacesOutsideTheGlassAreMovedToItsEdge() {
    let (stage, view) = makeStage()
    stage.down(-100, 1000)
    let location = view.heard.first?.locations.first ?? .zero
    XCTAssertEqual(location.x, 0)
    XCTAssertLessThan(location.y, 512)
    XCTAssertEqual(location.y, 512, accuracy: 1e-9)
  }

  func testASlotIsFreeAgainAfterALift() {
    let (stage, view) = makeStage()
    stage.tap(100, 100)
    stage.tap(100, 100)
    XCTAssertEqual(stage.refusals, [])
    XCTAssertEqual(view.texts, ["began 1", "ended 1", "began 1", "ended 1"])
  }

  func testManyFingersAtOnce() {
    let (stage, view) = makeStage()
    stage.device.digitizer.report((0..<20).map { .began(CGFloat($0), 10, finger: $0) })
    stage.device.settle()
    XCTAssertEqual(view.texts, ["began 20"])
    XCTAssertEqual(stage.device.digitizer.activeIndexes, Array(0..<20))
  }

  func testPressureAndRadiusThatAreNoNumbersCrashNobody() {
    let (stage, view) = makeStage()
    for phase in [Contact.Phase.began, .moved, .ended] {
      stage.report(
        Contact(
          index: 0, phase: phase, location: CGPoint(x: 0.5, y: 0.5), pressure: .nan, majorRadius: .infinity))
    }
    XCTAssertEqual(view.texts.first, "began 1")
    XCTAssertEqual(view.texts.last, "ended 1")
  }
}
