import LabSupport
import XCTest

@testable import HitTestingLab
@testable import SystemPathLab

/// Recordings that the tests write themselves; those of real fingers are tested where they are at hand.
final class RecordingTests: XCTestCase {
  private func play(_ lab: Lab, _ text: String, _ arguments: String...) throws -> LabDriver {
    let name = "recording-\(ProcessInfo.processInfo.globallyUniqueString).evemu"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return LabDriver(lab, arguments: ["--play", file.path] + arguments)
  }

  private let axes = "A: 35 0 999 0 0 0\nA: 36 0 999 0 0 0\n"

  /// A synthetic double tap that leaves a finger down at the end.
  private let taps = """
    # EVEMU 1.3
    N: test
    E: 0.000000 0003 0039 0001
    E: 0.000000 0003 0035 0500
    E: 0.000000 0003 0036 0500
    E: 0.000000 0000 0000 0000
    E: 0.030000 0003 0039 -001
    E: 0.030000 0000 0000 0000
    E: 0.150000 0003 0039 0002
    E: 0.150000 0003 0035 0505
    E: 0.150000 0000 0000 0000
    E: 0.200000 0003 0039 -001
    E: 0.200000 0000 0000 0000
    E: 2.000000 0003 0039 0003
    E: 2.000000 0000 0000 0000
    E: 2.010000 0003 0035 0510
    E: 2.010000 0000 0000 0000
    E: 2.020000 0003 0035 0515
    E: 2.020000 0000 0000 0000

    """

  func testTapsAreCountedFromDigitizerToView() throws {
    let run = try play(SystemPath.lab, axes + taps)
    XCTAssertEqual(run.exitCode, .success, run.errors)
    for line in [
      "-[StarView touchesBegan:withEvent:]  tapCount 1", "-[StarView touchesBegan:withEvent:]  tapCount 2",
      "digitizer: finger 0 began at (160, 240)",
      "… 2 frames of moves in 0.010 s, touchesMoved to StarView (--all",
      "3 contacts in the recording, 3 touches out: 3 began, 2 ended, 1 cancelled.",
      "touch 2 at 0.150 s to StarView: counts as a tap, tapCount 2",
      "the recording ends with 1 finger still down",
    ] {
      XCTAssertTrue(run.output.contains(line), "\(line) is not in:\n\(run.output)")
    }
    let everything = try play(SystemPath.lab, axes + taps, "--all").output
    XCTAssertTrue(everything.contains("finger 0 moved at"))
    XCTAssertFalse(everything.contains("frames of moves"))
  }

  func testRecordingsPlayOnEveryScenario() throws {
    for lab in [HitTesting.lab, SystemPath.lab] {
      for scenario in lab.scenarios {
        let run = try play(lab, axes + taps, "--scenario", scenario.identifier)
        XCTAssertEqual(run.exitCode, .success, scenario.identifier)
        XCTAssertTrue(run.output.contains("3 contacts in the recording"), scenario.identifier)
      }
    }
  }

  func testContactsThatReachNobody() throws {
    let output = try play(SystemPath.lab, axes + taps, "--scenario", "SP3").output
    XCTAssertTrue(output.contains("0 touches out: 0 began, 0 ended, 0 cancelled."), output)
    XCTAssertTrue(output.contains("3 contacts reached no window"), output)
  }

  func testAxesMustBeKnown() throws {
    let run = try play(SystemPath.lab, taps)
    XCTAssertEqual(run.exitCode, .badRecording)
    XCTAssertTrue(run.errors.contains("--axes 4095x4095"), run.errors)
    XCTAssertEqual(try play(SystemPath.lab, taps, "--axes", "1000x1000").exitCode, .success)
  }

  func testBrokenRecordings() throws {
    for text in ["", "hello\n", axes + "E: 0.1 zz zz zz\n"] {
      let run = try play(HitTesting.lab, text)
      XCTAssertEqual(run.exitCode, .badRecording, text)
      XCTAssertFalse(run.errors.isEmpty)
      XCTAssertEqual(run.output, "")
    }
  }
}
