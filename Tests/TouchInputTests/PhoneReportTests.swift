import TouchKit
import XCTest

@testable import TouchInput

/// The file of the app on a phone: read as it is, and refused with its line where it's damaged.
final class PhoneReportTests: XCTestCase {
  private static let report = """
    touches 1
    by phone
    device iPhone15,3
    system iOS 26.1
    screen 400 800
    page pinch
    corner 40 97.5
    event 0.000000
    touch 0 began 100 200 12.5 direct
    event 0.016667
    touch 0 stationary 100 200 12.5 direct
    touch 1 began 300 400.25 20 pencil
    event 0.5
    touch 0 moved 120 200 12.5 direct
    touch 1 ended 300 400 20 pencil
    event 0.6
    touch 0 ended 120 200 12.5 direct
    log 0.000 YellowView.touchesBegan(_:with:)
    log 0.600 a line  with two spaces
    """

  func testAllOfIt() throws {
    let report = try PhoneReport.read(text: Self.report, file: "r")
    XCTAssertEqual(report.author, .phone)
    XCTAssertEqual([report.device, report.system, report.page], ["iPhone15,3", "iOS 26.1", "pinch"])
    XCTAssertEqual(report.screen, CGSize(width: 400, height: 800))
    XCTAssertEqual(report.corner, CGPoint(x: 40, y: 97.5))
    XCTAssertEqual(report.frames.map(\.time), [0, 0.016667, 0.5, 0.6])
    XCTAssertEqual(report.frames[1].contacts.map(\.phase), [.stationary, .began])
    XCTAssertEqual(report.frames[1].contacts[1].tool, .pencil(Pencil()))
    XCTAssertEqual(report.frames[2].contacts[0].location, CGPoint(x: 0.3, y: 0.25))
    XCTAssertEqual(report.frames[0].contacts[0].majorRadius, 12.5)
    XCTAssertEqual(report.log.map(\.time), [0, 0.6])
  }

  func testItIsARecordingLikeAnyOther() throws {
    let recording = try Recording.read(text: Self.report, file: "r")
    XCTAssertEqual(recording.format, .phone)
    XCTAssertEqual(recording.contacts, 2)
    XCTAssertEqual(recording.notes, [])
    let cut = Self.report.components(separatedBy: "\n").prefix(12).joined(separator: "\n")
    let shortened = try Recording.read(text: cut, file: "r")
    XCTAssertEqual(shortened.notes.map(\.line), [12])
    XCTAssertEqual(shortened.frames.last?.contacts.map(\.phase), [.cancelled, .cancelled])
  }

  func testDamageIsRefusedWithItsLine() {
    for (line, text) in [
      (1, "touches 2"), (2, "by someone"), (3, "device"), (5, "screen 0 800"), (5, "screen 400"),
      (7, "corner a b"),
      (8, "event"), (8, "event -1"), (9, "touch 0 moved 100 200 12.5 direct"),
      (9, "touch 0 began 100 200 direct"),
      (9, "touch 0 began 100 nan 12.5 direct"), (9, "touch 64 began 100 200 12.5 direct"),
      (9, "touch 0 began 1e300 200 12.5 direct"), (9, "touch 0 began 100 200 12.5 nose"), (9, "tuch 0"),
      (10, "event 0x1"), (13, "event 0.001"), (14, "touch 1 moved 120 200 12.5 direct"), (18, "log soon x"),
      (18, "log 0.1"), (6, "device iPhone15,3"),
    ] {
      var lines = Self.report.components(separatedBy: "\n")
      lines[line - 1] = text
      XCTAssertThrowsError(try PhoneReport.read(text: lines.joined(separator: "\n"), file: "r")) { error in
        let line = line == 14 ? 15 : line
        XCTAssertEqual((error as? RecordingError)?.line, line, "\(text): \(error)")
        XCTAssertTrue(
          "\(error)".contains("xpected") || "\(error)".contains("0 to 63")
            || "\(error)".contains("backwards"), "\(error)")
      }
    }
    for missing in 1...6 {
      var lines = Self.report.components(separatedBy: "\n")
      lines.remove(at: missing)
      XCTAssertThrowsError(try PhoneReport.read(text: lines.joined(separator: "\n"), file: "r"))
    }
  }

  func testNoDamageCrashes() {
    let bytes = Array(Self.report.utf8)
    for place in bytes.indices {
      for byte in [0, 10, 32, 45, 48, 57, 101, 255] as [UInt8] {
        var damaged = bytes
        damaged[place] = byte
        _ = try? Recording.read(bytes: damaged, file: "r")
      }
      _ = try? Recording.read(bytes: bytes.prefix(place), file: "r")
    }
  }
}
