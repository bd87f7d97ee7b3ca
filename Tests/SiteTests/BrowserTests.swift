import Foundation
import WebDriver
import XCTest

/// The pages in a real browser, opened from the disk as a reader may open them.
final class BrowserTests: BrowserCase {
  func testEveryLinkOfEveryPageLeadsToAPageAndAPlace() throws {
    // Read from the files, not in the browser: a link may lead into another page.
    let folder = try BuiltSite.folder()
    var anchors: [String: Set<String>] = [:]
    for page in try BuiltSite.pages() {
      let html = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      anchors[page] = Set(html.matches(of: /\sid="([^"]*)"/).map { String($0.1) })
      XCTAssertEqual(
        html.matches(of: /\sid="([^"]*)"/).count, anchors[page]?.count, "\(page) has an id twice")
    }
    for page in try BuiltSite.pages() {
      let html = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      for match in html.matches(of: /(?:href|src)="([^"]*)"/) {
        let target = match.1.replacingOccurrences(of: "&amp;", with: "&").replacingOccurrences(
          of: "&lt;", with: "<"
        )
        .replacingOccurrences(of: "&gt;", with: ">")
        if target.hasPrefix("https://") || target.hasPrefix("http://") || target.hasPrefix("mailto:") {
          continue
        }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        let here = page.contains("/") ? page.split(separator: "/")[0] + "/" : ""
        let file =
          parts[0].isEmpty
          ? page : parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : here + parts[0]
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path),
          "\(page): \(target)")
        if parts.count == 2, file.hasSuffix(".html") {
          XCTAssertTrue(anchors[file]?.contains(parts[1]) == true, "\(page): \(target) leads to no place")
        }
      }
    }
  }

  func testSearchFindsWhatTheTextSaysAndLeadsThere() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    // A slash leads to the field, as in many pages.
    try browser.type("/")
    try browser.type("slides over to F")
    try browser.wait(for: "results", until: "return document.querySelector('#page-found li') !== null")
    let found = try browser.words(of: "#page-found")
    XCTAssertTrue(found.contains("Hit-testing"), found)
    // Down to the first result, and into it.
    try browser.type("\u{E015}")
    XCTAssertEqual(
      try browser.run("return document.activeElement.closest('#page-found') !== null") as? Bool, true)
    try browser.type("\u{E007}")
    try browser.wait(
      for: "the page of the result", until: "return document.querySelector('h1')?.innerText === 'Hit-testing'"
    )
    let place = try browser.run("return document.getElementById(location.hash.slice(1))?.innerText ?? ''")
    XCTAssertTrue((place as? String ?? "").contains("What would happen if"), "\(place)")
  }

  func testSearchFindsASymbolFirst() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    try browser.type("/")
    try browser.type("UIGestureRecognizer")
    try browser.wait(
      for: "the class itself",
      until: """
        return document.querySelector('#page-found a')?.getAttribute('href') === 'api/uigesturerecognizer.html'
        """)
    try browser.type("\u{E00C}")
    try browser.wait(
      for: "the results are away", until: "return document.querySelector('#page-found').hidden")
  }

  func testDarkWhereTheSystemIsDarkAndWhereTheReaderWantsIt() throws {
    let browser = try browser()
    func color(_ selector: String, _ property: String) throws -> String {
      try browser.run(
        "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, property)
        as? String
        ?? ""
    }
    try open("02-hit-testing.html", in: browser)
    try browser.run("localStorage.clear()")
    try open("02-hit-testing.html", in: browser)
    XCTAssertEqual(try color("body", "backgroundColor"), "rgb(255, 255, 255)")
    let light = try color("figure svg text", "fill")
    try browser.emulate(scheme: .dark)
    XCTAssertEqual(try color("body", "backgroundColor"), "rgb(22, 22, 24)")
    XCTAssertNotEqual(try color("figure svg text", "fill"), light, "the figures must be dark, too")
    // The button turns it around, and the next page knows.
    try browser.run("document.querySelector('.theme').click()")
    XCTAssertEqual(try color("body", "backgroundColor"), "rgb(255, 255, 255)")
    XCTAssertEqual(try color("figure svg text", "fill"), light)
    try open("03-responder-chain.html", in: browser)
    XCTAssertEqual(try color("body", "backgroundColor"), "rgb(255, 255, 255)")
    try browser.run("localStorage.clear()")
  }

  func testLinesWrittenBeforeALogAreComparedWithIt() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    /// What the first question says to some lines.
    func verdict(_ lines: String) throws -> String {
      try browser.text(
        """
        const form = document.querySelector('form.predict');
        if (form.querySelector('textarea').checkVisibility() === false) form.querySelector('button').click();
        form.querySelector('textarea').value = arguments[0];
        form.requestSubmit();
        return form.querySelector('[role=status]').textContent;
        """, lines)
    }
    XCTAssertEqual(try verdict(" "), "Write at least one line first.")
    XCTAssertEqual(
      try browser.text("return String(document.querySelector('form.predict + details').open)"), "false")
    let log = try browser.text("return document.querySelector('form.predict + details pre').textContent")
    XCTAssertEqual(try verdict(log), "Right: the engine’s log says the same.", "the log itself")
    XCTAssertEqual(
      try browser.text("return String(document.querySelector('form.predict + details').open)"), "true")
    let search = ["A", "C", "F", "E"].flatMap { ["\($0) hitTest", "\($0)View.point(inside:with:)"] }
    let right = (search + ["e touchesBegan"]).joined(separator: "\n")
    XCTAssertEqual(try verdict(right), "Right: the engine’s log says the same.")
    XCTAssertEqual(
      try verdict(right.replacingOccurrences(of: "F", with: "B")),
      "Line 5 is the first that differs. You: B hitTest. The log: -[FView hitTest:withEvent:].")
    XCTAssertTrue(try verdict(right + "\nE touchesCancelled").hasSuffix("The log: nothing more."))
    XCTAssertTrue(try verdict("A hitTest").contains("You: nothing more. The log: -[AView pointInside"))
    XCTAssertTrue(try verdict("a").hasPrefix("Line 1 is"), "a name without a message")
    // Every log that can be compared is right if it is copied, on all pages.
    var questions = 0
    for page in try BuiltSite.pages() where page.hasPrefix("0") || page.hasPrefix("appendix") {
      try open(page, in: browser)
      let wrong =
        try browser.run(
          """
          return [...document.querySelectorAll('form.predict')].map((form) => {
            form.querySelector('textarea').value = form.nextElementSibling.querySelector('pre').textContent;
            form.requestSubmit();
            return form.querySelector('[role=status]').textContent;
          })
          """) as? [String] ?? []
      questions += wrong.count
      XCTAssertEqual(wrong.filter { !$0.hasPrefix("Right") }, [], page)
    }
    XCTAssertGreaterThan(questions, 40)
  }

  func testEverythingIsReadableWithoutScripts() throws {
    let browser = try browser()
    try browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
    defer { _ = try? browser.command("Emulation.setScriptExecutionDisabled", ["value": false]) }
    try open("02-hit-testing.html", in: browser)
    let text = try browser.words(of: "main")
    XCTAssertTrue(text.contains("A finger lands on the glass"))
    // What is hidden in an answer opens without a script.
    let answer = try browser.run("return document.querySelector('details pre').textContent") as? String ?? ""
    XCTAssertTrue(answer.contains("-[AView hitTest:withEvent:]"))
    XCTAssertEqual(try browser.run("return document.querySelector('.search').hidden") as? Bool, true)
    // A figure that sleeps has a drawing for paper, too, which isn't seen.
    let width = try browser.run(
      """
      const seen = [...document.querySelectorAll('figure svg')].find((svg) => svg.checkVisibility());
      return seen.getBoundingClientRect().width > 200
      """)
    XCTAssertEqual(width as? Bool, true)
  }

  func testOnPaperAnswersAreOpenAndTheWaysAreGone() throws {
    let browser = try browser()
    try open("02-hit-testing.html", in: browser)
    try browser.emulate(media: "print", scheme: .dark)
    let seen = try browser.run(
      """
      const shown = (e) => e.getClientRects().length > 0 && e.checkVisibility({ contentVisibilityAuto: true });
      dispatchEvent(new Event('beforeprint'));
      const answer = [...document.querySelectorAll('details pre')].every(shown);
      const ways = [...document.querySelectorAll('.bar, #page-contents, .turn, .anchor')].some(shown);
      const paper = getComputedStyle(document.body).backgroundColor;
      dispatchEvent(new Event('afterprint'));
      return [answer, ways, paper, document.querySelectorAll('details[open]').length].join(" ")
      """)
    XCTAssertEqual(seen as? String, "true false rgb(255, 255, 255) 0")
    let pdf = try browser.printed()
    XCTAssertTrue(pdf.starts(with: Data("%PDF".utf8)))
    XCTAssertGreaterThan(pdf.count, 50_000)
  }

  func testByKeyboardFirstComesTheTextThenEverythingElse() throws {
    let browser = try browser(width: 390)
    try open("02-hit-testing.html", in: browser)
    try browser.type("\u{E004}")
    XCTAssertEqual(try browser.run("return document.activeElement.className") as? String, "skip")
    try browser.type("\u{E007}")
    try browser.wait(
      for: "the focus is on the text", until: "return document.activeElement.id === 'page-text'")
    // Whatever the keyboard reaches shows that it does.
    let rings = try browser.run(
      """
      return [...document.querySelectorAll('a, button, input, summary')].filter(e => e.checkVisibility()).slice(0, 30)
        .filter(e => { e.focus({ focusVisible: true, preventScroll: true }); return getComputedStyle(e).outlineStyle === 'none'; }).length
      """)
    XCTAssertEqual(rings as? Int, 0)
  }

  func testNothingComesFromTheNet() throws {
    let browser = try browser()
    for page in BuiltSite.kinds {
      try open(page, in: browser)
      let addresses =
        try browser.run("return performance.getEntriesByType('resource').map(e => e.name)") as? [String] ?? []
      XCTAssertEqual(addresses.filter { !$0.hasPrefix("file:") }, [], page)
    }
  }
}
