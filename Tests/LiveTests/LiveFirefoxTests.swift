import WebDriver
import XCTest

/// The figures in Firefox.
final class LiveFirefoxTests: LiveBrowserTests {
  override class var engine: BrowserEngine { .firefox }

  func testThisIsFirefox() throws {
    let agent = try browser().text("return navigator.userAgent")
    XCTAssertTrue(agent.contains("Firefox/"), agent)
  }
}
