import WebDriver
import XCTest

/// The figures in the engine of Safari.
final class LiveWebKitTests: LiveBrowserTests {
  override class var engine: BrowserEngine { .webKit }

  func testThisIsWebKit() throws {
    let agent = try browser().text("return navigator.userAgent")
    XCTAssertTrue(agent.contains("AppleWebKit") && !agent.contains("Chrome"), agent)
  }
}
