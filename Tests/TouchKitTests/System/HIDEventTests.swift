import TouchKit
import XCTest

/// What the kernel makes of the digitizer's frames (facts S1–S9), read where the home screen keeps its events.
final class HIDEventTests: XCTestCase {
  /// The events that the home screen handled after some frames.
  private func events(_ frames: [Contact]...) -> [IOHIDEvent] {
    let device = Device(screen: Stage.size)
    for frame in frames { device.digitizer.report(frame) }
    device.settle()
    return device.springBoard.handledEvents
  }

  func testS1_aFrameIsOneHandWithAChildForEachFinger() {
    let event = events([.began(128, 128), .began(256, 256, finger: 1)])
    XCTAssertEqual(event.count, 1)
    XCTAssertEqual(event.first?.transducer, .hand)
    XCTAssertEqual(event.first?.location, .zero)
    XCTAssertEqual(event.first?.children.map { $0.transducer }, [.finger, .finger])
    XCTAssertEqual(event.first?.children.map { $0.children.count }, [0, 0])
    XCTAssertEqual(IOHIDEvent.digitizerType, 11)
  }

  func testS2_transducerCodes() {
    let codes: [IOHIDEvent.Transducer] = [.stylus, .puck, .finger, .hand]
    XCTAssertEqual(codes.map { $0.rawValue }, [0, 1, 2, 3])
  }

  func testS3_maskBits() {
    let bits: [IOHIDEvent.Mask] = [
      .range, .touch, .position, .stop, .peak, .identity, .attribute, .cancel, .start, .resting,
    ]
    XCTAssertEqual(bits.map { $0.rawValue }, [0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200])
  }

  func testS4_fieldNumbersAndValues() throws {
    let fields: [IOHIDEvent.Field] = [
      .x, .y, .z, .buttonMask, .type, .index, .identity, .eventMask, .range, .touch, .pressure,
      .auxiliaryPressure, .twist, .tiltX, .tiltY, .altitude, .azimuth, .quality, .density, .irregularity,
      .majorRadius, .minorRadius, .collection, .collectionChord, .childEventMask, .isDisplayIntegrated,
      .qualityRadiiAccuracy,
    ]
    XCTAssertEqual(fields.map { $0.rawValue }, (0...26).map { (11 << 16) + $0 })
    XCTAssertEqual(IOHIDEvent.Field.allCases, fields)
    let hand = try XCTUnwrap(events([.began(128, 256, finger: 3, pressure: 0.5)]).first)
    let finger = try XCTUnwrap(hand.children.first)
    let values: [(IOHIDEvent.Field, Double)] = [
      (.x, 0.25), (.y, 0.5), (.type, 2), (.index, 3), (.identity, 2), (.eventMask, 0x43), (.range, 1),
      (.touch, 1), (.pressure, 0.5), (.majorRadius, 5), (.minorRadius, 5), (.collection, 0), (.twist, 0),
      (.childEventMask, 0), (.isDisplayIntegrated, 1),
    ]
    for (field, value) in values { XCTAssertEqual(finger.value(of: field), value, "\(field)") }
    XCTAssertEqual(hand.value(of: .type), 3)
    XCTAssertEqual(hand.value(of: .collection), 1)
    XCTAssertEqual(hand.value(of: .childEventMask), 0x43)
  }

  func testS5_masksByPhase() {
    let all = events(
      [.began(10, 10)], [.moved(20, 20)], [.stationary(20, 20)], [.moved(30, 30, pressure: 0.5)],
      [.ended(30, 30)], [.began(10, 10)], [.cancelled(10, 10)])
    XCTAssertEqual(
      all.map { $0.children.first?.mask },
      [
        [.range, .touch], .position, [], [.position, .attribute], [.range, .touch], [.range, .touch],
        [.range, .touch, .cancel],
      ])
    XCTAssertEqual(all.map { $0.mask }, [.touch, [], [], .attribute, .touch, .touch, .touch])
    XCTAssertEqual(
      all.map { $0.children.first?.phase }, [.began, .moved, .stationary, .moved, .ended, .began, .cancelled])
  }

  func testS5_theHandsMaskCoversAllItsFingers() {
    let all = events(
      [.began(10, 10), .began(20, 20, finger: 1)], [.moved(11, 11), .ended(20, 20, finger: 1)],
      [.moved(12, 12), .began(20, 20, finger: 1, pressure: 0.1)])
    XCTAssertEqual(all.map { $0.mask }, [.touch, .touch, [.touch, .attribute]])
  }

  func testS6_touchAndRangeSayWhetherTheFingerIsOnTheGlass() {
    let all = events(
      [.began(10, 10), .began(20, 20, finger: 1)], [.moved(11, 11), .ended(20, 20, finger: 1)],
      [.stationary(11, 11)], [.cancelled(11, 11)])
    XCTAssertEqual(
      all.map { $0.children.map { $0.touch } }, [[true, true], [true, false], [true], [false]])
    XCTAssertEqual(
      all.map { $0.children.map { $0.range } }, [[true, true], [true, false], [true], [false]])
    XCTAssertEqual(all.map { $0.touch }, [true, true, true, false])
    XCTAssertEqual(all.map { $0.range }, [true, true, true, false])
  }

  func testS7_theSlotIsStableAndTheIdentityIsTwo() {
    let all = events([.began(10, 10, finger: 4)], [.moved(20, 20, finger: 4)], [.ended(20, 20, finger: 4)])
    XCTAssertEqual(all.map { $0.children.first?.index }, [4, 4, 4])
    XCTAssertEqual(all.map { $0.children.first?.identity }, [2, 2, 2])
  }

  func testS7_oneTouchPerSlot() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.isMultipleTouchEnabled = true
    stage.down(100, 100, finger: 3)
    stage.down(200, 200, finger: 1)
    stage.move(300, 300, finger: 1)
    stage.move(110, 100, finger: 3)
    let touches = view.heard.map { $0.touches.first }
    guard touches.count == 4 else { return XCTFail("\(view.texts)") }
    XCTAssertTrue(touches[0] === touches[3])
    XCTAssertTrue(touches[1] === touches[2])
    XCTAssertFalse(touches[0] === touches[1])
  }

  func testS8_locationsAreSharesOfTheGlass() {
    let device = Device(screen: CGSize(width: 400, height: 800))
    device.digitizer.report([
      Contact(index: 0, phase: .began, location: CGPoint(x: 0.25, y: 0.75))
    ])
    device.settle()
    XCTAssertEqual(
      device.springBoard.handledEvents.first?.children.first?.location, CGPoint(x: 0.25, y: 0.75))
    XCTAssertEqual(device.point(at: CGPoint(x: 0.25, y: 0.75)), CGPoint(x: 100, y: 600))
    let app = device.launch()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let view = SpyView(frame: window.bounds)
    window.addSubview(view)
    device.digitizer.report([Contact(index: 1, phase: .began, location: CGPoint(x: 0.25, y: 0.75))])
    device.settle()
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 100, y: 600)])
    XCTAssertEqual(app.applicationState, .active)
  }

  func testS9_aFingersPrintHasARadiusOfFivePointsUnlessItSaysOtherwise() {
    XCTAssertEqual(Contact(index: 0, phase: .began, location: .zero).majorRadius, 5)
    XCTAssertEqual(events([.began(10, 10)]).first?.children.first?.majorRadius, 5)
  }

  func testS1_aFrameCarriesItsTime() {
    let device = Device(screen: Stage.size)
    device.advance(by: 1.5)
    device.digitizer.report([.began(10, 10)])
    device.advance(by: 1)
    XCTAssertEqual(device.springBoard.handledEvents.first?.timestamp, 1.5)
    XCTAssertEqual(device.springBoard.handledEvents.first?.children.first?.timestamp, 1.5)
  }
}
