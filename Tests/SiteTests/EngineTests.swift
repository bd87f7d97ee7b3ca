import Foundation
import WebDriver
import XCTest

/// What a reader does first, in any of the three engines.
class EngineTests: BrowserCase {
  private func color(_ browser: Browser) throws -> String {
    try browser.text("return getComputedStyle(document.body).backgroundColor")
  }

  private let white = "rgb(255, 255, 255)"
  private let dark = "rgb(22, 22, 24)"

  func testBothThemes() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    let figure = "return getComputedStyle(document.querySelector('figure svg text')).fill"
    let light = try browser.text(figure)
    XCTAssertEqual(try color(browser), white)
    try browser.run("document.querySelector('.theme').click()")
    XCTAssertEqual(try color(browser), dark)
    XCTAssertNotEqual(try browser.text(figure), light, "figures are dark, too")
    try browser.run("document.querySelector('.theme').click()")
    XCTAssertEqual(try color(browser), white)
  }

  func testDarkWhereTheSystemIsDark() throws {
    if let absence = Self.engine.absence { throw XCTSkip("skipped: \(absence)") }
    let browser = try Browser(Self.engine, scheme: .dark)
    defer { browser.quit() }
    try open("02-hit-testing.html", in: browser)
    XCTAssertEqual(try color(browser), dark)
  }

  func testSearchAnswersByKeyboard() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    try browser.type("/keybord hides")
    let symptom = "problem.html#the-keyboard-covers-the-button"
    try browser.wait(
      for: "a symptom",
      until: "return document.querySelector('#page-found a')?.getAttribute('href') === '\(symptom)'")
    try browser.type("\u{E015}\u{E007}")
    try browser.wait(for: "its place", until: "return location.hash === '#the-keyboard-covers-the-button'")
  }

  func testEveryQuestionFindsItsSymptomFirst() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    for (question, symptom) in Questions.all {
      XCTAssertEqual(try found(question, in: browser).first?.address, "problem.html#\(symptom)", question)
    }
  }

  func testTheFirstPageAnswersTheFirstTouch() throws {
    for width in [1280, 480] {
      let browser = try browser(width: width)
      try open("index.html", in: browser)
      try browser.run("window.F = document.querySelector('figure[data-live=dead-row]')")
      let place =
        try browser.run(
          """
          const point = new DOMPoint(160, 160).matrixTransform(F.querySelector('.live-screen svg').getScreenCTM());
          return [point.x, point.y];
          """) as? [Double] ?? [0, 0]
      try browser.play([[.move(place[0], place[1]), .down, .pause(milliseconds: 40), .up]], with: .mouse)
      try browser.wait(for: "a find", until: "return F.querySelector('.live-found') !== null")
      // On a busy machine a mouse stays longer.
      let found = try browser.text(
        "return [...F.querySelectorAll('.live-found')].map((f) => f.dataset.find).join()")
      XCTAssertTrue(["quick", "short", "long"].contains(found), found)
      let words = found == "long" ? "The row is selected." : "The page behind was tapped."
      XCTAssertTrue(try browser.words(of: ".live-log").contains(words), found)
      XCTAssertEqual(try browser.complaints(), [])
    }
  }

  func testALinkIntoAChapterLeadsThere() throws {
    let browser = try browser()
    try browser.open(try XCTUnwrap(URL(string: "about:blank")))
    try open("02-hit-testing.html#three-reasons-to-say-no", in: browser)
    try browser.wait(
      for: "the figures near it are awake",
      until: """
        return document.querySelector('figure[data-awake]') !== null
          && document.querySelector('figure[data-awake]:not([data-ready])') === null
        """)
    let top =
      try browser.run(
        "return document.getElementById('three-reasons-to-say-no').getBoundingClientRect().top") as? Double
    XCTAssertTrue((0..<120).contains(try XCTUnwrap(top)), "it stands at \(top ?? 0)")
  }

  /// A figure that comes into sight from below grows upwards.
  func testAFigureThatWakesAboveMovesNothing() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    let top =
      "return Math.round(document.getElementById('when-two-views-overlap').getBoundingClientRect().top);"
    try browser.run(
      "document.getElementById('when-two-views-overlap').scrollIntoView({ behavior: 'instant' })")
    let before =
      try browser.run(
        """
        window.F = [...document.querySelectorAll('figure.live:not([data-awake])')]
          .filter((f) => f.getBoundingClientRect().bottom < 0).at(-1);
        scrollBy(0, F.getBoundingClientRect().bottom - 100);
        \(top)
        """) as? Double ?? 0
    try browser.wait(for: "the figure above is awake", until: "return F.dataset.ready === 'yes'")
    XCTAssertEqual(try browser.run(top) as? Double ?? -1, before, accuracy: 1)
  }
}
