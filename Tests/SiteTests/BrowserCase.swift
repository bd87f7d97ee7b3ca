import Foundation
import WebDriver
import XCTest

/// Tests in a real browser, one for all tests of a class.
class BrowserCase: XCTestCase {
  private nonisolated(unsafe) static var started: Result<Browser, any Error>?

  /// The engine that the class tries.
  class var engine: BrowserEngine { .chromium }

  override class func tearDown() {
    if case .success(let browser) = started { browser.quit() }
    started = nil
    super.tearDown()
  }

  func browser(width: Int = 1280) throws -> Browser {
    if let absence = Self.engine.absence { throw XCTSkip("skipped: \(absence)") }
    if Self.started == nil { Self.started = Result { try Browser(Self.engine) } }
    guard let browser = try Self.started?.get() else { fatalError("started above") }
    try browser.resize(width: width)
    if Self.engine == .chromium { try browser.emulate() }
    return browser
  }

  /// Opens a page from the disk, as a reader may do.
  func open(_ page: String, in browser: Browser) throws {
    try browser.open(
      URL(string: page, relativeTo: try BuiltSite.folder().appendingPathComponent("x"))
        ?? URL(fileURLWithPath: "/"))
  }
}
