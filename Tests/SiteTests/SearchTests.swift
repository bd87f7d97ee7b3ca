import Foundation
import WebDriver
import XCTest

/// What the search answers to people who ask in their own words.
final class SearchTests: BrowserCase {
  func testTheAnswerStandsBelowTheSymptom() throws {
    let browser = try browser()
    try open("api/uiview.html", in: browser)
    let first = try XCTUnwrap(try found("my button only works in the top half", in: browser).first)
    XCTAssertEqual(first.address, "../problem.html#the-button-works-only-in-its-upper-half")
    XCTAssertTrue(first.words.contains("The button sticks out of its superview."), first.words)
    // In a chapter it is the sentence with the words, wherever it stands.
    let chapter = try XCTUnwrap(try found("slides over to F", in: browser).first)
    XCTAssertTrue(chapter.words.contains("slides over to F"), chapter.words)
  }

  func testATypingErrorIsForgiven() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    let chapter = "03-responder-chain.html"
    XCTAssertEqual(try found("responder chian", in: browser).first?.address, chapter)
    XCTAssertEqual(try found("respnder chain", in: browser).first?.address, chapter)
    // Two errors in a long word; but none in a word of four letters, which might be any other.
    XCTAssertEqual(try found("rezponter chain", in: browser).first?.address, chapter)
    XCTAssertEqual(try found("xcel", in: browser).map(\.address), [])
    XCTAssertEqual(try found("qqqqqqqqqq", in: browser).map(\.address), [])
  }

  func testASymptomAndAChapterStandBeforeTheReference() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    for question in ["didSelectRowAt", "touchesShouldCancel", "hit-testing", "cancelsTouchesInView"] {
      let addresses = try found(question, in: browser).map(\.address)
      let first = try XCTUnwrap(addresses.first, question)
      XCTAssertTrue(first.hasPrefix("problem.html#") || first.hasPrefix("0"), "\(question): \(first)")
    }
    XCTAssertTrue(
      try found("didSelectRowAt", in: browser).contains { $0.address.hasPrefix("api/") }, "it is there, too")
    let name = try found("UIGestureRecognizer", in: browser)
    XCTAssertEqual(name.first?.address, "api/uigesturerecognizer.html")
  }

  func testNotEveryWordHasToBeThere() throws {
    let browser = try browser()
    try open("index.html", in: browser)
    // Words that no page has, and words that other pages have.
    for question in [
      "helicopter timer stops when scrolling the zebra", "timer of the alarm window stops when scrolling",
    ] {
      XCTAssertEqual(
        try found(question, in: browser).first?.address, "problem.html#the-timer-stops-while-i-scroll",
        question)
    }
  }

  /// The ranking touches no page: it answers the same without one.
  func testTheRankingNeedsNoBrowser() throws {
    let script = """
      const { readFileSync } = require("node:fs");
      const folder = process.argv[1];
      for (const name of ["search-index.js", "ranking.js"]) (0, eval)(readFileSync(`${folder}/${name}`, "utf8"));
      const index = ranking.prepare(searchIndex);
      for (const question of JSON.parse(process.argv[2])) console.log(ranking.rank(index, question, 1).hits[0]?.address);
      console.log([["chian", "chain"], ["keybord", "keyboard"], ["tap", "pan"]].map(([a, b]) => ranking.distance(a, b, 2)).join());
      """
    let questions = String(decoding: try JSONEncoder().encode(Questions.all.map(\.words)), as: UTF8.self)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", "-e", script, try BuiltSite.folder().path, questions]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw XCTSkip("skipped: there is no node in PATH") }
    XCTAssertEqual(lines, Questions.all.map { "problem.html#\($0.symptom)" } + ["1,1,2"])
  }
}
