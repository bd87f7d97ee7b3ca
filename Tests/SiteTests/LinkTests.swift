import Foundation
import WebDriver
import XCTest

/// Every heading and every line of a log can be linked to and copied: by mouse, by keys, by touch.
final class LinkTests: BrowserCase {
  /// A chapter whose clipboard is a variable.
  private func chapter(in browser: Browser) throws {
    try open("06-scroll-view-delay.html", in: browser)
    try browser.run(
      """
      for (const details of document.querySelectorAll('details')) details.open = true;
      const writeText = async (text) => { window.copied = text; };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      """)
  }

  private func copied(in browser: Browser) throws -> String {
    try browser.text("const text = window.copied; window.copied = ''; return text")
  }

  func testByMouseALineAndAHeadingAreCopied() throws {
    let browser = try browser()
    try chapter(in: browser)
    try browser.run("window.line = document.querySelector('pre.log span[id$=\".3\"]'); line.click()")
    XCTAssertEqual(try browser.words(of: ".linked span"), "Line 3")
    try browser.run("document.querySelectorAll('.linked button')[0].click()")
    XCTAssertEqual(try copied(in: browser), try browser.text("return location.href"))
    XCTAssertTrue(try browser.text("return location.href").hasSuffix(".3"))
    XCTAssertEqual(try browser.words(of: ".linked span"), "Copied")
    try browser.run("document.querySelectorAll('.linked button')[1].click()")
    XCTAssertEqual(try copied(in: browser), try browser.text("return line.textContent"))
    try browser.run("document.querySelector('h2 .anchor').click()")
    XCTAssertEqual(try browser.text("return document.querySelector('.marked')?.id ?? ''"), "")
    try browser.run("document.querySelectorAll('.linked button')[1].click()")
    XCTAssertEqual(
      try copied(in: browser) + " #", try browser.text("return document.querySelector('h2').textContent"))
    try browser.run("document.querySelector('.lead, article p').click()")
    XCTAssertEqual(try browser.run("return document.querySelector('.linked') === null") as? Bool, true)
  }

  func testByKeysALineIsChosenAndCopied() throws {
    let browser = try browser()
    try chapter(in: browser)
    try browser.run("document.querySelector('pre.log').focus({ focusVisible: true })")
    XCTAssertTrue(
      try browser.text("return getComputedStyle(document.activeElement, '::after').content").contains(
        "Enter"),
      "the key isn't said")
    let (enter, down, up, tab, escape) = ("\u{E007}", "\u{E015}", "\u{E013}", "\u{E004}", "\u{E00C}")
    let marked = "return document.querySelector('.marked')?.id.split('.').pop() ?? ''"
    try browser.type(down)
    XCTAssertEqual(try browser.text(marked), "", "arrows scroll until a line is chosen")
    try browser.type(enter)
    XCTAssertEqual(try browser.text(marked), "2")
    try browser.type(down + down + up)
    XCTAssertEqual(try browser.text(marked), "3")
    XCTAssertEqual(
      try browser.text("return getComputedStyle(document.querySelector('.linked')).position"), "fixed")
    try browser.type(tab + enter)
    try browser.wait(for: "the link is copied", until: "return (window.copied ?? '').endsWith('.3')")
    try browser.type(escape)
    XCTAssertEqual(try browser.text(marked), "")
  }

  func testByTouchHeadingsShowTheirLinks() throws {
    let browser = try browser(width: 390)
    try browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
    defer { _ = try? browser.command("Emulation.setTouchEmulationEnabled", ["enabled": false]) }
    for page in ["06-scroll-view-delay.html", "api/uiview.html"] {
      try open(page, in: browser)
      let small =
        try browser.run(
          """
          return [...document.querySelectorAll('article :is(h2, h3, h4) .anchor')].filter((link) => {
            const box = link.getBoundingClientRect();
            return getComputedStyle(link).opacity !== '1' || box.height < 44 || box.width < 40;
          }).map((link) => `${link.href} ${link.getBoundingClientRect().height}`);
          """) as? [String]
      XCTAssertEqual(small?.prefix(3), [], page)
    }
  }

  func testEveryHeadingHasALink() throws {
    let folder = try BuiltSite.folder()
    var missing: [String: String] = [:]
    for page in try BuiltSite.pages() where !["book.html", "404.html"].contains(page) {
      let html = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      let main = html.components(separatedBy: "<main").last?.components(separatedBy: "</main>").first ?? ""
      // A symptom's heading opens it; the link to it stands inside.
      missing[page] = main.matches(of: /<h[2-4][^>]*>.*?<\/h[2-4]>/).map { String($0.0) }
        .first { !$0.contains("class=\"anchor\"") && !main.contains("<summary>\($0)") }
    }
    XCTAssertEqual(missing, [:])
  }
}
