import LabSupport
import XCTest

@testable import ScrollDelayLab

final class ScrollDelayLabTests: XCTestCase {
  private func run(_ identifier: String, _ arguments: String...) -> String {
    LabDriver(ScrollDelay.lab, arguments: ["--scenario", identifier] + arguments).output
  }

  /// A log in which lines that repeat each other are one.
  private func folded(_ log: String) -> String {
    var lines: [(text: String, count: Int)] = []
    for line in log.split(separator: "\n").map(String.init) {
      if lines.last?.text == line {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((line, 1))
      }
    }
    return lines.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)" }.joined(separator: "\n")
  }

  /// The four logs of the article, line for line.
  func testTheFourPhenomena() {
    let logs = [
      "SD1": "backview tapped\n",
      "SD2": """
      -[LoggingTable touchesBegan:withEvent:]
      backview tapped
      -[LoggingTable touchesCancelled:withEvent:]

      """,
      "SD3": """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!

      """,
      "SD4": """
      -[LoggingButton touchesBegan:withEvent:]
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!

      """,
    ]
    for (identifier, log) in logs { XCTAssertEqual(run(identifier, "--format", "article"), log, identifier) }
    let all = ["SD1", "SD2", "SD3", "SD4"].compactMap { logs[$0] }.joined()
    XCTAssertEqual(LabDriver(ScrollDelay.lab, "--format", "article").output, all)
  }

  func testEveryLogOnEverySystem() {
    XCTAssertEqual(ScrollDelayLogs.all.map { $0.identifier }, ScrollDelay.lab.scenarios.map { $0.identifier })
    for (identifier, log) in ScrollDelayLogs.all {
      // Before iOS 6 neither a button nor a table could keep a tap of its own.
      let needsVetoes = ["SD1-4", "SD4", "SD1-refuse", "SD1-forbid"].contains(identifier)
      // What these two are about came with a system.
      let firstSystem = ["V30": SystemProfile.iOS14, "V31": .iOS17][identifier] ?? .iOS5
      for profile in SystemProfile.all.drop(while: { $0 != firstSystem })
      where !needsVetoes || profile != .iOS5 {
        let output = run(identifier, "--format", "article", "--profile", profile.name)
        XCTAssertEqual(folded(output), log, "\(identifier) \(profile.name)")
      }
    }
  }

  func testTheLogsOfOlderSystems() {
    XCTAssertEqual(
      run("V30", "--format", "article", "--profile", "iOS13", "--only", "clicked"),
      "the button of row 0 is clicked\nthe button of row 1 is clicked\n")
    XCTAssertEqual(
      run("V31", "--format", "article", "--profile", "iOS17.3", "--only", "Begin"),
      "scrollViewWillBeginDragging of List\nscrollViewWillBeginDragging of List\n")
  }

  func testEveryRowHasAScenario() {
    let names = ScrollDelay.lab.scenarios.map { $0.identifier }
    for row in 1...8 { XCTAssertTrue(names.contains("SD\(row)"), "SD\(row)") }
  }

  func testTheFourTimeLines() {
    let figure = """
      SD1  a quick tap on a row
      seconds        0           0.15                          0.5                 0.75                 1
      finger 0       ●───────●   ┆                                                 ┆
      Tap            ●┄┄┄┄┄┄┄● ended                                               ┆
      the delay      ●┄┄┄┄┄┄┄● failed                                              ┆
      log                    ● backview tapped                                     ┆

      SD2  a short press on a row
      seconds        0           0.15                          0.5                 0.75                 1
      finger 0       ●─────────────────────────────────────────●                   ┆
      Tap            ●┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄● ended             ┆
      the delay      ●┄┄┄┄┄┄┄┄┄┄┄● failed                                          ┆
      LoggingTable               ● began ──────────────────────● cancelled         ┆
      log                        ┆                             ● backview tapped   ┆

      SD3  a long press on a row
      seconds        0           0.15                          0.5                 0.75                 1
      finger 0       ●──────────────────────────────────────────────────────────────────────────────────●
      Tap            ●┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄● failed
      the delay      ●┄┄┄┄┄┄┄┄┄┄┄● failed                                          ┆
      LoggingTable               ● began ──────────────────────────────────────────────────────── ended ●
      log                        ┆                                                 ┆     cell selected! ●

      SD4  a tap on the button
      seconds        0           0.15                          0.5                 0.75                 1
      finger 0       ●───────●   ┆                                                 ┆
      Tap            ●┄┄┄┄┄┄┄● failed                                              ┆
      LoggingButton  ● began ● ended                                               ┆
      log                    ● button clicked!                                     ┆

      ┄┄┄ still possible
      After 0.15 s the delay is over: a finger that rests is the content's.
      After 0.75 s a tap recognizer gives up: the finger has stayed too long.
      the delay: UIScrollViewDelayedTouchesBeganGestureRecognizer
      """
    let page = LabDriver(ScrollDelay.lab, columns: 100).output
    XCTAssertTrue(page.contains(figure), page)
    // The logs above have the times of the figure, not of the device.
    XCTAssertTrue(page.contains("SD3  a long press on a row\n0.150  -[LoggingTable touchesBegan"), page)
  }

  func testPagesAreAsWideAsTheTerminal() {
    for columns in [80, 120] {
      for scenario in ScrollDelay.lab.scenarios {
        let page = LabDriver(ScrollDelay.lab, "--scenario", scenario.identifier, columns: columns).output
        XCTAssertLessThanOrEqual(page.longestLine, columns, page)
      }
    }
  }

  /// V22: the last distances of the log are those of the formula.
  func testTheRubberBand() {
    XCTAssertTrue(run("V22").contains("finger 120, content 56.7\n"))
    let share: Double = 120 * 0.55 / 400 + 1
    XCTAssertEqual(400 - 400 / share, 56.7, accuracy: 0.05)
  }

  func testTheFigureIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("time-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(LabDriver(ScrollDelay.lab, "--svg", file.path).exitCode, .success)
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(text.contains("<title id=\"figure-SD1-4-title\">4 touches along time</title>"), text)
    XCTAssertTrue(text.contains("At 0.5 s finger 0 up, Tap is ended, LoggingTable is told cancelled"), text)
    XCTAssertEqual(text.components(separatedBy: "class=\"mark\"").count - 1, 8)
  }

  // MARK: The prompt

  private func talk(_ lines: String...) -> String {
    let run = LabDriver(ScrollDelay.lab, arguments: ["--interactive"], typing: lines)
    XCTAssertEqual(run.errors, "")
    return run.output
  }

  func testTouchesAtThePrompt() {
    XCTAssertTrue(talk("tap row1").contains("log              ● backview tapped"))
    XCTAssertTrue(talk("press row1 1").contains("1.000  -[LoggingTable touchesEnded:withEvent:]"))
    XCTAssertTrue(talk("tap button").contains("button clicked!"))
    // The second time line begins with its own landing.
    XCTAssertTrue(talk("tap row1", "press row1 0.5").contains("0.150  -[LoggingTable touchesBegan"))
    XCTAssertTrue(talk("picture").hasSuffix("Nothing was touched yet.\n"))
    XCTAssertTrue(talk("tap row1", "picture").hasSuffix("DelayedTouchesBeganGestureRecognizer\n"))
  }

  func testContentThatStillMoves() {
    let drag = "drag 160 200 160 100 0.1"
    XCTAssertTrue(talk(drag).hasSuffix("The content still moves; wait 1 lets a second pass.\n"))
    XCTAssertTrue(talk(drag, "wait 5").contains("scrollViewDidEndDecelerating"))
    XCTAssertFalse(talk("tap row1").contains("still moves"))
  }

  func testExamplesAreOnTheScreen() {
    let help = LabDriver(
      ScrollDelay.lab, arguments: ["--interactive", "--scenario", "V22"], typing: ["help", "tap content"],
      columns: 200)
    XCTAssertTrue(help.output.contains("press UIScrollView 0.5"), help.output)
    XCTAssertTrue(help.output.hasSuffix("Type a point instead, such as 160 240.\n"), help.output)
  }

  func testViewsAreFoundByTheEndsOfTheirNames() {
    XCTAssertTrue(talk("move table 0 0").contains("LoggingTable   (0, 0) 280 × 240"))
    XCTAssertTrue(talk("tap nothing").contains("There are: UIWindow, BackView, LoggingTable, Row2, Row1"))
    XCTAssertTrue(talk("help").contains("press Row0 0.5"))
  }
}
