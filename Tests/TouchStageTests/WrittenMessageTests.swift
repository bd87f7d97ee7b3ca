import TouchKit
import TouchStage
import XCTest

/// What counts as a line of a log must not depend on the exercise.
final class WrittenMessageTests: XCTestCase {
  private let methods: [TraceMethod] = [
    .hitTest, .pointInside, .touchesBegan, .beginTracking, .cancelTracking,
  ]

  private func read(_ text: String) -> String? {
    WrittenMessage(text, of: methods).map { "\($0.subject): \($0.method)" }
  }

  func testBothLanguages() {
    for method in methods {
      XCTAssertEqual(read("-[AView \(method.selector)]"), "AView: \(method)")
      XCTAssertEqual(read("AView.\(method.swiftName)"), "AView: \(method)")
    }
  }

  func testSpacesAndSignsDoNotMatter() {
    XCTAssertEqual(read(" - [ AView  hitTest: withEvent: ],"), "AView: hitTest")
    XCTAssertEqual(read("AView hitTest withEvent"), "AView: hitTest")
    XCTAssertEqual(read("AView . point ( inside: with: )"), "AView: pointInside")
  }

  func testANameWithoutItsArgumentsIsEnough() {
    XCTAssertEqual(read("AView.touchesBegan"), "AView: touchesBegan")
    XCTAssertEqual(read("hitTest"), ": hitTest")
  }

  func testWhatIsNoNameOfAMethod() {
    for text in [
      "", " ", "(", "AView", "AView.", "(_:with:)", "AView(_:with:)",
      "AView.touchesBegan(_:)", "AView.touchesBegan()", "AView.touchesBegan(_:withEvent:)",
      "AView.cancelTracking(_:with:)", "-[AView cancelTrackingWithTouch:withEvent:]",
      "-[AView hittest:withEvent:]", "+[AView hitTest:withEvent:]", "-[AView hitTest:withTouches:]",
      "-[AView touchesBegan2:withEvent:]", "-[AView touchesMoved:withEvent:]",
    ] {
      XCTAssertNil(read(text), text)
    }
  }

  func testTwoMessagesAreNotOne() {
    XCTAssertNotEqual(read("-[AView hitTest:withEvent:] -[BView hitTest:withEvent:]"), "BView: hitTest")
    XCTAssertNil(read("AView.hitTest(_:with:) BView.hitTest(_:with:)"))
  }
}
