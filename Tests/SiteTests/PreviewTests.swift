import Foundation
import XCTest

/// The pictures that programs show of the book, beside a link and on a phone's home screen.
final class PreviewTests: XCTestCase {
  private let assets = BuiltSite.repository.appendingPathComponent("Sources/Site/Assets")

  func testPicturesAreOfTheDrawingsAsTheyAre() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cksum icon.svg previews/*.svg"]
    process.currentDirectoryURL = try BuiltSite.folder()
    process.standardOutput = output
    try process.run()
    let sums = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let drawn = try String(contentsOf: assets.appendingPathComponent("previews/drawings"), encoding: .utf8)
    XCTAssertEqual(drawn, sums, "a drawing has changed: make previews, and look at the pictures")
    let names = drawn.matches(of: /previews\/(\S+)\.svg/).map { "\($0.1).png" }
    XCTAssertGreaterThan(names.count, 6)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: assets.appendingPathComponent("previews").path)
    XCTAssertEqual(pictures.filter { $0 != "drawings" }.sorted(), names.sorted())
  }

  func testThePagesHaveAnIconForAHomeScreen() throws {
    let folder = try BuiltSite.folder()
    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }
    let page = String(decoding: try data("api/uiview.html"), as: UTF8.self)
    XCTAssertTrue(page.contains("<link rel=\"apple-touch-icon\" href=\"../apple-touch-icon.png\">"))
    let icon = try data("apple-touch-icon.png")
    XCTAssertEqual(
      Array(icon.prefix(26).suffix(10)), [0, 0, 0, 180, 0, 0, 0, 180, 8, 2], "180 × 180, opaque")
    let manifest = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: data("book.webmanifest")) as? [String: Any])
    XCTAssertTrue(page.contains("content=\"\(manifest["name"] ?? "")\""))
    let sources = (manifest["icons"] as? [[String: String]] ?? []).compactMap { $0["src"] }
    XCTAssertEqual(sources.count, 2)
    for address in sources + [manifest["start_url"] as? String ?? ""] {
      XCTAssertFalse(address.contains(":") || address.hasPrefix("/"), "\(address) holds at one address only")
      XCTAssertNoThrow(try data(address))
    }
    let kept = String(decoding: try data("offline-files.js"), as: UTF8.self)
    XCTAssertTrue(kept.contains("\"book.webmanifest\"") && kept.contains("\"apple-touch-icon.png\""))
  }
}
