import XCTest

@testable import WholeTouch

/// The device that readers' answers are put together in.
///
/// Here the answers are those that were handed out, so no part is a reader's; `.ci/whole` tries right answers, and a
/// mixture.
final class WholeTouchTests: XCTestCase {
  private let logs = [
    "a quick tap on a row", "0.100  backview tapped",
    "a short press on a row", "0.150  -[LoggingTable touchesBegan:withEvent:]", "0.500  backview tapped",
    "0.500  -[LoggingTable touchesCancelled:withEvent:]",
    "a long press on a row", "0.150  -[LoggingTable touchesBegan:withEvent:]",
    "1.000  -[LoggingTable touchesEnded:withEvent:]", "1.000  cell selected!",
    "a tap on the button", "0.000  -[LoggingButton touchesBegan:withEvent:]",
    "0.100  -[LoggingButton touchesEnded:withEvent:]", "0.100  button clicked!",
  ]

  func testTheEnginesPartsGiveTheFourLogsOfTheBooksFirstPage() {
    XCTAssertEqual(Run(mine: []).lines, logs)
  }

  func testNothingThatWasHandedOutCarriesATouch() {
    for part in Part.allCases {
      XCTAssertNotEqual(Trial.compare(logs, Run(mine: [part]).lines), .carries, part.rawValue)
    }
  }

  func testTheFirstLineThatDiffersIsNamed() {
    func difference(_ change: (inout [String]) -> Void) -> Trial {
      var lines = logs
      change(&lines)
      return Trial.compare(logs, lines)
    }
    let (tap, press) = (Phenomenon.quickTap.title, Phenomenon.shortPress.title)
    XCTAssertEqual(difference { _ in }, .carries)
    XCTAssertEqual(
      difference { $0[1] = "other" }, .differs(in: tap, expected: "0.100  backview tapped", got: "other"))
    XCTAssertEqual(difference { $0.insert("more", at: 2) }, .differs(in: tap, expected: nil, got: "more"))
    // No heading is taken for a line.
    XCTAssertEqual(
      difference { $0.remove(at: 1) }, .differs(in: tap, expected: "0.100  backview tapped", got: nil))
    XCTAssertEqual(
      difference { $0 = Array($0.prefix(3)) },
      .differs(in: press, expected: "0.150  -[LoggingTable touchesBegan:withEvent:]", got: nil))
  }

  func testAFileThatWasHandedOutIsNotBegun() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let before = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    _ = FileManager.default.changeCurrentDirectoryPath(root.standardizedFileURL.path)
    // These tests are compiled with the files that were handed out, or else with those that no one has begun.
    XCTAssertEqual(Part.allCases.filter(\.isBegun), [])
    _ = FileManager.default.changeCurrentDirectoryPath("/")
    XCTAssertEqual(Part.allCases.filter(\.isBegun), Part.allCases)
  }

  func testThePageSaysWhichPartsAreTheReaders() {
    var trials = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, Trial.carries) })
    let whole = Report(trials: trials, lines: logs, together: .carries).text
    XCTAssertEqual(whole.components(separatedBy: "yours").count - 1, Part.allCases.count + 1)
    XCTAssertFalse(whole.contains("engine"))
    trials[.tap] = .crashes
    trials[.delay] = .differs(in: "a short press on a row", expected: "0.100  backview tapped", got: nil)
    trials[.slots] = .notBegun
    let mixture = Report(trials: trials, lines: logs, together: .carries).text
    XCTAssertTrue(mixture.contains("┆  4.2"))
    XCTAssertTrue(mixture.contains("║  2.2"))
    XCTAssertTrue(mixture.contains("got:      nothing more"))
    XCTAssertTrue(mixture.contains("3 of the six parts are yours. Next: make check EXERCISE=1.2"))
    XCTAssertTrue(mixture.contains("the engine's, not begun\n"))
    XCTAssertEqual(mixture.components(separatedBy: "stands in").count, 3)
    XCTAssertTrue(mixture.contains("     in the log of a short press on a row\n"))
    for line in (whole + mixture).split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, 80, "\(line)")
    }
  }
}
