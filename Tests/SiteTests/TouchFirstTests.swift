import Foundation
import WebDriver
import XCTest

@testable import Site

/// The first page: a phone that costs nothing until a finger touches it.
final class TouchFirstTests: XCTestCase {
  private func first(width: Int = 390, height: Int = 844) throws -> Browser {
    if let absence = BrowserEngine.chromium.absence { throw XCTSkip("skipped: \(absence)") }
    let live = try BuiltSite.folder().appendingPathComponent("live/engine.wasm.js")
    guard FileManager.default.fileExists(atPath: live.path) else {
      throw XCTSkip("SKIPPED: this toolchain has no Embedded Swift for WebAssembly, so no live figure")
    }
    let browser = try Browser(width: width, height: height, hasTouchScreen: width < 800)
    try browser.resize(width: width, height: height)
    return browser
  }

  private func open(_ browser: Browser) throws {
    try browser.open(try BuiltSite.folder().appendingPathComponent("index.html"))
    try browser.run("window.F = document.querySelector('figure[data-live=dead-row]')")
  }

  private func touch(_ kind: String, _ x: Double, _ y: Double, in browser: Browser) throws {
    let script = """
      const point = new DOMPoint(arguments[0], arguments[1])
        .matrixTransform(document.querySelector('.live-screen svg').getScreenCTM());
      return [point.x, point.y];
      """
    let place = try XCTUnwrap(try browser.run(script, x, y) as? [Double])
    let points = kind == "touchEnd" ? [] : [["x": place[0], "y": place[1]]]
    try browser.command("Input.dispatchTouchEvent", ["type": kind, "touchPoints": points])
  }

  private func rest(_ browser: Browser) throws {
    try browser.wait(
      for: "the figure rests",
      until:
        "return F.dataset.ready === 'yes' && F.figure.run.hasTouches && !F.figure.isLive && !F.figure.isPlaying"
    )
  }

  private func found(_ browser: Browser) throws -> [String] {
    try browser.run("return [...F.querySelectorAll('.live-found')].map((f) => f.dataset.find)") as? [String]
      ?? []
  }

  func testNoWordComesBeforeTapARow() throws {
    let html = try String(
      contentsOf: BuiltSite.folder().appendingPathComponent("index.html"), encoding: .utf8)
    let main = try XCTUnwrap(html.firstMatch(of: /<main[^>]*>(?s:.*)<\/main>/)).0
    XCTAssertTrue(
      HTML.text(of: String(main)).trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("Tap a row."))
    let whole = try String(
      contentsOf: BuiltSite.folder().appendingPathComponent("book.html"), encoding: .utf8)
    XCTAssertFalse(whole.contains("Tap a row."), "on paper nothing can be tapped")
  }

  func testTheEngineComesWithTheFirstTouchWhichIsNotLost() throws {
    let browser = try first()
    defer { browser.quit() }
    try open(browser)
    let fetched =
      "return [...document.scripts].map((s) => s.src.split('/').pop()).filter((s) => /wasm|shared|scroll/.test(s)).sort()"
    try browser.run("document.querySelector('h2').scrollIntoView(); F.scrollIntoView(); scrollTo(0, 0)")
    XCTAssertEqual(try browser.run(fetched) as? [String], [], "nothing comes before a touch")
    let title = "return document.querySelector('h1').getBoundingClientRect().top"
    let before = try XCTUnwrap(try browser.run(title) as? Double)
    let asleep = try browser.text("return F.querySelector('.live-finds').textContent")
    try touch("touchStart", 160, 160, in: browser)
    try touch("touchEnd", 160, 160, in: browser)
    try rest(browser)
    XCTAssertEqual(try browser.run(fetched) as? [String], ["engine.wasm.js", "scroll-delay.js", "shared.js"])
    XCTAssertEqual(try found(browser).count, 1)
    XCTAssertEqual(try browser.run(title) as? Double, before, "nothing moves when the figure wakes")
    XCTAssertEqual(try browser.text("return F.querySelector('.live-finds').textContent"), asleep)
    XCTAssertEqual(try browser.complaints(), [])
  }

  func testATouchThatLastsGoesOnInTheEngine() throws {
    let browser = try first()
    defer { browser.quit() }
    try open(browser)
    try touch("touchStart", 160, 160, in: browser)
    try browser.wait(
      for: "the row has been pressed for long",
      until: "return F.figure?.run.end > 900_000 && F.querySelector('.l-row-lit') !== null")
    let end =
      try browser.run("return F.querySelector('.live-outcome').getBoundingClientRect().bottom") as? Double
    XCTAssertLessThanOrEqual(end ?? 999, 844, "all that answers is in the first view of a phone")
    try touch("touchEnd", 160, 160, in: browser)
    try rest(browser)
    XCTAssertEqual(try found(browser), ["long"])
  }

  func testTheFourThingsFillInAndTheLogIsInWordsFirst() throws {
    let browser = try first(width: 1280, height: 800)
    defer { browser.quit() }
    try open(browser)
    // By keyboard, too, it wakes.
    try browser.run("F.querySelector('.live-screen').focus()")
    try browser.type([" "])
    try browser.wait(for: "it is awake", until: "return F.dataset.ready === 'yes'")
    for (place, names) in [
      ["quick"], ["quick", "short"], ["quick", "short", "long"], ["quick", "short", "long", "button"],
    ].enumerated() {
      try browser.run("F.querySelectorAll('.live-plays button')[arguments[0]].click()", place)
      try rest(browser)
      XCTAssertEqual(try found(browser), names)
    }
    XCTAssertTrue(try browser.words(of: ".live-log").contains("The button was clicked."))
    try browser.run("[...F.querySelectorAll('button')].find((b) => b.textContent === 'In code').click()")
    XCTAssertTrue(try browser.words(of: ".live-log").contains("button clicked!"))
  }

  func testWithoutAScriptItIsStillAndReadable() throws {
    let browser = try first()
    defer { browser.quit() }
    try browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(try BuiltSite.folder().appendingPathComponent("index.html"))
    let shown =
      "const e = document.querySelector(arguments[0]); return e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0"
    XCTAssertEqual(try browser.run(shown, ".live-screen svg") as? Bool, true)
    XCTAssertEqual(try browser.run(shown, ".live-finds span") as? Bool, true)
    XCTAssertEqual(try browser.run(shown, ".live-invite") as? Bool, false, "a picture can’t be tapped")
  }
}
