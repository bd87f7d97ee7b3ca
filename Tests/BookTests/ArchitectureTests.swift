import XCTest

@testable import BookCompiler

/// The page on the architecture speaks of what is there.
final class ArchitectureTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testEveryNameOnThePageIsInTheSources() throws {
    let page = try Self.text(".github/ARCHITECTURE.md")
    let known = try Self.knownNames()
    for (line, text) in Links.proseLines(of: page) {
      for code in Self.codeSpans(in: text) where !code.contains("…") {
        if code.contains("/"), !code.contains(" ") {
          let path = Self.root.appendingPathComponent(code).path
          XCTAssertTrue(FileManager.default.fileExists(atPath: path), "line \(line): there is no \(code)")
        } else {
          for name in Self.names(in: code) where !known.contains(name) {
            XCTFail("line \(line): no source has the name \(name)")
          }
        }
      }
    }
  }

  /// The way is a real one: each file is named for a type that a file before it uses.
  func testAnEditReachesItsVerdictInFifteenFiles() throws {
    let page = try Self.text(".github/ARCHITECTURE.md")
    let walk = try XCTUnwrap(page.range(of: "## Third walk"))
    let end = try XCTUnwrap(page.range(of: "## Fourth walk"))
    let files = page[walk.upperBound..<end.lowerBound].matches(of: /\d+\. \[`(.+?)`\]\(\.\.\/(.+?)\)/)
    XCTAssertEqual(files.first?.2, "Sources/CheckCommand/RunCommand.swift")
    XCTAssertEqual(files.last?.2, "Sources/Judge/Report/ReportFiles.swift")
    XCTAssertLessThanOrEqual(files.count, 15)
    var seen = ""
    for file in files {
      let type = String(file.1.prefix { $0 != "+" })
      // The checks are another process; its sources begin with them.
      if !seen.isEmpty, type != "CheckCase" {
        XCTAssertTrue(Self.names(in: seen).contains(type), "nothing before it uses \(file.1)")
      }
      seen += try Self.text(String(file.2))
    }
  }

  func testANameThatIsNowhereIsFound() {
    let code = Self.codeSpans(in: "the type `Gone.now` and `a`, `b_2`")
    XCTAssertEqual(code.flatMap(Self.names), ["Gone", "now", "a", "b_2"])
  }

  /// Every name in a source, with the names of folders, files and `make` commands.
  private static func knownNames() throws -> Set<String> {
    var texts = [
      try text("Makefile"), try text("Sources/TeachCommand/Makefile"), try text("Package.swift"),
    ]
    for folder in ["Sources", "Tests"] {
      let url = root.appendingPathComponent(folder)
      for file in FileManager.default.enumerator(atPath: url.path)?.compactMap({ $0 as? String }) ?? [] {
        texts.append(file)
        if file.hasSuffix(".swift") { texts.append(try text("\(folder)/\(file)")) }
      }
    }
    return Set(texts.flatMap(names))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func codeSpans(in line: String) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static func names(in code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
