import XCTest

@testable import LabSupport

/// What a lab prints fits the terminal, and nothing is lost for it.
final class WidthTests: XCTestCase {
  private let formats = [
    [], ["--format", "article"], ["--format", "swift"], ["--all"], ["--all", "--format", "swift"],
  ]

  func testEveryScenarioFitsATerminalOf80Columns() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        let others = SystemProfile.all.filter { $0 != scenario.profile }.map { ["--profile", $0.name] }
        for options in formats + others {
          let arguments = [scenario.identifier] + options
          let output = LabDriver(lab, arguments: arguments, columns: 80).output
          XCTAssertLessThanOrEqual(output.longestLine, 80, "\(lab.name) \(arguments)\n\(output)")
        }
      }
    }
  }

  func testHelpListAndMessagesFitToo() {
    for lab in everyLab {
      for columns in [80, 100] {
        for arguments in [
          ["--help"], ["--list"], ["--part", "parts,that,are,not,there"], ["no-such-scenario"],
        ] {
          let run = LabDriver(lab, arguments: arguments + ["--width", "\(columns)"])
          XCTAssertLessThanOrEqual((run.output + run.errors).longestLine, max(columns, 96), run.output)
        }
        XCTAssertLessThanOrEqual(
          LabDriver(lab, "--help", "--width", "\(columns)").output.longestLine, columns)
        XCTAssertLessThanOrEqual(
          LabDriver(lab, "--list", "--width", "\(columns)").output.longestLine, columns)
      }
      let talk = LabDriver(
        lab, "--interactive", "--all",
        typing: ["help", "press 160 240 2", "double-tap 160 240", "picture", "tap nowhere", "profile iOS99"],
        columns: 80)
      XCTAssertLessThanOrEqual(talk.output.longestLine, 80, talk.output)
    }
  }

  func testNothingIsLostWhereThereIsLessRoom() {
    func words(_ lab: Lab, _ arguments: [String], _ columns: Int) -> [Substring] {
      LabDriver(lab, arguments: arguments, columns: columns).output.split { $0.isWhitespace || $0 == "│" }
    }
    for lab in everyLab {
      for scenario in lab.scenarios {
        for rest in [["--format", "swift"], ["--part", "title,question,log,answer"]] {
          let arguments = [scenario.identifier] + rest
          XCTAssertEqual(words(lab, arguments, 80), words(lab, arguments, 200), "\(arguments)")
        }
      }
      XCTAssertEqual(words(lab, ["--list"], 80), words(lab, ["--list"], 200))
    }
    let path = everyLab.filter { $0.picture == .path }
    for lab in path {
      XCTAssertEqual(words(lab, ["--part", "picture"], 80), words(lab, ["--part", "picture"], 200))
    }
  }

  func testTheWidthIsTheOneAskedFor() {
    XCTAssertEqual(PageWidth.columns(environment: nil, terminal: nil), 96)
    XCTAssertEqual(PageWidth.columns(environment: nil, terminal: 80), 80)
    XCTAssertEqual(PageWidth.columns(environment: nil, terminal: 300), 120)
    XCTAssertEqual(PageWidth.columns(environment: nil, terminal: 3), 40)
    XCTAssertEqual(PageWidth.columns(environment: "72", terminal: 100), 72)
    XCTAssertEqual(PageWidth.columns(environment: "72", terminal: nil), 72)
    XCTAssertEqual(PageWidth.columns(environment: "9999", terminal: nil), 200)
    for nonsense in ["", "wide", "-5", "0"] {
      XCTAssertEqual(PageWidth.columns(environment: nonsense, terminal: 90), 90, nonsense)
    }
    let narrow = LabDriver(everyLab[0], "--width", "80", columns: 120)
    XCTAssertEqual(narrow.output, LabDriver(everyLab[0], columns: 80).output)
    XCTAssertNotEqual(narrow.output, LabDriver(everyLab[0], columns: 120).output)
  }
}
