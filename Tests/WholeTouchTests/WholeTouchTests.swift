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
    XCTAssertEqual(Trial.compare(["a", "b"], ["a", "b"]), .carries)
    XCTAssertEqual(Trial.compare(["a", "b"], ["a", "c"]), .differs(expected: "b", got: "c"))
    XCTAssertEqual(Trial.compare(["a"], ["a", "c"]), .differs(expected: nil, got: "c"))
    XCTAssertEqual(Trial.compare(["a", "b"], ["a"]), .differs(expected: "b", got: nil))
  }

  func testThePageSaysWhichPartsAreTheReaders() {
    var trials = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, Trial.carries) })
    let whole = Report(trials: trials, lines: logs, together: .carries).text
    XCTAssertEqual(whole.components(separatedBy: "yours").count - 1, Part.allCases.count + 1)
    XCTAssertFalse(whole.contains("engine"))
    trials[.tap] = .crashes
    trials[.delay] = .differs(expected: "0.100  backview tapped", got: nil)
    let mixture = Report(trials: trials, lines: logs, together: .carries).text
    XCTAssertTrue(mixture.contains("┆  4.2"))
    XCTAssertTrue(mixture.contains("║  2.2"))
    XCTAssertTrue(mixture.contains("got:      nothing more"))
    XCTAssertTrue(mixture.contains("4 of the six parts are yours. Next: make check EXERCISE=4.2"))
    for line in (whole + mixture).split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, 80, "\(line)")
    }
  }
}
