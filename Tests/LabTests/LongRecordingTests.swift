import TouchInput
import XCTest

@testable import LabSupport

/// Long recordings: what a lab prints while they play, and forgets.
final class LongRecordingTests: XCTestCase {
  /// Taps, drags and two fingers at once, as an evemu recording.
  private func recording(touches: Int) -> String {
    var lines = ["# EVEMU 1.3", "N: test", "A: 35 0 999 0 0 0", "A: 36 0 999 0 0 0"]
    func frame(_ time: Int, _ events: [(code: Int, value: Int)]) {
      let seconds = "\(time / 1000).\(String(1000 + time % 1000).dropFirst())000"
      for event in events + [(0, 0)] {
        let type = event.code == 0 ? "0000 0000" : "0003 00\(event.code)"
        lines.append("E: \(seconds) \(type) \(event.value)")
      }
    }
    for touch in 0..<touches {
      let (time, x) = (touch * 400, 100 + touch * 37 % 800)
      let isPair = touch % 5 == 4
      frame(time, [(47, 0), (39, 2 * touch + 1), (35, x), (36, 480)])
      if isPair { frame(time + 10, [(47, 1), (39, 2 * touch + 2), (35, 990 - x), (36, 520)]) }
      if touch % 3 == 1 { for step in 1...6 { frame(time + 20 * step, [(47, 0), (35, x + 12 * step)]) } }
      if isPair { frame(time + 170, [(47, 1), (39, -1)]) }
      frame(time + 180, [(47, 0), (39, -1)])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func testWhatIsPrintedWhileItPlaysIsTheWholeLog() throws {
    let recording = try Recording.read(text: recording(touches: 30), file: "test")
    XCTAssertEqual(recording.contacts, 36)
    for lab in everyLab {
      for arguments in [
        ["--format", "swift"], ["--format", "json", "--all"], ["--format", "article"],
        ["--part", "log", "--all"],
      ] {
        func output(_ write: (LabReport, ScenarioRun) throws -> Void) throws -> String {
          let options = try Options(arguments, of: lab)
          let run = ScenarioRun(options.scenario)
          var written = ""
          let terminal = Terminal(write: { written += $0 }, writeError: { _ in })
          try write(LabReport(lab: lab, options: options, run: run, terminal: terminal), run)
          return written
        }
        let whole = try output { report, run in
          run.play(recording)
          try report.write()
        }
        let parts = try output { report, run in
          try report.write(whilePlaying: recording)
          XCTAssertEqual(run.trace.entries.count, 0, "everything is forgotten")
        }
        XCTAssertGreaterThan(whole.count, 1_000)
        XCTAssertEqual(parts, whole, "\(lab.name) \(arguments)")
      }
    }
  }

  func testTheTraceDoesNotGrowWithTheRecording() throws {
    let lab = try XCTUnwrap(everyLab.first)
    func most(touches: Int) throws -> Int {
      let recording = try Recording.read(text: recording(touches: touches), file: "test")
      let options = try Options(["--format", "swift", "--all"], of: lab)
      let run = ScenarioRun(options.scenario)
      var most = 0
      let terminal = Terminal(write: { _ in most = max(most, run.trace.entries.count) }, writeError: { _ in })
      try LabReport(lab: lab, options: options, run: run, terminal: terminal).write(whilePlaying: recording)
      return most
    }
    XCTAssertGreaterThan(try most(touches: 20), 20)
    XCTAssertEqual(try most(touches: 20), try most(touches: 200))
  }

  func testAPageWithoutAPictureSaysSo() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "long-\(ProcessInfo.processInfo.globallyUniqueString).evemu")
    defer { try? FileManager.default.removeItem(at: file) }
    try recording(touches: 180).write(to: file, atomically: true, encoding: .utf8)
    for lab in everyLab {
      let page = LabDriver(lab, "--play", file.path, columns: 80)
      XCTAssertEqual(page.exitCode, .success, page.errors)
      XCTAssertTrue(page.output.contains("216 contacts are too many for a picture"), lab.name)
      XCTAssertTrue(page.output.contains("216 contacts in the recording"), lab.name)
      XCTAssertLessThanOrEqual(page.output.longestLine, 80, lab.name)
      let answer = LabDriver(lab, "--play", file.path, "--part", "answer", columns: 80).output
      XCTAssertTrue(page.output.contains(answer), lab.name)
      XCTAssertTrue(answer.hasPrefix("216 contacts"), lab.name)
      let nothing = LabDriver(lab, "--play", file.path, "--only", "zebra")
      XCTAssertEqual(nothing.exitCode, .usage)
      XCTAssertEqual(nothing.output, "", lab.name)
      XCTAssertTrue(nothing.errors.contains("No line of the log is left"), nothing.errors)
    }
    let picture = LabDriver(try XCTUnwrap(everyLab.last), "--play", file.path, "--part", "picture")
    XCTAssertFalse(picture.output.contains("too many"))
    XCTAssertGreaterThan(picture.output.count, 10_000)
  }
}
