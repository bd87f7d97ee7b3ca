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

  /// The addresses and the words of the first places that the search shows.
  func found(_ question: String, in browser: Browser) throws -> [(address: String, words: String)] {
    try browser.run(
      """
      const field = document.querySelector('#page-search');
      document.querySelector('#page-found').replaceChildren();
      field.value = arguments[0];
      field.dispatchEvent(new Event('input'));
      """, question)
    try browser.wait(
      for: "an answer to \(question)", until: "return document.querySelector('#page-found p') !== null")
    let places =
      try browser.run(
        """
        return [...document.querySelectorAll('#page-found a')].map(a => [a.getAttribute('href'), a.innerText])
        """) as? [[String]] ?? []
    return places.map { ($0[0], $0[1]) }
  }
}
