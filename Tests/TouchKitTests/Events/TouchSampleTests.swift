import TouchKit
import XCTest

/// Moves aligned with the display, and samples between them (facts S17–S20).
final class TouchSampleTests: XCTestCase {
  private func makeStage() -> (Stage, SpyView) {
    let stage = Stage(.iOS13)
    stage.device.moveDelivery = .oncePerDisplayFrame
    let view = stage.add(SpyView(), "V")
    view.isMultipleTouchEnabled = true
    return (stage, view)
  }

  /// Fingers at 240 Hz from the start of a display frame: four samples per frame.
  private func play(_ stage: Stage, samples: Int) {
    let start = stage.device.clock.now
    for number in 0..<samples {
      stage.device.advance(to: start + Double(number) / 240)
      stage.move(100 + CGFloat(number), 100)
    }
  }

  func testS17_atMostOneMoveIsDeliveredPerFrameOfTheDisplay() {
    let (stage, view) = makeStage()
    stage.down(50, 100)
    play(stage, samples: 12)
    stage.device.advance(by: 0.1)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "moved 1", "moved 1", "moved 1"])
    XCTAssertEqual(view.heard.map { $0.locations[0].x }, [50, 100, 103, 107, 111])
    XCTAssertEqual(view.heard.map { $0.previousLocations[0].x }, [50, 50, 100, 103, 107])
  }

  func testS18_coalescedTouchesAreEverySampleSinceTheLastDelivery() throws {
    let (stage, view) = makeStage()
    var samples: [[CGFloat]] = []
    var copies: [UITouch] = []
    view.onTouches = { heard in
      guard let touch = heard.touches.first, let all = heard.event?.coalescedTouches(for: touch) else {
        return
      }
      samples.append(all.map { $0.location(in: nil).x })
      copies += all
      XCTAssertFalse(all.contains { $0 === touch })
      XCTAssertEqual(all.last?.timestamp, touch.timestamp)
      XCTAssertEqual(all.last?.phase, touch.phase)
    }
    stage.down(50, 100)
    play(stage, samples: 9)
    stage.lift(108, 100)
    XCTAssertEqual(samples, [[50], [100], [101, 102, 103], [104, 105, 106, 107], [108], [108]])
    XCTAssertEqual(
      copies.map { $0.previousLocation(in: nil).x }, [50, 50, 100, 101, 100, 103, 104, 105, 103, 107, 108])
    let event = try XCTUnwrap(view.heard.last?.event)
    XCTAssertNil(event.coalescedTouches(for: try XCTUnwrap(view.heard.last?.touches.first)))
  }

  func testS19_predictedTouchesLieAheadAndWithoutTheTouchItself() {
    let (stage, view) = makeStage()
    var predictions: [[CGFloat]] = []
    view.onTouches = { heard in
      guard let touch = heard.touches.first else { return }
      predictions.append(heard.event?.predictedTouches(for: touch)?.map { $0.location(in: nil).x } ?? [-1])
    }
    stage.down(99, 100)
    stage.device.advance(by: 1.0 / 240)
    play(stage, samples: 5)
    stage.lift(104, 100)
    XCTAssertEqual(predictions.first, [])
    XCTAssertEqual(predictions.dropFirst().first, [101, 102, 103, 104])
    XCTAssertEqual(predictions.last, [])
  }

  func testS20_landingsAndLiftsAreNeverMergedAwayAndKeepTheOrder() {
    let (stage, view) = makeStage()
    stage.down(50, 100)
    stage.move(60, 100)
    stage.move(70, 100)
    stage.down(200, 100, finger: 1)
    stage.move(80, 100)
    stage.lift(80, 100)
    stage.lift(200, 100, finger: 1)
    XCTAssertEqual(
      view.texts, ["began 1", "moved 1", "moved 1", "began 1", "moved 1", "ended 1", "ended 1"])
    XCTAssertEqual(view.heard.map { $0.locations[0].x }, [50, 60, 70, 200, 80, 80, 200])
  }

  func testS17_fingersOfMergedEventsAreNotLost() {
    let (stage, view) = makeStage()
    stage.report(.began(50, 100), .began(200, 100, finger: 1))
    stage.move(60, 100)
    stage.move(70, 100)
    stage.move(210, 100, finger: 1)
    stage.move(80, 100)
    stage.device.advance(by: 0.1)
    XCTAssertEqual(view.texts, ["began 2", "moved 1", "moved 2"])
    XCTAssertEqual(view.heard.last?.locations, [CGPoint(x: 80, y: 100), CGPoint(x: 210, y: 100)])
  }

  func testS18_aFingerThatRestedSinceHasItsMoveOnce() {
    let (stage, view) = makeStage()
    stage.report(.began(50, 100), .began(200, 100, finger: 1))
    stage.move(60, 100)
    stage.device.advance(by: 0.004)
    stage.move(210, 100, finger: 1)
    stage.device.advance(by: 0.004)
    stage.move(80, 100)
    var counts: [Int?] = []
    view.onTouches = { heard in
      let touches = heard.touches.sorted { $0.hash < $1.hash }
      counts = touches.map { heard.event?.coalescedTouches(for: $0)?.count }
    }
    stage.device.advance(by: 0.1)
    XCTAssertEqual(counts, [1, 1])
  }

  func testWithoutAlignmentEverySampleIsAnEvent() {
    let (stage, view) = makeStage()
    stage.device.moveDelivery = .everySample
    stage.down(50, 100)
    play(stage, samples: 4)
    XCTAssertEqual(view.texts.count, 5)
    XCTAssertEqual(view.heard.last.flatMap { $0.event }?.allTouches?.count, 1)
  }
}
