import XCTest

@testable import HitTestingLab
@testable import RecognizersLab
@testable import SystemPathLab

/// The recordings of real fingers, which are no part of the project: skipped where they are not beside it.
final class RealRecordingTests: XCTestCase {
  private func path(_ file: String, from place: String = #filePath) throws -> String {
    let tests = URL(fileURLWithPath: place).deletingLastPathComponent().deletingLastPathComponent()
    let beside = tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = beside.appendingPathComponent("shared/recordings").appendingPathComponent(file).path
    guard FileManager.default.fileExists(atPath: path) else {
      throw XCTSkip("skipped: recordings are not beside the project")
    }
    return path
  }

  func testADoubleTapFromDigitizerToView() throws {
    let run = LabDriver(SystemPath.lab, "--play", try path("wacom-e6-double-tap-center.evemu"))
    for line in [
      "-[StarView touchesBegan:withEvent:]  tapCount 1", "-[StarView touchesBegan:withEvent:]  tapCount 2",
      "2 contacts in the recording, 2 touches out: 2 began, 2 ended, 0 cancelled.",
      "touch 1 at 0.000 s to StarView: counts as a tap, tapCount 1",
      "touch 2 at 0.172 s to StarView: counts as a tap, tapCount 2",
    ] {
      XCTAssertTrue(run.output.contains(line), "\(line) is not in:\n\(run.output)")
    }
  }

  func testADoubleTapIsNoSingleTap() throws {
    let run = LabDriver(
      Recognizers.lab, "--scenario", "GR14", "--format", "article",
      "--play", try path("wacom-e6-double-tap-center.evemu"))
    XCTAssertEqual(run.exitCode, .success)
    XCTAssertTrue(run.output.contains("action of DoubleTap: ended\n"), run.output)
    XCTAssertFalse(run.output.contains("action of SingleTap"), run.output)
  }

  func testAGameWithBrokenEnds() throws {
    let file = try path("nexus10-templerun.evemu")
    let refused = LabDriver(SystemPath.lab, "--play", file)
    XCTAssertEqual(refused.exitCode, .badRecording)
    XCTAssertTrue(refused.errors.contains("--axes 4095x4095"), refused.errors)
    let run = LabDriver(SystemPath.lab, "--play", file, "--axes", "4095x4095")
    XCTAssertTrue(
      run.output.contains("16 contacts in the recording, 16 touches out: 16 began, 15 ended, 1 cancelled."))
    XCTAssertTrue(run.output.contains("never seen to land"))
    XCTAssertTrue(run.output.contains("the recording ends with 1 finger still down"))
  }

  func testEveryRecordingOnEveryLab() throws {
    let folder = URL(fileURLWithPath: try path("README.md")).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files.sorted() where file.hasSuffix(".evemu") || file.hasSuffix(".getevent.txt") {
      for lab in [HitTesting.lab, SystemPath.lab, Recognizers.lab] {
        let run = LabDriver(lab, "--play", folder.appendingPathComponent(file).path, "--axes", "4095x4095")
        XCTAssertEqual(run.exitCode, .success, run.errors)
        XCTAssertTrue(
          run.output.contains(" touches out: ") || run.output.contains(" 1 touch out: "), run.output)
      }
    }
  }
}
