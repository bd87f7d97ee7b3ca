import WebDriver
import XCTest

@testable import LiveFigures

/// What tests of live figures share: one browser for a class, and the engine outside of the page to compare with.
class FigureCase: XCTestCase {
  private nonisolated(unsafe) static var shared: Browser?
  static let names = [
    "path", "hit-testing", "chain", "recognizers", "controls", "scroll-delay", "round-button",
  ]

  /// The engine that the class tries.
  class var engine: BrowserEngine { .chromium }

  override func setUpWithError() throws {
    if let absence = Self.engine.absence { throw XCTSkip("skipped: \(absence)") }
    try LiveProject.make()
    if Self.shared == nil { Self.shared = try Browser(Self.engine, width: 1280, height: 1000) }
  }

  override func tearDownWithError() throws { try Self.shared?.liftAll() }

  override class func tearDown() {
    shared?.quit()
    shared = nil
  }

  func browser() throws -> Browser { try XCTUnwrap(Self.shared) }

  /// Opens the page of figures, and wakes one of them.
  func open(_ name: String, link: String = "") throws -> Browser {
    let browser = try browser()
    let page = LiveProject.live.appendingPathComponent("test.html")
    // A page with another anchor is the same page, and would not load anew.
    try browser.open(try XCTUnwrap(URL(string: "about:blank")))
    try browser.open(try XCTUnwrap(URL(string: page.absoluteString + link)))
    // Alone, because others that wake above it would move it under the pointer.
    try browser.run(
      """
      window.F = document.querySelector(`figure[data-live="${arguments[0]}"]`);
      for (const other of document.querySelectorAll('figure.live')) if (other !== F) other.remove();
      """, name)
    try browser.wait(for: "\(name) is awake", until: "F.scrollIntoView(); return F.dataset.ready === 'yes'")
    try browser.run("F.querySelector('.live-screen').scrollIntoView({ block: 'center' })")
    return browser
  }

  /// Where a point of the phone lies in the window.
  func place(_ x: Double, _ y: Double, in browser: Browser) throws -> (Double, Double) {
    let script = """
      const point = new DOMPoint(arguments[0], arguments[1]).matrixTransform(F.figure.svg.getScreenCTM());
      return [point.x, point.y];
      """
    let place = try XCTUnwrap(try browser.run(script, x, y) as? [Double])
    return (place[0], place[1])
  }

  /// The page's trace is what the native engine makes of the same input.
  func assertSameAsNative(_ name: String, _ browser: Browser, line: UInt = #line) throws -> String {
    // What comes after the last finger is waited for, and needn't be watched.
    try browser.run("if (F.figure.isLive && !F.figure.fingers.size) F.figure.speed = 20")
    try browser.wait(for: "the figure rests", until: "return !F.figure.isLive && !F.figure.isPlaying")
    let code = try browser.text("F.figure.speed = 1; return F.figure.run.code")
    let page = try browser.text("return F.figure.engine.trace()")
    let scene = try XCTUnwrap(Self.names.firstIndex(of: name))
    let native = try XCTUnwrap(try XCTUnwrap(RunCode(scene: scene, text: code)).run()).traceText
    XCTAssertEqual(page, native, "\(name): \(code)", line: line)
    return page
  }
}
