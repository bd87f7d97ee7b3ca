import Foundation
import XCTest

@testable import Site

/// Chapters 2 and 5 begin with something to touch.
final class ChapterOpeningTests: BrowserCase {
  private static let openings = [
    ("02-hit-testing", TouchFirst.roundButton), ("05-controls", TouchFirst.twoLogs),
  ]

  private func html(_ page: String) throws -> String {
    try String(contentsOf: BuiltSite.folder().appendingPathComponent("\(page).html"), encoding: .utf8)
  }

  private func skipWithoutEngine() throws {
    let engine = try BuiltSite.folder().appendingPathComponent("live/engine.wasm.js")
    guard FileManager.default.fileExists(atPath: engine.path) else {
      throw XCTSkip("SKIPPED: this toolchain has no Embedded Swift for WebAssembly, so no live figure")
    }
  }

  func testAFigureComesBetweenTheTitleAndTheFirstParagraph() throws {
    try skipWithoutEngine()
    let whole = try html("book")
    for (name, opening) in Self.openings {
      let page = try html(name)
      let title = try XCTUnwrap(page.firstRange(of: "</h1>")).upperBound
      let lead = try XCTUnwrap(page.firstRange(of: "<p class=\"lead\">")).lowerBound
      let between = String(page[title..<lead])
      XCTAssertTrue(
        HTML.text(of: between).trimmingCharacters(in: .whitespaces).hasPrefix(opening.invitation), name)
      XCTAssertTrue(between.contains("data-live=\"\(opening.figure)\""), name)
      XCTAssertEqual(
        page.components(separatedBy: "data-live=\"\(opening.figure)\"").count, 2, "once on a page")
      XCTAssertFalse(page.contains("<p><em>On the book’s site you can touch this"), name)
      XCTAssertFalse(whole.contains(opening.invitation), "on paper nothing can be tapped")
    }
    XCTAssertEqual(whole.matches(of: /<p><em>On the book’s site you can touch this/).count, 2)
  }

  /// A picture that was drawn in advance is the one that its script draws, and takes the same room.
  func testNothingChangesWhenAFigureWakes() throws {
    try skipWithoutEngine()
    for (name, opening) in Self.openings + [("index", TouchFirst.deadRow)] {
      for width in [390, 1280] {
        let browser = try browser(width: width)
        try open("\(name).html", in: browser)
        try browser.run(
          """
          window.F = document.querySelector(`figure[data-live="${arguments[0]}"]`);
          if ('wait' in F.dataset) F.querySelector('.live-screen').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
          """, opening.figure)
        try browser.wait(for: "\(name) is awake", until: "return F.dataset.ready === 'yes'")
        let lost = try browser.run(
          """
          const geometry = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'd'];
          const shapes = (root) => [...root.querySelectorAll('.live-stage svg *')].map((e) =>
            [e.tagName, ...e.classList, ...geometry.map((a) => e.getAttribute(a)).filter((v) => v && v !== '0'), e.textContent].join(' '));
          const words = (root) => ['.live-say', '.live-finds', '.live-switches'].map((part) => root.querySelector(part)?.textContent);
          const asleep = new DOMParser().parseFromString(arguments[0], 'text/html').querySelector('.live-top');
          const awake = [...shapes(F), ...words(F)];
          return [...shapes(asleep), ...words(asleep)].filter((line) => line && !awake.includes(line));
          """, try html(name))
        XCTAssertEqual(lost as? [String], [], name)
        let room = try browser.run(
          """
          const top = F.closest('.live-top'), copy = document.importNode(new DOMParser().parseFromString(arguments[0], 'text/html').querySelector('.live-top'), true);
          top.before(copy);
          const [before, after] = [copy, top].map((root) => ['.live-root', '.live-screen', '.live-log', '.live-bar'].map((part) => {
            const box = root.querySelector(part).getBoundingClientRect();
            return `${part} ${Math.round(box.top - root.querySelector('.live-root').getBoundingClientRect().top)} ${Math.round(box.height)}`;
          }));
          copy.remove();
          return before.filter((line) => !after.includes(line));
          """, try html(name))
        XCTAssertEqual(room as? [String], [], "\(name) at \(width)")
      }
    }
    XCTAssertEqual(try browser().complaints(), [])
  }

  func testTwoLogsSayWhoActsAndNothingMore() throws {
    try skipWithoutEngine()
    let browser = try browser()
    try open("05-controls.html", in: browser)
    try browser.run("window.F = document.querySelector('figure[data-live=two-logs]')")
    try browser.wait(for: "it is awake", until: "return F.dataset.ready === 'yes'")
    let play = """
      F.querySelectorAll('.live-plays button')[arguments[0]].click(); F.figure.stop();
      F.figure.cursor = F.figure.total; F.figure.draw();
      return [F.querySelector('.live-say').innerText, F.querySelector('.live-log').innerText.replace(/^[\\d.]+\\s+/, ''),
        [...F.querySelectorAll('.live-found')].map((f) => f.dataset.find).join()];
      """
    let press =
      "[...F.querySelectorAll('.live-switches button')].find((b) => b.innerText === arguments[0]).click()"
    let beside = 2
    let tap = 1
    XCTAssertEqual(
      try browser.run(play, beside) as? [String], ["The recognizer acts.", "The recognizer acts.", ""])
    XCTAssertEqual(try browser.run(play, tap) as? [String], ["The button acts.", "The button acts.", "view"])
    try browser.run(press, "the button")
    XCTAssertEqual(try browser.words(of: "[data-live=two-logs] .live-say"), "Tap the button again.")
    XCTAssertEqual(
      try browser.run(play, tap) as? [String],
      ["The recognizer acts.", "The recognizer acts.", "view,button"])
    XCTAssertEqual(try browser.complaints(), [])
  }

  func testWithoutAScriptItIsStillAndReadable() throws {
    let browser = try browser(width: 390)
    try browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
    defer { _ = try? browser.command("Emulation.setScriptExecutionDisabled", ["value": false]) }
    try open("05-controls.html", in: browser)
    let shown = """
      return arguments[0].filter((part) => {
        const e = document.querySelector(`.live-top ${part}`);
        return e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
      });
      """
    let parts = [".live-screen svg", ".live-finds span", ".live-invite", ".live-switches", ".l-ring"]
    XCTAssertEqual(try browser.run(shown, parts) as? [String], [".live-screen svg", ".live-finds span"])
  }
}
