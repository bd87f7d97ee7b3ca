import Foundation
import XCTest

@testable import TouchInput

/// Where a recording comes from, and what is no recording at all.
final class RecordingFileTests: XCTestCase {
  private let recording = """
    # EVEMU 1.3
    A: 35 0 99 0 0 0
    A: 36 0 99 0 0 0
    E: 5.000000 0003 0039 0001
    E: 5.000000 0003 0035 0060
    E: 5.000000 0003 0036 0050
    E: 5.000000 0000 0000 0000
    E: 5.500000 0003 0039 -001
    E: 5.500000 0000 0000 0000
    """

  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.path)
  }

  private func cause(_ text: String) -> RecordingError.Cause? {
    do {
      _ = try Recording.read(text: text, file: "made-up")
      return nil
    } catch {
      return error.cause
    }
  }

  func testAPipeIsReadToItsEnd() throws {
    try inFolder { folder in
      let path = folder + "/pipe"
      XCTAssertEqual(mkfifo(path, 0o600), 0)
      let text = recording
      // Longer than a pipe holds, and in two pieces.
      let padding = String(repeating: "# a comment\n", count: 10_000)
      Thread.detachNewThread {
        guard let pipe = FileHandle(forWritingAtPath: path) else { return }
        pipe.write(Data(padding.utf8))
        pipe.write(Data(text.utf8))
        pipe.closeFile()
      }
      XCTAssertEqual(try Recording.read(path: path).frames.summary, ["0.000 0+", "0.500 0-"])
    }
  }

  func testWhatCannotBeReadIsToldApart() throws {
    try inFolder { folder in
      func message(_ path: String) -> String {
        do throws(RecordingError) {
          _ = try Recording.read(path: path)
          return "no error"
        } catch {
          return error.description.replacingOccurrences(of: folder, with: "folder")
        }
      }
      XCTAssertEqual(message(folder), "folder: cannot be read: it is a folder. Name a file in it.")
      let missing = "cannot be read: there is no such file. Is the path right?"
      XCTAssertEqual(message(folder + "/none"), "folder/none: " + missing)
      try recording.write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      XCTAssertEqual(message(folder + "/file/none"), "folder/file/none: " + missing)
    }
    XCTAssertEqual(RecordingError.Unreadable(code: EACCES), .notPermitted)
    XCTAssertEqual(
      RecordingError(file: "secret", line: nil, cause: .unreadable(.notPermitted)).description,
      "secret: cannot be read: you have no permission to read it. Change that with: chmod u+r")
  }

  func testWhatHasNoEndIsRefused() {
    XCTAssertThrowsError(try RecordingFile.bytes(of: "/dev/zero", atMost: 1 << 20)) {
      XCTAssertEqual(
        "\($0)", "/dev/zero: cannot be read: it is longer than 1 MB. Record less at a time.")
    }
  }

  func testBytesThatAreNoTextAreNoRecording() {
    let binary: [UInt8] = [0x5b, 0x20, 0x31, 0x5d, 0x0a, 0, 1, 2, 0x0a]
    XCTAssertThrowsError(try Recording.read(bytes: binary, file: "binary")) {
      XCTAssertEqual(
        "\($0)",
        "binary: is not text. Expected the output of evemu-record, libinput record, getevent -lt or the phone app."
      )
    }
  }

  func testBracketsAloneAreNotGetevent() {
    XCTAssertEqual(cause("[1, 2, 3]"), .unknownFormat(text: "[1, 2, 3]"))
    XCTAssertEqual(cause("[section]\nkey = 1"), .unknownFormat(text: "[section]"))
    guard case .malformedLine = cause("[   1.000000] nonsense") else {
      return XCTFail("a time is getevent’s")
    }
  }

  func testHIDReportsAreNotEvemu() {
    let log = """
      D: 0
      R: 4 05 0d 09 04
      N: A touchscreen
      I: 3 056a 5146
      E: 000000.000000 4 01 02 03 ff
      """
    XCTAssertEqual(cause(log), .hidReports)
    XCTAssertEqual(cause("E: 000000.000000 4 01 02 03 ff"), .hidReports)
    XCTAssertEqual(cause(recording), nil)
  }

  func testNumbersOfEveryLength() {
    XCTAssertEqual(EvdevNumber.microseconds("0.0088"), 8_800)
    XCTAssertEqual(EvdevNumber.microseconds("12.123456789"), 12_123_456)
    XCTAssertEqual(EvdevNumber.microseconds("7"), 7_000_000)
    for text in ["", ".", "1.", ".5", "1.2.3", "1.0000000000", "1234567890123", "1e3", "-1", "１"] {
      XCTAssertNil(EvdevNumber.microseconds(text), text)
    }
    XCTAssertEqual(EvdevNumber.decimal("-0002147483648"), -2_147_483_648)
    XCTAssertEqual(EvdevNumber.decimal("2147483647"), 2_147_483_647)
    for text in ["", "-", "--1", "+1", "2147483648", "-2147483649", "99999999999999999999999", "1a"] {
      XCTAssertNil(EvdevNumber.decimal(text), text)
    }
    XCTAssertEqual(EvdevNumber.hexadecimalValue("FfffFFff"), -1)
    XCTAssertEqual(EvdevNumber.hexadecimalCode("000000000ffff"), 65_535)
    for text in ["", "g", "10000", "-1", "+1", "0x1"] {
      XCTAssertNil(EvdevNumber.hexadecimalCode(text), text)
    }
    XCTAssertNil(EvdevNumber.hexadecimalValue("100000000"))
  }
}
