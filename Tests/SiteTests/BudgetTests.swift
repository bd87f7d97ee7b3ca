import Foundation
import XCTest

@testable import TouchFigures

/// What the pages weigh, and that a second build makes the same bytes.
final class BudgetTests: XCTestCase {
  private func size(_ path: String) throws -> Int {
    try Data(contentsOf: BuiltSite.folder().appendingPathComponent(path)).count
  }

  func testTheFirstPageIsSmall() throws {
    let html = try String(
      contentsOf: BuiltSite.folder().appendingPathComponent("index.html"), encoding: .utf8)
    // Everything that the page fetches by itself; the index of the search waits for the first key.
    let parts = html.matches(of: /<(?:link rel="(?:stylesheet|icon)"|script)[^>]*(?:href|src)="([^"]*)"/)
      .map { String($0.1) }
    XCTAssertGreaterThanOrEqual(parts.count, 4)
    let sum = try size("index.html") + parts.map { try size($0) }.reduce(0, +)
    XCTAssertLessThanOrEqual(sum, 100_000, "\(parts)")
  }

  func testNoPageWaitsForAScript() throws {
    var waiting: [String] = []
    for page in try BuiltSite.pages() {
      let html = try String(contentsOf: BuiltSite.folder().appendingPathComponent(page), encoding: .utf8)
      let scripts = html.matches(of: /<script[^>]*>/).map { String($0.0) }
      // A script behind a style waits for it, and the page for the script.
      let before = html.components(separatedBy: "rel=\"stylesheet\"")[0]
      if scripts.filter({ !$0.hasPrefix("<script defer") }) != ["<script>"] || !before.contains("<script>") {
        waiting.append(page)
      }
    }
    XCTAssertEqual(waiting, [])
  }

  func testStylesAndScriptsAreSmall() throws {
    XCTAssertLessThanOrEqual(try size("page.css"), 16_000)
    let scripts = ["page.js", "search.js", "predict.js", "reading.js", "links.js", "live/live.js"]
    XCTAssertLessThanOrEqual(try scripts.map { try size($0) }.reduce(0, +), 20_000)
  }

  func testThePageOfSymptomsIsSmall() throws {
    XCTAssertLessThanOrEqual(try size("problem.html"), 170_000)
    XCTAssertLessThanOrEqual(try ["ranking.js", "problem.js"].map { try size($0) }.reduce(0, +), 14_000)
  }

  /// The design's budget: 10 kB for each figure, 300 kB for what comes with the first one.
  func testLiveFiguresAreSmall() throws {
    let live = try BuiltSite.folder().appendingPathComponent("live")
    let names = try FileManager.default.contentsOfDirectory(atPath: live.path).filter { $0.hasSuffix(".js") }
    let shared = ["live.js", "shared.js", "engine.wasm.js"]
    guard names.contains("engine.wasm.js") else {
      throw XCTSkip(
        "SKIPPED: this toolchain has no Embedded Swift for WebAssembly, so there is no engine to weigh")
    }
    XCTAssertLessThanOrEqual(try shared.map { try size("live/\($0)") }.reduce(0, +), 300_000)
    for name in names where !shared.contains(name) {
      XCTAssertLessThanOrEqual(try size("live/\(name)"), 10_000, name)
    }
  }

  func testTheSameSourcesMakeTheSameBytes() throws {
    let again = FileManager.default.temporaryDirectory.appendingPathComponent(
      "again-\(UUID().uuidString)/site")
    defer { try? FileManager.default.removeItem(at: again.deletingLastPathComponent()) }
    let first = try BuiltSite.folder()
    let process = Process()
    process.executableURL = BuiltSite.repository.appendingPathComponent(".build/check/bin/book")
    process.arguments = ["site", ".build/symbols/public", again.path]
    process.currentDirectoryURL = BuiltSite.repository
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: first.path).sorted()
    XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: again.path).sorted(), names)
    for name in names {
      XCTAssertEqual(
        try? Data(contentsOf: first.appendingPathComponent(name)),
        try? Data(contentsOf: again.appendingPathComponent(name)), name)
    }
  }
}
