import TouchInput
import XCTest

/// Protocol A: the full list of contacts in every frame.
final class FrameListDecoderTests: XCTestCase {
  func testContactsWithIdsKeepTheirSlotsInAnyOrder() throws {
    let recording = try SyntheticRecording(
      [.id(4), .x(10), .y(10), .endOfContact, .id(9), .x(80), .y(80), .endOfContact],
      [.id(9), .x(20), .y(20), .endOfContact, .id(4), .x(70), .y(70), .endOfContact],
      [.id(9), .x(21), .y(20), .endOfContact],
      [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.100 0> 1>", "0.200 0- 1>", "0.300 1-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 10], [70, 70], [70, 70]])
  }

  func testContactsWithoutIdsAreMatchedByDistance() throws {
    let recording = try SyntheticRecording(
      [.x(10), .y(10), .endOfContact, .x(30), .y(10), .endOfContact],
      // Both are nearest to the second finger of the frame before; the nearer one gets it.
      [.x(22), .y(10), .endOfContact, .x(28), .y(10), .endOfContact],
      []
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.100 0> 1>", "0.200 0- 1-"])
    XCTAssertEqual(recording.frames.places(slot: 0), [[10, 10], [22, 10], [22, 10]])
    XCTAssertEqual(recording.frames.places(slot: 1), [[30, 10], [28, 10], [28, 10]])
  }

  func testFarAwayContactIsAnotherFinger() throws {
    let recording = try SyntheticRecording(
      [.x(10), .y(10), .endOfContact], [.x(90), .y(90), .endOfContact], [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0- 1+", "0.200 1-"])
  }

  func testLowestFreeSlotIsTaken() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(1), .y(1), .endOfContact, .id(2), .x(50), .y(50), .endOfContact],
      [.id(2), .x(50), .y(50), .endOfContact],
      [.id(2), .x(50), .y(50), .endOfContact, .id(3), .x(9), .y(9), .endOfContact],
      [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+ 1+", "0.100 0- 1.", "0.200 0+ 1.", "0.300 0- 1-"])
  }

  func testHalfDecodedContactsNeverAppear() throws {
    let recording = try SyntheticRecording(
      [.x(10), .endOfContact], [.x(10), .y(10), .endOfContact], [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0-"])
    XCTAssertEqual(recording.notes.map(\.cause), [.contactWithoutPosition])
  }

  func testSameIdTwiceInOneFrameCountsOnce() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(1), .endOfContact, .id(1), .x(10), .y(2), .endOfContact], [.endOfContact]
    ).read()
    XCTAssertEqual(recording.contacts, 1)
    XCTAssertEqual(recording.notes.map(\.cause), [.sameContactTwice(trackingID: 1)])
  }

  // SYN_DROPPED is made up here: none of the real recordings has one.
  func testDroppedEventsCancelAndTheNextFrameBeginsAnew() throws {
    let recording = try SyntheticRecording(
      [.x(10), .y(10), .endOfContact], [.dropped, .x(11), .y(10), .endOfContact],
      [.x(12), .y(10), .endOfContact], [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0x", "0.200 0+", "0.300 0-"])
  }

  func testPalmIsCancelled() throws {
    let recording = try SyntheticRecording(
      [.id(1), .x(10), .y(10), .endOfContact], [.id(1), .x(11), .y(10), .tool(2), .endOfContact],
      [.id(1), .x(11), .y(10), .tool(2), .endOfContact], [.endOfContact]
    ).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.100 0x"])
    XCTAssertEqual(recording.notes.map(\.cause), [.palm(slot: 0)])
  }

  func testFingersDownAtTheEndAreCancelled() throws {
    let recording = try SyntheticRecording([.x(10), .y(10), .endOfContact]).read()
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.000 0x"])
  }
}
