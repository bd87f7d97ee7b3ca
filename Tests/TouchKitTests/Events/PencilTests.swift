import TouchKit
import XCTest

/// Touches of a pencil, and the values that it knows late (facts P1 to P3).
final class PencilTests: XCTestCase {
  private final class Canvas: UIView {
    var touches: [UITouch] = []
    var indexes: [NSNumber?] = []
    var updates: [(index: Int?, force: CGFloat, altitude: CGFloat, open: UITouch.Properties)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches) }
    private func take(_ touches: Set<UITouch>) {
      self.touches += touches
      indexes += touches.map { $0.estimationUpdateIndex }
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      for touch in touches {
        updates.append(
          (
            touch.estimationUpdateIndex?.intValue, touch.force / touch.maximumPossibleForce,
            touch.altitudeAngle, touch.estimatedPropertiesExpectingUpdates
          ))
      }
    }
  }

  private func contact(
    _ phase: Contact.Phase, _ x: CGFloat, _ pencil: Pencil, pressure: Double = 0
  ) -> Contact {
    Contact(
      index: 0, phase: phase, location: CGPoint(x: x / 512, y: 0.25), pressure: pressure,
      tool: .pencil(pencil))
  }

  func testP1_aPencilSaysHowItIsHeld() throws {
    let stage = Stage()
    let canvas = stage.add(Canvas(), "canvas")
    stage.report(contact(.began, 64, Pencil(altitude: 1, azimuth: 0.5, roll: 0.25)))
    let touch = try XCTUnwrap(canvas.touches.first)
    XCTAssertEqual(touch.type, .pencil)
    XCTAssertEqual(touch.type, .stylus)
    XCTAssertEqual(touch.altitudeAngle, 1)
    XCTAssertEqual(touch.azimuthAngle(in: nil), 0.5, accuracy: 1e-12)
    XCTAssertEqual(touch.rollAngle, 0.25)
    canvas.transform = CGAffineTransform(rotationAngle: 0.2)
    XCTAssertEqual(touch.azimuthAngle(in: canvas), 0.3, accuracy: 1e-12)
    let vector = touch.azimuthUnitVector(in: canvas)
    XCTAssertEqual(vector.dx * vector.dx + vector.dy * vector.dy, 1, accuracy: 1e-12)
    stage.report(contact(.moved, 64, Pencil(altitude: 0.5, azimuth: 0.5, roll: 0.25)))
    XCTAssertEqual(touch.phase, .moved, "it was only tilted")
    XCTAssertEqual(touch.altitudeAngle, 0.5)
    stage.report(contact(.moved, 64, Pencil(altitude: .nan, azimuth: .infinity, roll: 0)))
    XCTAssertEqual(touch.altitudeAngle, 0)
    XCTAssertEqual(touch.azimuthAngle(in: nil), -0.2 + 0.2, accuracy: 1e-12)
  }

  func testP1_recognizersCanTellFingersAndPencilsApart() {
    let stage = Stage()
    let canvas = stage.add(Canvas(), "canvas")
    let log = TapLog()
    let tap = UITapGestureRecognizer(target: log, action: TapLog.count)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    canvas.addGestureRecognizer(tap)
    stage.tap(50, 50)
    XCTAssertEqual(log.taps, 0)
    stage.device.advance(by: 1)
    stage.report(contact(.began, 64, Pencil()))
    stage.report(contact(.ended, 64, Pencil()))
    XCTAssertEqual(log.taps, 1)
  }

  private final class TapLog {
    var taps = 0
    func count() { taps += 1 }
  }

  func testP3_betterValuesComeLaterUnderTheNumberOfTheEstimate() {
    let stage = Stage()
    let canvas = stage.add(Canvas(), "canvas")
    let estimating = Pencil(altitude: 1, estimates: [.force, .altitude])
    stage.report(contact(.began, 64, estimating, pressure: 0.5))
    stage.report(contact(.moved, 80, estimating, pressure: 0.5))
    stage.report(contact(.moved, 96, Pencil(altitude: 1), pressure: 0.5))
    XCTAssertEqual(canvas.indexes, [1, 2, nil])
    stage.report(contact(.ended, 96, Pencil(altitude: 1)))
    stage.device.updatePencil(0, PencilUpdate(pressure: 0.25))
    stage.device.updatePencil(0, PencilUpdate(altitude: 0.75))
    stage.device.updatePencil(0, PencilUpdate(pressure: 1, altitude: 0.5))
    stage.device.updatePencil(0, PencilUpdate(pressure: 0.1))
    XCTAssertEqual(
      canvas.updates.map { $0.index }, [1, 1, 2], "also after the end; and no more than were open")
    XCTAssertEqual(canvas.updates.map { $0.open }, [.altitude, [], []])
    XCTAssertEqual(canvas.updates.map { Double($0.force) }, [0.25, 0.25, 1])
    XCTAssertEqual(canvas.updates.map { $0.altitude }, [1, 0.75, 0.5])
  }

  func testP3_recognizersThatHadTheTouchHearOfItFirst() {
    final class Stroke: UIGestureRecognizer {
      var updated: [Int?] = []
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        updated += touches.map { $0.estimationUpdateIndex?.intValue }
      }
    }
    let stage = Stage()
    let canvas = stage.add(Canvas(), "canvas")
    let stroke = Stroke()
    canvas.addGestureRecognizer(stroke)
    stage.report(contact(.began, 64, Pencil(estimates: .force), pressure: 0.5))
    stage.trace.removeAll()
    stage.device.updatePencil(0, PencilUpdate(pressure: 0.75))
    XCTAssertEqual(stroke.updated, [1])
    XCTAssertEqual(
      stage.lines(.gestures, .delivery, of: ["Stroke", "canvas"]),
      [
        "-[Stroke touchesEstimatedPropertiesUpdated:]", "-[canvas touchesEstimatedPropertiesUpdated:]",
      ])
  }

  func testP2_theNumbersOfTheProperties() {
    XCTAssertEqual(UITouch.Properties.force.rawValue, 1)
    XCTAssertEqual(UITouch.Properties.azimuth.rawValue, Pencil.Estimates.azimuth.rawValue)
    XCTAssertEqual(UITouch.Properties.altitude.rawValue, 4)
    XCTAssertEqual(UITouch.Properties.location.rawValue, Pencil.Estimates.location.rawValue)
    XCTAssertEqual(UITouch.Properties.roll.rawValue, Pencil.Estimates.roll.rawValue)
  }

  func testWhatIsOpenWhenTheAppEndsKeepsNothing() {
    weak var gone: Canvas?
    do {
      let stage = Stage()
      let canvas = stage.add(Canvas(), "canvas")
      gone = canvas
      stage.report(contact(.began, 64, Pencil(estimates: .force), pressure: 0.5))
      canvas.touches = []
      stage.device.terminate(stage.app)
      stage.trace.removeAll()
      canvas.removeFromSuperview()
    }
    XCTAssertNil(gone)
  }
}
