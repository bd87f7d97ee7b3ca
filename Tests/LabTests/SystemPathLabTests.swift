import XCTest

@testable import LabSupport
@testable import SystemPathLab

/// What the scenarios of chapter 1 say about touches and run loops (scenarios TE1–TE9, SP9).
final class SystemPathLabTests: XCTestCase {
  private func log(_ scenario: String) -> [String] {
    let output = LabDriver(SystemPath.lab, "--scenario", scenario, "--format", "article").output
    return output.split(separator: "\n").map(String.init)
  }

  func testOneObjectForAFingerAndANewOneForTheNext() {
    XCTAssertEqual(log("TE1").filter { $0.contains(": A ") }.count, 5)
    XCTAssertEqual(log("TE2").map { $0.suffix(10) }.filter { $0 == "tapCount 2" }.count, 2)
    XCTAssertTrue(log("TE2").contains("touchesBegan: B began at (160, 240), tapCount 2"))
  }

  func testSeveralFingersInOneEventAndInSeveral() {
    XCTAssertEqual(log("TE3").count, 2)
    XCTAssertEqual(log("TE4").filter { $0.hasPrefix("touchesBegan") }.count, 2)
    XCTAssertTrue(log("TE4")[1].hasSuffix("| in the event: A stationary at (110, 200)"))
    XCTAssertEqual(log("TE5").filter { $0.hasPrefix("touchesBegan") }.count, 1)
    XCTAssertTrue(log("TE5").contains { $0.hasSuffix("B began at (210, 280), no view") })
    XCTAssertEqual(
      log("TE6").filter { $0.hasPrefix("touchesMoved: B") && $0.contains("A stationary") }.count, 2)
    XCTAssertEqual(log("TE9").count, 5)
  }

  func testAnswersOfEventsAndTouches() {
    XCTAssertTrue(log("TE7").contains("event.touches(for: LeftView): A"))
    XCTAssertTrue(log("TE7").contains("B.location(in: LeftView): (220, 130)"))
    XCTAssertEqual(log("TE7").last, "the event is the object that LeftView got at 0.000: true")
    XCTAssertTrue(log("TE8").contains("view StarView, window UIWindow"))
    XCTAssertTrue(log("TE1-samples").contains { $0.contains("coalesced: y 176, 180, 184, 188;") })
  }

  func testRunLoops() {
    XCTAssertEqual(log("SP9").prefix(3), ["after waiting", "before timers", "before sources"])
    XCTAssertEqual(log("SP9").last, "before waiting")
    XCTAssertEqual(log("SP9-modes").filter { $0 == "the timer of the default mode fires" }.count, 3)
    XCTAssertEqual(log("SP5-signal").last, "App: has nothing left to do and sleeps")
  }
}
