import TouchInput
import XCTest

/// What is known about each recording must come out of it.
final class RealRecordingTests: XCTestCase {
  func testEveryRecordingHoldsTogether() throws {
    for file in RealRecordings.evemu + [RealRecordings.nexus, RealRecordings.phone] {
      let recording = try RealRecordings.read(file)
      XCTAssertNil(recording.frames.flaw, file)
      XCTAssertEqual(recording.frames.first?.time, 0, file)
    }
  }

  func testWholeRecordingsNeedNoNotes() throws {
    for file in RealRecordings.evemu {
      let recording = try RealRecordings.read(file)
      XCTAssertEqual(recording.notes, [], file)
      XCTAssertEqual(recording.format, .evemu, file)
      XCTAssertEqual(recording.frames.times(of: .cancelled), [], file)
    }
    XCTAssertEqual(try RealRecordings.read(RealRecordings.phone).notes, [])
  }

  func testPixelTabletMatchesWhatAndroidMadeOfIt() throws {
    struct Gesture: Decodable {
      struct Event: Decodable {
        let action: String
        let axes: [String: Double]
      }
      let events: [Event]
    }
    let recording = try RealRecordings.read("aosp-pixel-tablet-swipe.evemu")
    let golden = try JSONDecoder().decode(
      [Gesture].self,
      from: Data(contentsOf: RealRecordings.url("aosp-pixel-tablet-swipe.android-golden.json")))
    let events = try XCTUnwrap(golden.first).events
    XCTAssertEqual(recording.frames.count, events.count)
    XCTAssertEqual(recording.name, "NVTCapacitiveTouchScreen")
    for (frame, event) in zip(recording.frames, events) {
      let contact = try XCTUnwrap(frame.contacts.first)
      XCTAssertEqual(contact.location.x * 1600, try XCTUnwrap(event.axes["AXIS_X"]), accuracy: 1e-9)
      XCTAssertEqual(contact.location.y * 2560, try XCTUnwrap(event.axes["AXIS_Y"]), accuracy: 1e-9)
      let expected: Contact.Phase =
        ["DOWN": .began, "MOVE": .moved, "UP": .ended][event.action] ?? .cancelled
      XCTAssertTrue(contact.phase == expected || (contact.phase, expected) == (.stationary, .moved))
      if event.action != "UP" {
        XCTAssertEqual(contact.pressure, try XCTUnwrap(event.axes["AXIS_PRESSURE"]), accuracy: 1e-9)
      }
    }
    XCTAssertEqual(try XCTUnwrap(recording.frames.last).time, 0.207942, accuracy: 1e-9)
  }

  func testTapIsOneFrameDownAndOneUp() throws {
    let recording = try RealRecordings.read("wacom-e6-single-tap-center.evemu")
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.024 0-"])
    let contact = try XCTUnwrap(recording.frames.first?.contacts.first)
    XCTAssertEqual(contact.location.x * 2777, 1269, accuracy: 1e-9)
    XCTAssertEqual(contact.location.y * 1570, 710, accuracy: 1e-9)
  }

  func testDoubleTap() throws {
    let recording = try RealRecordings.read("wacom-e6-double-tap-center.evemu")
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.032 0-", "0.172 0+", "0.232 0-"])
    let places = recording.frames.flatMap(\.contacts).filter { $0.phase == .began }.map(\.location)
    guard places.count == 2 else { return XCTFail("\(places)") }
    XCTAssertEqual(hypot(places[1].x - places[0].x, places[1].y - places[0].y), 0.007, accuracy: 0.001)
  }

  func testTwoFingerTapHasBothFingersInEachFrame() throws {
    let recording = try RealRecordings.read("wacom-e6-2fg-tap.evemu")
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.032 0- 1-"])
    XCTAssertEqual(recording.contacts, 2)
    let places = recording.frames.first?.contacts.map(\.location) ?? []
    XCTAssertNotEqual(places.first, places.last)
  }

  func testScrollSlowsDownBeforeTheLift() throws {
    let frames = try RealRecordings.read("wacom-e6-single-center-scroll.evemu").frames
    guard frames.count == 63 else { return XCTFail("\(frames.count) frames") }
    let y = frames.contacts(slot: 0).map(\.location.y)
    let steps = zip(y, y.dropFirst()).map { abs($1 - $0) }
    XCTAssertLessThan(steps.suffix(5).max() ?? 1, (steps.max() ?? 0) / 2)
    XCTAssertEqual(frames[62].time - frames[61].time, 0.152, accuracy: 0.001)
  }

  func testTwoFingerScrollIsNoPinch() throws {
    let recording = try RealRecordings.read("ep0430m09-2f-scroll.evemu")
    guard recording.contacts == 2 else { return XCTFail("\(recording.contacts) contacts") }
    let landings = recording.frames.times(of: .began)
    XCTAssertEqual(landings[1] - landings[0], 0.008, accuracy: 0.001)
    let both = recording.frames.filter { $0.contacts.count == 2 }
    guard !both.isEmpty else { return XCTFail("never two fingers") }
    func spread(_ frame: DigitizerFrame) -> CGFloat {
      let (first, second) = (frame.contacts[0].location, frame.contacts[1].location)
      return hypot((first.x - second.x) * 1280, (first.y - second.y) * 768)
    }
    XCTAssertEqual(spread(both[both.count - 1]) / spread(both[0]), 1.04, accuracy: 0.02)
  }

  func testFiveFingersPinchIn() throws {
    let recording = try RealRecordings.read("dell-canvas-5f-pinch-in.evemu")
    XCTAssertEqual(recording.contacts, 5)
    XCTAssertEqual(recording.frames.map(\.contacts.count).max(), 5)
    let landings = recording.frames.times(of: .began)
    XCTAssertEqual((landings.max() ?? 0) - (landings.min() ?? 0), 0.081, accuracy: 0.001)
    let all = recording.frames.filter { frame in
      frame.contacts.count == 5 && !frame.contacts.contains { $0.phase == .ended }
    }
    guard !all.isEmpty else { return XCTFail("never five fingers") }
    func radius(_ frame: DigitizerFrame) -> CGFloat {
      let places = frame.contacts.map { CGPoint(x: $0.location.x * 595, y: $0.location.y * 334) }
      let center = CGPoint(x: places.map(\.x).reduce(0, +) / 5, y: places.map(\.y).reduce(0, +) / 5)
      return places.map { hypot($0.x - center.x, $0.y - center.y) }.reduce(0, +) / 5
    }
    XCTAssertEqual(radius(all[all.count - 1]) / radius(all[0]), 0.6, accuracy: 0.02)
  }

  func testLongPressHardlyMoves() throws {
    let recording = try RealRecordings.read("wacom-dth2242-long-press.evemu")
    XCTAssertEqual(recording.contacts, 1)
    XCTAssertEqual(try XCTUnwrap(recording.frames.last).time, 0.69, accuracy: 0.01)
    let places = recording.frames.contacts(slot: 0).map(\.location)
    let drift = places.map { hypot($0.x - places[0].x, $0.y - places[0].y) }.max() ?? 1
    XCTAssertEqual(drift, 0.003, accuracy: 0.001)
  }

  func testFullListsWithoutIdsAreOneFinger() throws {
    let recording = try RealRecordings.read("ntrig-protoA-1f-diagonal-drag.evemu")
    XCTAssertEqual(recording.contacts, 1)
    XCTAssertEqual(recording.name, "N-Trig MultiTouch")
    XCTAssertEqual(recording.frames.count, 107)
    XCTAssertEqual(try XCTUnwrap(recording.frames.last).time, 1.567, accuracy: 0.001)
  }

  func testGameWithBrokenBeginningAndEnd() throws {
    let recording = try RealRecordings.read(RealRecordings.nexus)
    XCTAssertEqual(recording.contacts, 16)
    XCTAssertEqual(
      recording.notes.map(\.cause),
      [.neverSeenToLand(slots: [0]), .endsWithFingersDown(slots: [0], time: 51.121341)])
    XCTAssertEqual(recording.notes.map(\.line), [1, 1838])
    XCTAssertEqual(recording.frames.times(of: .ended).count, 15)
    XCTAssertEqual(recording.frames.times(of: .cancelled).count, 1)
  }

  func testPhoneDragIsReadAsHexadecimal() throws {
    let recording = try RealRecordings.read(RealRecordings.phone)
    XCTAssertEqual(recording.format, .getevent)
    XCTAssertEqual(recording.contacts, 1)
    let first = try XCTUnwrap(recording.frames.first?.contacts.first)
    XCTAssertEqual(first.location.x * 1080, 0x273, accuracy: 1e-9)
    XCTAssertEqual(first.location.y * 1920, 0x306, accuracy: 1e-9)
    let x = recording.frames.contacts(slot: 0).map(\.location.x)
    XCTAssertGreaterThan(try XCTUnwrap(x.last), try XCTUnwrap(x.first))
  }

  func testFilesWithoutAxesSayWhatToPass() throws {
    for file in [RealRecordings.nexus, RealRecordings.phone] {
      let path = try RealRecordings.url(file).path
      XCTAssertThrowsError(try Recording.read(path: path)) { error in
        XCTAssertEqual(
          (error as? RecordingError)?.cause, .unknownAxes(["ABS_MT_POSITION_X", "ABS_MT_POSITION_Y"]))
        XCTAssertTrue("\(error)".contains("--axes 4095x4095"))
        XCTAssertTrue("\(error)".contains(file))
      }
    }
  }
}
