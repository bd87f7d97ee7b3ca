import WebDriver
import XCTest

/// The site in the engine of Safari.
final class WebKitTests: EngineTests {
  override class var engine: BrowserEngine { .webKit }

  func testThisIsWebKit() throws {
    let agent = try browser().text("return navigator.userAgent")
    XCTAssertTrue(agent.contains("AppleWebKit") && !agent.contains("Chrome"), agent)
  }
}
