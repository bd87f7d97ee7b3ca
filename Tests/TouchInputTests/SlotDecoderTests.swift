import TouchInput
import XCTest

/// Protocol B: only what changed, slot by slot.
final class SlotDecoderTests: XCTestCase {
  func testFirstLinesWithoutSlotMeanSlotZero() throws {
    let recording = try SyntheticRecording([.id(7), .x(10), .y(20)], [.x(11)], [.id(-1)]).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0>", "0.200 0-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 20], [11, 20], [11, 20]])
    XCTAssertEqual(recording.notes, [])
  }

  func testSlotIsRememberedFromFrameToFrame() throws {
    let recording = try SyntheticRecording(
      [.slot(0), .id(1), .x(10), .y(10), .slot(1), .id(2), .x(50), .y(50)], [.x(60)], [.y(70)],
      [.id(-1), .slot(0), .id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.100 0. 1>", "0.200 0. 1>", "0.300 0- 1-"])
    XCTAssertEqual(recording.frames.places(slot: 1), [[50, 50], [60, 50], [60, 70], [60, 70]])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 10], [10, 10], [10, 10], [10, 10]])
  }

  func testTrackingIDIsNoSlot() throws {
    let recording = try SyntheticRecording([.slot(3), .id(9), .x(1), .y(2)], [.id(-1)]).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 3+", "0.100 3-"])
  }

  func testReusedSlotKeepsTheCoordinateThatDidNotChange() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20)], [.id(-1)], [.id(2), .y(30)], [.id(-1)], [.id(3)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.contacts, 3)
    XCTAssertEqual(
      recording.frames.places(slot: 0), [[10, 20], [10, 20], [10, 30], [10, 30], [10, 30], [10, 30]])
    XCTAssertEqual(recording.notes, [])
  }

  func testNewTrackingIDWithoutLiftEndsTheOldContactFirst() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20), .slot(1), .id(2), .x(5), .y(5)], [.slot(0), .id(3), .x(80), .y(80)],
      [.id(-1), .slot(1), .id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.100 0- 1.", "0.100 0+ 1.", "0.200 0- 1-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 20], [10, 20], [80, 80], [80, 80]])
  }

  func testLiftAndLandingInOneFrameAreTwoContacts() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20)], [.id(-1), .id(1), .x(80)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0-", "0.100 0+", "0.200 0-"])
  }

  func testFingerWaitsUntilBothCoordinatesAreKnown() throws {
    let recording = try SyntheticRecording([.id(1), .x(10)], [.x(11)], [.y(20)], [.id(-1)]).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0-"])
    XCTAssertEqual(recording.notes.map(\.line), [7])
    XCTAssertEqual(recording.notes.map(\.cause), [.waitedForPosition(slot: 0)])
  }

  func testFingerThatLeavesBeforeItsPlaceIsKnownIsLeftOut() throws {
    let recording = try SyntheticRecording([.id(1), .x(10)], [.id(-1)], [.id(2), .y(3)], [.id(-1)]).read()
    XCTAssertEqual(recording.contacts, 1)
    XCTAssertEqual(recording.notes.map(\.cause), [.leftUnseen(slot: 0)])
  }

  func testFingersNeverSeenToLandAreOneNote() throws {
    let recording = try SyntheticRecording(
      [.slot(1), .x(3), .y(4), .slot(2), .id(-1)], [.slot(1), .x(5)], [.id(-1)],
      [.id(5), .x(10), .y(10)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 1+", "0.100 1-"])
    XCTAssertEqual(recording.notes.map(\.cause), [.neverSeenToLand(slots: [1, 2])])
  }

  func testFingersDownAtTheEndAreCancelled() throws {
    let recording = try SyntheticRecording([.id(1), .x(10), .y(20)], [.x(11)]).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0>", "0.100 0x"])
    XCTAssertEqual(recording.notes.map(\.cause), [.endsWithFingersDown(slots: [0], time: 0.1)])
    XCTAssertEqual(
      recording.notes.first?.description,
      "line 12: the recording ends with 1 finger still down (slot 0); it is cancelled at 0.100 s")
  }

  func testEventsAfterTheLastReportAreNotApplied() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20)], [.id(-1)], end: "E: 0.300000 0003 0039 4\nE: 0.300000 0003 0035 4\n"
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0-"])
    XCTAssertEqual(recording.notes.map(\.line), [13])
    XCTAssertEqual(recording.notes.map(\.cause), [.endsInsideFrame])
  }

  // SYN_DROPPED is made up here: none of the real recordings has one.
  func testDroppedEventsCancelAndSilenceTheSlot() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20)], [.x(50), .dropped, .x(51), .id(9)], [.x(60)], [.id(-1)],
      [.id(2), .x(30)], [.y(31)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0x", "0.500 0+", "0.600 0-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 20], [10, 20], [30, 31], [30, 31]])
    XCTAssertEqual(
      recording.notes.map(\.cause), [.eventsDropped(slots: [0]), .waitedForPosition(slot: 0)])
  }

  func testPalmIsCancelledAndIgnoredUntilAnotherFingerLands() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(20), .tool(0)], [.tool(2), .x(12)], [.x(13), .tool(0)], [.id(-1)],
      [.id(2)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0x", "0.400 0+", "0.500 0-"])
    XCTAssertEqual(recording.notes.map(\.cause), [.palm(slot: 0)])
  }

  func testValuesOutsideTheRangeStayOnTheGlassAndAreNotedOnce() throws {
    let recording = try SyntheticRecording([.id(1), .x(-5), .y(2_000_000_000)], [.x(500)], [.id(-1)]).read()
    XCTAssertNil(recording.frames.flaw)
    XCTAssertEqual(recording.frames.places(slot: 0), [[0, 99], [99, 99], [99, 99]])
    XCTAssertEqual(recording.notes.map(\.line), [8])
    XCTAssertEqual(
      recording.notes.map(\.cause), [.outsideAxis(name: "ABS_MT_POSITION_X", value: -5, range: 0...99)])
  }

  func testPressureAloneIsAMove() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(1), .y(2), .pressure(51)], [.pressure(255)], [.id(-1)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0>", "0.200 0-"])
    XCTAssertEqual(recording.frames.flatMap(\.contacts).map(\.pressure), [0.2, 1, 1])
  }

  func testImpossibleSlotsAreErrors() {
    for slot in [-1, 64, 2_147_483_647] {
      XCTAssertThrowsError(try SyntheticRecording([.slot(slot), .id(1), .x(1), .y(1)]).read()) {
        XCTAssertEqual(($0 as? RecordingError)?.cause, .impossibleSlot(slot))
        XCTAssertEqual(($0 as? RecordingError)?.line, 7)
      }
    }
  }

  func testMultiTouchWinsOverEmulatedSingleTouch() throws {
    let recording = try SyntheticRecording(
      [.axisX(90), .axisY(90), .id(1), .x(10), .y(20), .button(1)], [.axisX(91)], [.id(-1), .button(0)]
    ).read()
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 20], [10, 20], [10, 20]])
  }

  func testSingleTouchDeviceIsSlotZero() throws {
    let recording = try SyntheticRecording(
      [.axisX(10), .axisY(20)], [.axisX(11), .button(1)], [.axisY(25)], [.button(0)], [.button(1)],
      [.button(0)]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0>", "0.200 0-", "0.300 0+", "0.400 0-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[11, 20], [11, 25], [11, 25], [11, 25], [11, 25]])
    XCTAssertEqual(recording.notes, [])
  }
}
