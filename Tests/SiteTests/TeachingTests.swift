import Foundation
import WebDriver
import XCTest

@testable import Site

/// Slides and sheets: one file each, which needs no other, and one page of paper for each slide and sheet.
final class TeachingTests: XCTestCase {
  private func html(_ name: String) throws -> String {
    try String(contentsOf: BuiltSite.teaching().appendingPathComponent(name), encoding: .utf8)
  }

  private func source(_ path: String) throws -> String {
    try String(contentsOf: BuiltSite.repository.appendingPathComponent(path), encoding: .utf8)
  }

  private func titles(in html: String) -> [String] {
    html.matches(of: /<h2>(.*?)<\/h2>/).map { String($0.1) }
  }

  func testNeitherFileNeedsOrLeadsToAnother() throws {
    for name in Teaching.files {
      let html = try html(name)
      XCTAssertEqual(
        html.matches(of: /<[^>]*\s(?:src|href|action|srcset)=[^>]*>/).map { String($0.0) }, [], name)
      XCTAssertEqual(
        html.matches(of: /https?:|@import|url\((?!#)|<link|<iframe/).map { String($0.0) }, [], name)
    }
  }

  func testEachHeadingIsASlideWithNotes() throws {
    let html = try html("slides.html")
    let headings = try source(SlideShow.path).matches(of: /(?m:^)## (.*)/).map { String($0.1) }
    XCTAssertGreaterThan(headings.count, 15)
    XCTAssertEqual(titles(in: html), headings)
    XCTAssertEqual(html.matches(of: /<section class="slide" id="\d+"/).count, headings.count)
    XCTAssertEqual(html.matches(of: /<aside class="notes"[^>]*><p>/).count, headings.count)
    XCTAssertFalse(html.contains("Notes:"))
  }

  func testTheWorkshopNamesSlidesAsTheyAre() throws {
    let slides = titles(in: try html("slides.html"))
    let named = try source("chapters/teaching/workshop.md")
      .matches(of: /(?:[Ss]lides?|and) (\d+),\s\*([^*]+)\*/).map { (Int($0.1) ?? 0, String($0.2)) }
    XCTAssertGreaterThan(named.count, 7)
    for (number, title) in named {
      XCTAssertTrue(slides.indices.contains(number - 1) && slides[number - 1] == title, "\(number) \(title)")
    }
  }

  func testTheFiguresOfASlideAreInIt() throws {
    let slides = try html("slides.html").components(separatedBy: "<section class=\"slide\"").dropFirst()
    for (title, drawings) in [
      ("Where a recognizer can stand", 1), ("Three flags, drawn", 2), ("Two clocks", 1),
      ("Three ways, drawn", 3),
    ] {
      let slide = try XCTUnwrap(slides.first { $0.contains("<h2>\(title)</h2>") }, title)
      XCTAssertEqual(slide.components(separatedBy: "<svg").count - 1, drawings, title)
    }
  }

  func testEachSheetIsThereAndNoAnswer() throws {
    let html = try html("sheets.html")
    let sheets = try source("chapters/teaching/prediction-sheets.md").matches(of: /(?m:^)## (.*)/)
      .map { String($0.1) }
    XCTAssertEqual(
      titles(in: html),
      ["Who gets the touch"] + sheets
        + ["Eight cards", "Four more cards", "Chapters 1 to 3", "Chapters 4 to 6", "Feedback form"])
    XCTAssertNotNil(html.firstMatch(of: /\.sheet \{[^}]*break-after: page/))
    // What stands below `Notes:` is for the teacher.
    XCTAssertFalse(html.contains("Notes:"))
    XCTAssertFalse(html.contains("each once"))
  }

  func testReadersSeeNoneOfIt() throws {
    let pages = try BuiltSite.pages()
    XCTAssertTrue(pages.contains("index.html"))
    XCTAssertEqual(
      pages.filter { $0.contains("slides") || $0.contains("sheet") || $0.contains("teaching") }, [])
  }

  // MARK: In a browser

  private var browser: Browser?

  override func tearDown() { browser?.quit() }

  private func open(_ page: String) throws -> Browser {
    if let absence = BrowserEngine.chromium.absence { throw XCTSkip("skipped: \(absence)") }
    let browser = try Browser()
    self.browser = browser
    try browser.resize(width: 1280, height: 720)
    try browser.open(
      URL(string: page, relativeTo: try BuiltSite.teaching().appendingPathComponent("x"))
        ?? URL(fileURLWithPath: "/"))
    return browser
  }

  func testEachSheetAndEachSlideIsOnePageOfPaper() throws {
    for name in Teaching.files {
      let browser = try open(name)
      let printed = try browser.command("Page.printToPDF", ["preferCSSPageSize": true]) as? [String: Any]
      let pdf = try XCTUnwrap(Data(base64Encoded: printed?["data"] as? String ?? ""))
      let text = String(decoding: pdf, as: UTF8.self)
      XCTAssertEqual(text.matches(of: /\/Type\s*\/Page\b/).count, titles(in: try html(name)).count, name)
      // A page of paper would cut off what is too high or too wide for it.
      try browser.resize(width: name == "slides.html" ? 1032 : 673, height: 720)
      try browser.emulate(media: "print")
      let tooLarge = try browser.text(
        """
        const parts = [...document.querySelectorAll('.slide, .sheet')];
        return parts.filter(p => p.scrollHeight > (p.matches('.sheet') ? 1016 : p.clientHeight + 1) || p.scrollWidth > p.clientWidth + 1)
          .map(p => `${p.querySelector('h2').innerText}: ${p.scrollWidth} × ${p.scrollHeight}`).join(', ')
        """)
      XCTAssertEqual(tooLarge, "", name)
    }
  }

  private static let current =
    "[...document.querySelectorAll('.slide')].filter(s => s.checkVisibility()).map(s => s.id).join()"

  func testKeysTurnSlidesAndShowNotes() throws {
    let browser = try open("slides.html")
    XCTAssertEqual(try browser.text("return \(Self.current)"), "1")
    let last = "\(titles(in: try html("slides.html")).count)"
    let (left, right, up, down, home, end) = (
      "\u{E012}", "\u{E014}", "\u{E00E}", "\u{E00F}", "\u{E011}", "\u{E010}"
    )
    for (key, slide) in [
      (left, "1"), (right, "2"), (down, "3"), (up, "2"), (end, last), (right, last), (home, "1"),
    ] {
      try browser.type([key])
      try browser.wait(for: "slide \(slide)", until: "return \(Self.current) === '\(slide)'")
    }
    let notes = "return document.querySelector('.current .notes').checkVisibility()"
    XCTAssertEqual(try browser.run(notes) as? Bool, false)
    try browser.type("n")
    XCTAssertEqual(try browser.run(notes) as? Bool, true)
    XCTAssertEqual(try browser.complaints(), [])
  }

  func testFiguresLiveWithoutALoad() throws {
    let browser = try open("slides.html")
    guard try browser.run("return document.querySelector('figure.live') !== null") as? Bool == true else {
      throw XCTSkip("SKIPPED: this toolchain has no Embedded Swift for WebAssembly, so no figure is live")
    }
    for slide in try XCTUnwrap(
      try browser.run("return [...document.querySelectorAll('.slide:has(figure.live)')].map(s => s.id)")
        as? [String])
    {
      try browser.run("location.hash = '\(slide)'")
      try browser.wait(
        for: "the figure of slide \(slide)",
        until: "return document.querySelector('.current figure.live')?.dataset.ready === 'yes'")
    }
    XCTAssertEqual(try browser.run("return performance.getEntriesByType('resource').length") as? Int, 0)
    XCTAssertEqual(try browser.complaints(), [])
  }
}
