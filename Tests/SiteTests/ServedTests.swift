import Foundation
import WebDriver
import XCTest

/// The site as a server shows it.
final class ServedTests: BrowserCase {
  /// The site behind a server of this machine, until it is stopped.
  private func serve() throws -> (server: Process, port: Int) {
    let server = Process()
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "python3", "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory",
      try BuiltSite.folder().path, "0",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /port (\d+)/), let port = Int(match.1) { return (server, port) }
      if data.isEmpty { throw XCTSkip("skipped: there is no python3 in PATH to serve the site") }
    }
  }

  func testWhatWasVisitedOnceIsReadOffline() throws {
    let browser = try browser()
    let (server, port) = try serve()
    defer { server.terminate() }
    func open(_ page: String) throws {
      try browser.open(try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)/\(page)")))
    }
    try open("index.html")
    try browser.run("navigator.serviceWorker.ready.then(() => { window.isReady = true })")
    try browser.wait(for: "the book is kept", seconds: 60, until: "return window.isReady === true")
    server.terminate()
    server.waitUntilExit()
    // A chapter that wasn't opened yet, with its colors; search and symptoms.
    try open("05-controls.html")
    XCTAssertEqual(try browser.words(of: "h1"), "Controls")
    XCTAssertEqual(
      try browser.run("return document.styleSheets.length > 1 && typeof ranking") as? String, "undefined")
    try open("problem.html#ask=button%20in%20cell%20not%20tapped")
    XCTAssertEqual(
      try browser.text("return document.querySelector('#problem-found details[open] > div')?.id ?? ''"),
      "the-button-in-a-cell-is-dead")
    try open("nowhere.html")
    XCTAssertEqual(try browser.words(of: "h1"), "There is no such page")
    _ = try browser.complaints()
  }

  func testAnAddressOfTheSiteGoesIntoMapAndPreviews() throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "served-\(UUID().uuidString)/site")
    defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }
    let pages = try BuiltSite.pages().filter { !["404.html", "book.html"].contains($0) }
    XCTAssertFalse(
      try FileManager.default.fileExists(
        atPath: BuiltSite.folder().appendingPathComponent("sitemap.xml").path),
      "a map of addresses that no one knows")
    let process = Process()
    process.executableURL = BuiltSite.repository.appendingPathComponent(".build/check/bin/book")
    process.arguments = ["site", ".build/symbols/public", output.path, "https://example.org/touch"]
    process.currentDirectoryURL = BuiltSite.repository
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    func text(_ name: String) throws -> String {
      try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
    }
    let map = try text("sitemap.xml").matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    XCTAssertEqual(map.sorted(), pages.map { "https://example.org/touch/\($0)" }.sorted())
    XCTAssertTrue(
      try text("02-hit-testing.html").contains("content=\"https://example.org/touch/previews/02-hit-testing.")
    )
    // A missing page may be shown at any depth, so its links say where they lead.
    let missing = try text("404.html")
    XCTAssertTrue(missing.contains("href=\"https://example.org/touch/problem.html\""))
    XCTAssertTrue(missing.contains("href=\"https://example.org/touch/page.css\""))
  }

  func testExercisesThatWorkAreTicked() throws {
    let browser = try browser()
    let (server, port) = try serve()
    defer { server.terminate() }
    let file = try BuiltSite.folder().appendingPathComponent(".progress.json")
    let progress = """
      { "version": 1, "exercises": { "2.1": { "hints": [], "firstWorked": "2026-01-01T00:00:00Z" }, "2.2": { "hints": [1] } } }
      """
    try progress.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try browser.open(try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)/02-hit-testing.html")))
    try browser.wait(
      for: "exercise 2.1 is ticked",
      until: "return [...document.querySelectorAll('.works')].map((cell) => cell.innerText).join() === '2.1'")
    XCTAssertEqual(try browser.words(of: "#page-contents small"), "✓ 1")
    // The book can be put on a home screen, from any address.
    XCTAssertEqual(
      try browser.text("return document.querySelector('link[rel=manifest]').href"),
      "http://127.0.0.1:\(port)/book.webmanifest")
    _ = try browser.complaints()
  }
}
