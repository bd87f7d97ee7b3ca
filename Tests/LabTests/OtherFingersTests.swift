import XCTest

@testable import LabSupport
@testable import ResponderChainLab

/// The lab's scenarios of pencils, pointers and keyboards.
final class OtherFingersTests: XCTestCase {
  private func lines(_ scenario: String) -> [String] {
    LabDriver(ResponderChain.lab, scenario).output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  func testRC13_betterForcesComeAfterTheTouchHasEnded() throws {
    let lines = lines("RC13")
    let end = try XCTUnwrap(lines.firstIndex { $0.contains("touchesEnded") })
    let updates = lines.indices.filter { lines[$0].contains("instead of") }
    XCTAssertEqual(updates.count, 2)
    XCTAssertTrue(updates.allSatisfy { $0 > end })
    XCTAssertEqual(lines.filter { $0.contains("an estimate") }.count, 2)
  }

  func testRC14_theViewHearsOfTheClickOnly() {
    let lines = lines("RC14")
    XCTAssertEqual(lines.filter { $0.hasPrefix("-[LinkView ") }.count, 2)
    XCTAssertEqual(lines.filter { $0 == "hitTest with an event of type hover" }.count, 3)
    for line in ["hovering began", "touch of type indirectPointer, buttons 2", "the list is at 30"] {
      XCTAssertTrue(lines.contains(line), line)
    }
  }

  func testRC15_aKeyCommandIsPerformedForItsKeysOnly() throws {
    let text = lines("RC15").joined(separator: "\n")
    XCTAssertEqual(text.components(separatedBy: "SavingController saves").count, 2, text)
    let command = try XCTUnwrap(text.range(of: "command-S"))
    XCTAssertTrue(text[command.upperBound...].contains("SavingController saves"), text)
  }
}
