import Foundation
import WebDriver
import XCTest

/// What the site does for people who read: their place, the time that is left, links to lines, paper.
final class ReadingTests: BrowserCase {
  private func text(of page: String) throws -> String {
    try String(contentsOf: BuiltSite.folder().appendingPathComponent(page), encoding: .utf8)
  }

  func testTheFirstPageOffersThePlaceWhereOneWas() throws {
    let browser = try browser(width: 390)
    try open("index.html", in: browser)
    try browser.run("localStorage.clear()")
    try open("index.html", in: browser)
    XCTAssertEqual(try browser.run("return document.querySelector('.resume')") as? String, nil)
    try open("02-hit-testing.html", in: browser)
    try browser.run(
      """
      const heading = document.getElementById('three-reasons-to-say-no');
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY + 333, behavior: 'instant' });
      """)
    // A page that isn't of the book is no place to go back to.
    try open("api/uiview.html", in: browser)
    try open("index.html", in: browser)
    XCTAssertEqual(
      try browser.words(of: ".resume"), "You were here: Hit-testing: Three reasons to say no")
    try browser.run("document.querySelector('.resume a').click()")
    try browser.wait(
      for: "the place",
      until: """
        return document.readyState === 'complete'
          && Math.abs(document.getElementById('three-reasons-to-say-no')?.getBoundingClientRect().top + 333) < 3
        """)
    XCTAssertEqual(try browser.text("return location.hash"), "#three-reasons-to-say-no")
    try browser.run("localStorage.clear()")
  }

  func testAChapterSaysHowLongIsLeft() throws {
    let page = try text(of: "04-gesture-recognizers.html")
    let whole = try XCTUnwrap(
      page.firstMatch(of: /Chapter 4 of 6 · (\d+) min/).flatMap { Int($0.1) }, "the chapter has no time")
    let left = page.matches(of: /<h2 id="[^"]*" data-left="(\d+) min left"/).compactMap { Int($0.1) }
    XCTAssertGreaterThan(left.count, 8)
    XCTAssertEqual(left, left.sorted(by: >))
    XCTAssertTrue((whole - 10...whole).contains(left[0]), "\(left) of \(whole)")
    XCTAssertLessThan(left[left.count - 1], 12, "\(left)")
    XCTAssertFalse(try text(of: "appendix-facts.html").contains("data-left"), "that isn't read through")
  }

  func testEveryLineOfALogCanBeLinkedTo() throws {
    let browser = try browser()
    try open("06-scroll-view-delay.html", in: browser)
    let count =
      try browser.run(
        """
        const logs = [...document.querySelectorAll('pre')].filter(e => e.textContent.startsWith('$ swift run '));
        return [logs.length, logs.filter(e => e.textContent.split('\\n').every((line, number) => number === 0 || line === ''
          || document.getElementById(`${e.id}.${number + 1}`)?.textContent === line)).length];
        """) as? [Int]
    XCTAssertGreaterThan(count?[0] ?? 0, 8)
    XCTAssertEqual(count?[0], count?[1])
    // A click marks a line and makes the link to it; the link marks it again.
    try browser.run(
      "window.line = document.querySelector('pre.log span[id$=\".3\"]'); line.closest('details')?.setAttribute('open', ''); line.click()"
    )
    let name = try browser.text("return line.id")
    XCTAssertEqual(try browser.text("return location.hash"), "#\(name)")
    try open("index.html", in: browser)
    try open("06-scroll-view-delay.html#\(name)", in: browser)
    XCTAssertEqual(try browser.text("return document.querySelector('.marked').id"), name)
    XCTAssertEqual(
      try browser.run("return document.querySelector('.marked').checkVisibility()") as? Bool, true)
  }

  func testALinkHasAPreview() throws {
    let page = try text(of: "03-responder-chain.html")
    for property in ["og:title", "og:description", "og:image", "og:site_name"] {
      XCTAssertEqual(
        page.matches(of: try Regex("<meta property=\"\(property)\" content=\"[^\"]+\">")).count, 1)
    }
    // Each chapter has a picture of its own, which programs that show no drawings can show.
    for page in try BuiltSite.pages() where page.hasPrefix("0") || page == "index.html" {
      let picture = "previews/\(page.dropLast(5)).png"
      XCTAssertTrue(try text(of: page).contains("<meta property=\"og:image\" content=\"\(picture)\">"), page)
      let data = try Data(contentsOf: BuiltSite.folder().appendingPathComponent(picture))
      XCTAssertLessThan(data.count, 100_000)
      XCTAssertEqual(Array(data.prefix(24).suffix(8)), [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76], "1200 × 630")
    }
  }

  func testOnPaperAnswersStandAtTheEnd() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    try browser.emulate(media: "print")
    let places =
      try browser.run(
        """
        const middle = (e) => e.getBoundingClientRect().top + scrollY;
        const answers = [...document.querySelectorAll('article > details')];
        const others = [...document.querySelectorAll('article > :not(details):not(style)')].filter(e => e.getClientRects().length);
        const marks = [...document.querySelectorAll('.answer-place')];
        return [answers.length, marks.length, Math.min(...answers.map(middle)) >= Math.max(...others.map(middle)),
          [...document.querySelectorAll('details')].every(e => answers.includes(e) || e.closest('figure')),
          getComputedStyle(marks[0], '::before').content.includes('stands at the end')].join(' ')
        """) as? String
    let count = try text(of: "02-hit-testing.html").matches(of: /<details>/).count
    XCTAssertGreaterThan(count, 10)
    XCTAssertEqual(places, "\(count) \(count) true true true")
  }

  func testInTheWholeBookAnswersStandAtTheEndOfTheirChapter() throws {
    let book = try text(of: "book.html")
    XCTAssertFalse(book.contains("<details"))
    let chapter = try XCTUnwrap(
      book.components(separatedBy: "<article class=\"part\" id=\"02-hit-testing\">").last?
        .components(separatedBy: "</article>").first)
    let parts = chapter.components(separatedBy: "<section class=\"answers\">")
    guard parts.count == 2 else { return XCTFail("\(parts.count - 1) parts with answers") }
    let count = try text(of: "02-hit-testing.html").matches(of: /<details>/).count
    XCTAssertEqual(parts[0].matches(of: /<p class="answer-place"/).count, count)
    XCTAssertEqual(parts[1].matches(of: /<h3 id="02-hit-testing--answer-\d+"/).count, count)
    XCTAssertFalse(parts[1].contains("<h2 id="), "nothing else comes after the answers")
  }

  func testThePlaceWhereOneWasIsInSightAndMovesNothing() throws {
    for width in [390, 1280] {
      let browser = try browser(width: width)
      try open("index.html", in: browser)
      let places = """
        return ['.live-invite', '.live-screen', 'h1'].map((name) => {
          const box = document.querySelector(name).getBoundingClientRect();
          return [box.left, box.top, box.width];
        }).join()
        """
      try browser.run("localStorage.clear()")
      try open("index.html", in: browser)
      let before = try browser.text(places)
      try browser.run(
        """
        localStorage.setItem('place', JSON.stringify({ page: '02-hit-testing.html', title: 'Hit-testing',
          section: 'A heading that is longer than a phone is wide, as some are', anchor: '', past: 0 }))
        """)
      try open("index.html", in: browser)
      XCTAssertEqual(try browser.text(places), before)
      let shown = try browser.text(
        """
        const box = document.querySelector('.resume').getBoundingClientRect();
        const invitation = document.createRange();
        invitation.selectNodeContents(document.querySelector('.live-invite'));
        const at = (x, y) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
        return [box.bottom < document.querySelector('.live-screen').getBoundingClientRect().top, box.height >= 44,
          box.left > invitation.getBoundingClientRect().right, at(box.right - 9, box.top + 2), at(box.left + 9, box.bottom - 2)].join()
        """)
      XCTAssertEqual(shown, "true,true,true,02-hit-testing.html#resume,02-hit-testing.html#resume")
      try browser.run("localStorage.clear()")
    }
  }
}
