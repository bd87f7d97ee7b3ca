import XCTest

@testable import LabSupport

/// Parts of the page, and parts of the log.
final class PartTests: XCTestCase {
  private func print(_ lab: Lab, _ arguments: String...) -> String {
    LabDriver(lab, arguments: arguments).output
  }

  func testThePartsOfAPageAreOnThePage() {
    for lab in everyLab {
      for scenario in lab.scenarios where scenario.identifier != "HT1-tree" {
        // Beside each other, a log and a picture share lines.
        func words(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
        let page = words(print(lab, scenario.identifier, "--width", "60"))
        for part in Part.allCases {
          let text = print(lab, scenario.identifier, "--part", part.rawValue, "--width", "60")
          // No chain was asked for what only one view hears.
          let hasNoPicture = ["RC13", "RC14"].contains(scenario.identifier)
          if text.isEmpty, part == .legend || part == .picture && hasNoPicture { continue }
          XCTAssertFalse(text.isEmpty, "\(scenario.identifier) \(part)")
          let isOnThePage: Bool
          switch (lab.picture, part) {
          case (.path, .log), (.views, .views), (.chains, .views): isOnThePage = false
          default: isOnThePage = true
          }
          XCTAssertEqual(
            page.contains(words(text)), isOnThePage, "\(scenario.identifier) \(part)\n\(text)\n\(page)")
        }
      }
    }
  }

  func testSeveralPartsComeInTheOrderOfThePage() throws {
    let lab = try XCTUnwrap(everyLab.first)
    let (title, log) = (print(lab, "--part", "title"), print(lab, "--part", "log"))
    XCTAssertEqual(print(lab, "--part", "log,title"), title + "\n" + log)
    XCTAssertEqual(print(lab, "--part", "log", "--part=TITLE"), title + "\n" + log)
    XCTAssertEqual(
      print(lab, "--format", "swift", "--part", "title,log"), title + "\n" + print(lab, "--format", "swift"))
  }

  func testOnlySomeLines() {
    let landings = print(everyLab[0], "HT5", "--format", "swift", "--only", "touchesBegan")
    XCTAssertEqual(landings.components(separatedBy: "\n").count, 4)
    let first = print(everyLab[0], "HT5", "--format", "swift", "--only", "touchesBegan", "--to", "0.5")
    XCTAssertEqual(first, landings.components(separatedBy: "\n")[0] + "\n")
    let rest = print(
      everyLab[0], "HT5", "--format", "swift", "--only", "touchesBegan,no such", "--from", "0.55")
    XCTAssertEqual(first + rest, landings)
    XCTAssertTrue(landings.contains("0.550  CircleButton"))
  }

  func testATimeStandsBesideTheFirstLineThatIsLeft() {
    for lab in everyLab where lab.name == "controls-lab" {
      XCTAssertEqual(
        print(lab, "CT2", "--part", "log", "--only", "action,endTracking,cancelTracking"),
        "0.050  action of CLTapGestureRecognizer\n       -[CLButton cancelTrackingWithEvent:]\n")
    }
  }
}
