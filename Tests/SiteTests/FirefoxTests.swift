import WebDriver
import XCTest

/// The site in Firefox.
final class FirefoxTests: EngineTests {
  override class var engine: BrowserEngine { .firefox }

  func testThisIsFirefox() throws {
    let agent = try browser().text("return navigator.userAgent")
    XCTAssertTrue(agent.contains("Firefox/"), agent)
  }
}
