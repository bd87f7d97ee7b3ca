import Foundation
import WebDriver
import XCTest

/// Tests in a real browser, one for all tests of a class.
class BrowserCase: XCTestCase {
  private nonisolated(unsafe) static var started: Result<Browser, any Error>?

  override class func tearDown() {
    if case .success(let browser) = started { browser.quit() }
    started = nil
    super.tearDown()
  }

  func browser(width: Int = 1280) throws -> Browser {
    guard Browser.driverPath != nil else {
      throw XCTSkip("skipped: there is no chromedriver in PATH (Debian: apt-get install chromium-driver)")
    }
    if Self.started == nil { Self.started = Result { try Browser() } }
    guard let browser = try Self.started?.get() else { fatalError("started above") }
    try browser.resize(width: width)
    try browser.emulate()
    return browser
  }

  /// Opens a page from the disk, as a reader may do.
  func open(_ page: String, in browser: Browser) throws {
    try browser.open(
      URL(string: page, relativeTo: try BuiltSite.folder().appendingPathComponent("x"))
        ?? URL(fileURLWithPath: "/"))
  }
}
