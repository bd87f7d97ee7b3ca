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

  func testStylesAndScriptsAreSmall() throws {
    XCTAssertLessThanOrEqual(try size("page.css"), 16_000)
    XCTAssertLessThanOrEqual(try size("page.js") + size("search.js"), 20_000)
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
