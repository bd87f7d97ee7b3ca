import LabSupport
import XCTest

@testable import RecognizersLab

final class RecognizersLabTests: XCTestCase {
  private func run(_ identifier: String, _ arguments: String...) -> String {
    LabDriver(Recognizers.lab, arguments: ["--scenario", identifier] + arguments).output
  }

  func testEveryLog() {
    XCTAssertEqual(RecognizersLogs.all.map { $0.identifier }, Recognizers.lab.scenarios.map { $0.identifier })
    for (identifier, log) in RecognizersLogs.all {
      XCTAssertEqual(run(identifier, "--format", "article"), log, identifier)
    }
  }

  func testEveryRowHasAScenario() {
    let names = Recognizers.lab.scenarios.map { $0.identifier }
    for row in (1...15).map({ "GR\($0)" }) + ["TE9"] {
      XCTAssertTrue(names.contains { $0 == row || $0.hasPrefix("\(row)-") }, row)
    }
  }

  /// The three lines of the article do not depend on the system; only the gates and the run loops do.
  func testTheLogsOfEverySystem() {
    let others = ["GR9", "GR15", "GR11-press-loop", "G85"]
    for (identifier, log) in RecognizersLogs.all where !others.contains(identifier) {
      // Before iOS 6 views could not forbid anything.
      for profile in SystemProfile.all where identifier != "GR14-begin" || profile != .iOS5 {
        XCTAssertEqual(run(identifier, "--format", "article", "--profile", profile.name), log, profile.name)
      }
    }
    XCTAssertFalse(run("G85", "--format", "article", "--profile", "iOS18").contains("popped"))
    XCTAssertFalse(run("GR15", "--profile", "iOS6").contains("-[_UISystemGesture"))
    XCTAssertFalse(run("GR9", "--profile", "iOS6").contains("  _UISystemGesture"))
  }

  func testAPage() {
    XCTAssertEqual(
      run("GR1"),
      """
      GR1  a tap recognizer on the root view, a tap on YellowView  [iOS27]
      Three lines: what is the view told, and when does the action come?

      UIWindow            (0, 0) 320 × 480
      └── RootView        (0, 0) 320 × 480  watched by Tap
          └── YellowView  (60, 120) 200 × 240

      0.000  -[YellowView touchesBegan:withEvent:]
      0.050  View Tapped
             -[YellowView touchesCancelled:withEvent:]

      seconds       0.000      0.050
      finger 0      down ───── up
      Tap           possible ┄ ended
      YellowView    began ──── cancelled
      Tap's action             ended

      ┄┄┄ still possible
      Every column is a moment: distances are not to scale.

      The view is told that the finger landed, as if there were no recognizer. When
      the finger lifts, the recognizer hears of it first and recognizes; the action is
      sent, and instead of touchesEnded the view gets touchesCancelled.

      More: swift run recognizers-lab --list

      """)
  }

  /// The same lines in both logs, but at different times (fact G25).
  func testWhenTheEndIsTold() {
    XCTAssertTrue(run("GR7").contains("0.400  -[YellowView touchesEnded:withEvent:]"))
    XCTAssertTrue(run("GR7-false").contains("0.050  -[YellowView touchesEnded:withEvent:]"))
    XCTAssertTrue(run("GR6").contains("0.750  -[YellowView touchesBegan:withEvent:]"))
  }

  func testLikeMomentsShareALineUnlessAllIsWanted() {
    XCTAssertTrue(run("GR3").contains("0.080  View panned\n       … the same 4 more times, until 0.144\n"))
    XCTAssertFalse(run("GR3", "--all").contains("the same"))
    XCTAssertTrue(run("GR3", "--all").contains("-[Pan touchesMoved:withEvent:]"))
  }

  func testPagesAreAsWideAsTheTerminal() {
    for columns in [80, 120] {
      for scenario in Recognizers.lab.scenarios {
        let page = LabDriver(Recognizers.lab, "--scenario", scenario.identifier, columns: columns).output
        // Lines of the log are as long as the messages are.
        let lines = page.components(separatedBy: "\n").filter { !$0.contains(" stays ") }
        for line in lines { XCTAssertLessThanOrEqual(line.count, columns, line) }
      }
    }
  }

  func testTheFigureIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("states-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(LabDriver(Recognizers.lab, "--scenario", "GR14", "--svg", file.path).exitCode, .success)
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(
      text.contains("<title id=\"figure-GR14-title\">The states of DoubleTap and SingleTap over time"))
    XCTAssertTrue(text.contains("SingleTap waits for DoubleTap"))
  }

  // MARK: The prompt

  private func talk(_ lines: String..., scenario: String = "GR14", columns: Int = 96) -> String {
    let run = LabDriver(
      Recognizers.lab, arguments: ["--interactive", "--scenario", scenario], typing: lines, columns: columns)
    XCTAssertEqual(run.errors, "")
    return run.output
  }

  func testATapThatWaitsForMore() {
    XCTAssertTrue(talk("tap yellow").contains("SingleTap: not decided yet. The next touch comes 0.1 s later"))
    let waited = talk("tap yellow", "wait 1")
    XCTAssertTrue(waited.contains("0.400  DoubleTap state = 5 (failed)"), waited)
    // The picture goes on where the touch left it.
    XCTAssertTrue(waited.contains("SingleTap           possible ┄ waits for DoubleTap · ended"), waited)
    XCTAssertTrue(talk("tap yellow", "tap yellow").contains("action of DoubleTap: ended"))
    XCTAssertFalse(talk("tap yellow", "wait 1", "tap yellow").contains("action of DoubleTap"))
  }

  func testEveryNewCommand() {
    XCTAssertTrue(talk("double-tap yellow").contains("action of DoubleTap: ended"))
    XCTAssertTrue(talk("pinch yellow 60 160", scenario: "GR11-pinch").contains("Pinch changed, scale 2."))
    XCTAssertTrue(talk("twist yellow 90", scenario: "GR11-rotation").contains("Rotation ended, 1."))
    XCTAssertTrue(talk("press yellow 1", scenario: "GR11-press").contains("action of LongPress: ended"))
    XCTAssertTrue(talk("drag 100 200 200 200", scenario: "GR3").contains("the same 17 more times"))
    XCTAssertTrue(talk("picture").hasSuffix("Nothing was touched yet.\n"))
    XCTAssertTrue(talk("tree").contains("watched by DoubleTap and SingleTap"))
    XCTAssertTrue(talk("tap yellow", "picture").hasSuffix("distances are not to scale.\n"))
  }

  /// What the chapter says of its own recognizers and of the pan's limit (fact G55).
  func testWhatTheChapterSaysOfDrags() {
    let rub = talk("pinch yellow 60 160", scenario: "GR13")
    XCTAssertTrue(rub.contains("RubRecognizer  possible → failed"), rub)
    let down = talk("drag 100 200 103 260", scenario: "GR13-sideways")
    XCTAssertTrue(down.contains("Sideways state = 5 (failed)"), down)
    let across = talk("drag 100 200 160 203", scenario: "GR13-sideways")
    XCTAssertTrue(across.contains("action of Sideways: ended"), across)
    XCTAssertFalse(talk("drag 100 200 109 209", scenario: "GR3").contains("View panned"))
    XCTAssertTrue(talk("drag 100 200 110 200", scenario: "GR3").contains("View panned"))
  }

  func testHelpNamesTheViewsThatAreThere() {
    let examples = talk("help", columns: 200).split(separator: "\n").dropFirst(2).map { line in
      line.components(separatedBy: "  ").filter { !$0.isEmpty }[0].components(separatedBy: ", or ").last ?? ""
    }
    XCTAssertEqual(examples.count, 23)
    for example in examples {
      let answer = talk(example)
      XCTAssertFalse(answer.contains("For example") || answer.contains("There is no"), answer)
    }
  }
}
