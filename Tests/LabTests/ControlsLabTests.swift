import LabSupport
import XCTest

@testable import ControlsLab

final class ControlsLabTests: XCTestCase {
  private func run(_ identifier: String, _ arguments: String..., columns: Int = 100) -> String {
    LabDriver(Controls.lab, arguments: ["--scenario", identifier] + arguments, columns: columns).output
  }

  func testEveryLogOnEverySystem() {
    XCTAssertEqual(ControlsLogs.all.map { $0.identifier }, Controls.lab.scenarios.map { $0.identifier })
    for (identifier, log) in ControlsLogs.all {
      XCTAssertEqual(run(identifier, "--format", "article"), log, identifier)
      // Before iOS 6 controls could not forbid anything.
      let forbids = ["CT1", "C15", "C15-slider"].contains(identifier)
      for profile in SystemProfile.all {
        let other = run(identifier, "--format", "article", "--profile", profile.name)
        XCTAssertEqual(other == log, !forbids || profile != .iOS5, "\(identifier) \(profile.name)")
      }
    }
  }

  func testEveryRowHasAScenario() {
    let names = Controls.lab.scenarios.map { $0.identifier }
    for row in (1...10).map({ "CT\($0)" }) { XCTAssertTrue(names.contains(row), row) }
  }

  /// The article's two logs, seven lines each.
  func testTheLinesOfTheArticle() {
    let tap = "-[CLTapGestureRecognizer touches"
    let began = [
      "\(tap)Began:withEvent:]", "-[CLButton touchesBegan:withEvent:]",
      "-[CLButton beginTrackingWithTouch:withEvent:]",
    ]
    XCTAssertEqual(
      run("CT1", "--format", "article").split(separator: "\n").map(String.init),
      began + [
        "\(tap)Ended:withEvent:] state = 5 (failed)", "-[CLButton touchesEnded:withEvent:]",
        "-[CLButton endTrackingWithTouch:withEvent:]", "action of CLButton",
      ])
    XCTAssertEqual(
      run("CT2", "--format", "article").split(separator: "\n").map(String.init),
      began + [
        "\(tap)Ended:withEvent:] state = 3 (ended)", "action of CLTapGestureRecognizer",
        "-[CLButton touchesCancelled:withEvent:]", "-[CLButton cancelTrackingWithEvent:]",
      ])
  }

  func testBeforeIOS6TheRecognizerWins() {
    let page = run("CT1", "--profile", "iOS5")
    XCTAssertTrue(page.contains("-[CLButton cancelTrackingWithEvent:]"), page)
    XCTAssertTrue(page.contains("The recognizer: before iOS 6"), page)
  }

  func testAPage() {
    XCTAssertEqual(
      run("CT2", columns: 80),
      """
      CT2  the same, but the recognizer is on the button itself  [iOS27]
      Now who acts?

      UIWindow          (0, 0) 320 × 480
      └── BlueView      (20, 100) 280 × 360
          └── CLButton  (90, 115) 100 × 50  watched by CLTapGestureRecognizer

      0.000  -[CLTapGestureRecognizer touchesBegan:withEvent:]
             -[CLButton touchesBegan:withEvent:]
             -[CLButton beginTrackingWithTouch:withEvent:]
      0.050  -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
             action of CLTapGestureRecognizer
             -[CLButton touchesCancelled:withEvent:]
             -[CLButton cancelTrackingWithEvent:]

      seconds                          0.000       0.050
      finger 0                         down ────── up
      CLTapGestureRecognizer           possible ┄┄ ended
      CLButton                         began ───── cancelled
      CLButton tracks                  begin ═════ cancel
      CLButton sends                   touchDown   touchCancel
      CLTapGestureRecognizer's action              ended

      ┄┄┄ still possible   ═══ tracking, highlighted
      Every column is a moment: distances are not to scale.

      The recognizer: a button forbids only recognizers of views around it. The tap is
      recognized (state 3), and as always when a gesture is recognized the view is
      cancelled. The button's action is never sent.

      More: swift run controls-lab --list

      """)
  }

  func testPagesAreAsWideAsTheTerminal() {
    for columns in [80, 120] {
      for scenario in Controls.lab.scenarios {
        let page = run(scenario.identifier, columns: columns)
        for line in page.components(separatedBy: "\n") {
          // Titles and questions are as long as they are.
          XCTAssertLessThanOrEqual(line.count, columns, line)
        }
      }
    }
  }

  func testTheZoneIsDrawnWhereItMatters() {
    for columns in [80, 120] {
      XCTAssertTrue(run("CT9", columns: columns).contains("╌╌ 70 points around CLButton"))
      XCTAssertTrue(run("CT9", columns: columns).contains("┌╌╌╌╌"))
      XCTAssertFalse(run("CT1", columns: columns).contains("╌"))
      // Segments have none.
      XCTAssertFalse(run("C9", columns: columns).contains("╌"))
    }
  }

  func testTheFigureIsWritten() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    XCTAssertEqual(LabDriver(Controls.lab, "--scenario", "CT9", "--svg", path).exitCode, .success)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(svg.contains("<title id=\"figure-CT9-title\">How CLButton follows the finger"))
    for part in [
      "polygon class=\"zone\"", "polyline class=\"way\"", ">touchDragExit</text>", ">touchDragOutside</text>",
    ] {
      XCTAssertTrue(svg.contains(part), part)
    }
  }

  func testTheViewsAloneAreDrawnUntouched() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    XCTAssertEqual(LabDriver(Controls.lab, "CT1", "--part", "views", "--svg", path).exitCode, .success)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(svg.contains("UIWindow holds BlueView; BlueView holds CLButton.</desc>"))
    XCTAssertFalse(svg.contains("class=\"finger\""))
  }

  // MARK: The prompt

  private func talk(_ lines: String..., scenario: String = "CT1") -> String {
    let run = LabDriver(Controls.lab, arguments: ["--interactive", "--scenario", scenario], typing: lines)
    XCTAssertEqual(run.errors, "")
    return run.output
  }

  func testTouchesAtThePrompt() {
    XCTAssertTrue(talk("tap CLButton").contains("action of CLButton"))
    XCTAssertTrue(talk("press CLButton 1").contains("action of CLButton"))
    XCTAssertTrue(talk("tap blue", scenario: "CT5").contains("There is no view “blue”"))
    let drag = talk("drag CLButton 160 400", scenario: "CT9")
    XCTAssertTrue(drag.contains("touchUpOutside"), drag)
    XCTAssertTrue(talk("drag CLButton 160 400", "picture", scenario: "CT9").contains("●··○"), drag)
    XCTAssertTrue(
      talk("interaction CLButton off", "tap CLButton").contains("action of CLTapGestureRecognizer"))
  }

  func testTheMiddleOfTheBlueViewBelongsToIt() {
    for scenario in Controls.lab.scenarios {
      let run = ScenarioRun(scenario)
      guard run.figure.views.contains(where: { $0.name == "BlueView" }) else { continue }
      XCTAssertTrue(
        talk("hit BlueView", scenario: scenario.identifier).contains("hits BlueView"), scenario.identifier)
    }
  }

  func testOneTapAfterAnotherIsNoDoubleTap() {
    XCTAssertFalse(talk("tap CLButton", "tap CLButton", scenario: "CT9").contains("touchDownRepeat"))
    XCTAssertTrue(talk("double-tap CLButton", scenario: "CT9").contains("touchDownRepeat"))
  }

  func testExamplesNameTheViewsThatAreThere() {
    XCTAssertTrue(talk("press").contains("For example: press CLButton 0.5"))
    XCTAssertTrue(talk("interaction CLButton maybe").contains("For example: interaction CLButton off"))
  }
}
