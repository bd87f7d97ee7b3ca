import BookCompiler
import Foundation
import WebDriver
import XCTest

/// The page for readers who have a problem.
final class ProblemPageTests: BrowserCase {
  private func symptoms() throws -> [Symptom] {
    try Symptom.all(
      in: String(
        contentsOf: BuiltSite.repository.appendingPathComponent("chapters/appendix-symptoms.md"),
        encoding: .utf8))
  }

  private func titles(_ selector: String, in browser: Browser) throws -> [String] {
    try browser.run(
      "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector) as? [String]
      ?? []
  }

  private func ask(_ question: String, in browser: Browser) throws {
    try browser.run(
      """
      const field = document.querySelector('#problem-field');
      field.value = arguments[0];
      field.dispatchEvent(new Event('input'));
      """, question)
  }

  func testEveryPageLeadsToIt() throws {
    for page in BuiltSite.kinds + ["book.html"] {
      let html = try String(
        contentsOf: BuiltSite.folder().appendingPathComponent(page), encoding: .utf8)
      let head = html.prefix { $0 != "\u{0}" }.components(separatedBy: "</header>")[0]
      XCTAssertTrue(
        head.contains(/<a class="door" href="(\.\.\/)?problem\.html">I have a problem<\/a>/), page)
    }
    let first = try String(
      contentsOf: BuiltSite.folder().appendingPathComponent("index.html"), encoding: .utf8)
    XCTAssertTrue(first.components(separatedBy: "</header>")[1].contains("href=\"problem.html\""))
  }

  func testEverySymptomIsThereWithAllItsParts() throws {
    let browser = try browser()
    try open("problem.html", in: browser)
    let symptoms = try symptoms()
    XCTAssertEqual(
      try titles("details.symptom h3", in: browser),
      symptoms.map { $0.title.replacingOccurrences(of: "'", with: "’") })
    let parts =
      try browser.run(
        """
        return [...document.querySelectorAll('details.symptom > div')].map(e => [e.id, e.textContent, e.querySelectorAll('pre').length])
        """) as? [[Any]] ?? []
    XCTAssertEqual(Set(parts.map { "\($0[0])" }).count, symptoms.count)
    for (symptom, part) in zip(symptoms, parts) {
      let text = "\(part[1])"
      for label in ["What it is.", "Make sure.", "Cure.", "Read:", "People type:"] {
        XCTAssertTrue(text.contains(label), "\(symptom.title) lacks \(label)")
      }
      XCTAssertGreaterThan(part[2] as? Int ?? 0, 0, "\(symptom.title) has no code")
    }
  }

  func testWhatOneTypesBringsTheSymptomToTheTop() throws {
    let browser = try browser(width: 390)
    try open("problem.html", in: browser)
    let order = try titles("details.symptom h3", in: browser)
    for (question, symptom) in Questions.all {
      try ask(question, in: browser)
      XCTAssertEqual(
        try browser.text("return document.querySelector('#problem-found details > div')?.id ?? ''"),
        symptom, question)
    }
    // The link to what was asked asks it again.
    let address = try browser.text("return location.href")
    try browser.run("document.querySelector('#problem-field').value = ''")
    try open("index.html", in: browser)
    try browser.open(try XCTUnwrap(URL(string: address)))
    XCTAssertEqual(
      try browser.text("return document.querySelector('#problem-found details > div')?.id ?? ''"),
      Questions.all.last?.symptom)
    // An empty field brings the whole list back, in its order.
    try ask("", in: browser)
    XCTAssertEqual(try titles("#problem-all details.symptom h3", in: browser), order)
    XCTAssertEqual(
      try browser.run("return document.querySelectorAll('details[open]').length") as? Int, 0)
  }

  func testItSaysHowWellAnAnswerFits() throws {
    let browser = try browser(width: 390)
    try open("problem.html", in: browser)
    let shown =
      "return document.querySelectorAll('#problem-found > details').length + ' ' "
      + "+ document.querySelectorAll('details[open]').length + ' ' + !document.querySelector('#problem-all').hidden"
    try ask("half of my button is dead", in: browser)
    XCTAssertTrue(try browser.words(of: "#problem-status").hasSuffix("symptoms fit, the best first"))
    XCTAssertTrue(try browser.text(shown).hasSuffix(" 1 false"), "the first is open")
    // The answer stands where a keyboard leaves it in sight.
    XCTAssertLessThan(
      try browser.run(
        "return document.querySelector('#problem-found summary').getBoundingClientRect().bottom")
        as? Double ?? .infinity, 400)
    // What isn't about touches has some of the words all the same: the nearest, all closed.
    try ask("font size too small in navigation title", in: browser)
    XCTAssertEqual(try browser.words(of: "#problem-status"), "No symptom fits well. These come nearest.")
    let nearest = try browser.text(shown)
    XCTAssertTrue(nearest.hasSuffix(" 0 true") && !nearest.hasPrefix("0"), nearest)
    try ask("qqqqqqqqqq", in: browser)
    XCTAssertTrue(try browser.words(of: "#problem-status").hasPrefix("No symptom has these words."))
    XCTAssertEqual(try browser.text(shown), "0 0 true", "the list is there to choose from")
  }

  func testWithoutAScriptALinkOpensItsSymptom() throws {
    let browser = try browser()
    try browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
    defer { _ = try? browser.command("Emulation.setScriptExecutionDisabled", ["value": false]) }
    try open("index.html", in: browser)
    try open("problem.html#the-button-in-a-cell-is-dead", in: browser)
    XCTAssertEqual(
      try browser.run(
        """
        return [...document.querySelectorAll('details[open] > div')].map(e => e.id).join() + ' '
          + document.querySelector('.ask').hidden + ' ' + document.querySelectorAll('details.symptom').length
        """) as? String,
      "the-button-in-a-cell-is-dead true \(try symptoms().count)")
  }

  func testItLeadsToLogsAndToFigures() throws {
    let html = try String(
      contentsOf: BuiltSite.folder().appendingPathComponent("problem.html"), encoding: .utf8)
    XCTAssertGreaterThan(html.matches(of: />its log<\/a>/).count, 30)
    XCTAssertTrue(html.contains("<a href=\"02-hit-testing.html#ht5\">its log</a>"))
    let live = try FileManager.default.fileExists(
      atPath: BuiltSite.folder().appendingPathComponent("live/live.js").path)
    XCTAssertEqual(html.contains("02-hit-testing.html#live-hit-testing"), live)
  }

  func testNothingMovesWhenTheScriptShowsTheField() throws {
    let browser = try browser(width: 390)
    try open("problem.html", in: browser)
    let moved = try browser.run(
      """
      const top = () => document.querySelector('.groups').getBoundingClientRect().top;
      const after = top();
      for (const part of document.querySelectorAll('.ask, .search, .theme')) part.hidden = true;
      return after - top();
      """)
    XCTAssertEqual(moved as? Double, 0)
  }
}
