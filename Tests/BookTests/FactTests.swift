import XCTest

@testable import BookCompiler

/// The appendix of facts: what is cited is there, and what is there is complete.
final class FactTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("chapters/\(name)"), encoding: .utf8)
  }

  private static func facts() throws -> [FactTable.Fact] {
    FactTable(of: try page("appendix-facts.md")).facts
  }

  func testEveryFactHasAConfidenceASourceAndItsTestsOrAReason() throws {
    let facts = try Self.facts()
    XCTAssertGreaterThan(facts.count, 150)
    XCTAssertEqual(Set(facts.map(\.id)).count, facts.count, "an id stands there twice")
    for fact in facts {
      let confidence = fact.confidence ?? ""
      XCTAssertTrue(
        ["High", "Medium", "Low", "Engine's choice"].contains { confidence.hasPrefix($0) },
        "\(fact.id): how sure are we? It says \"\(confidence)\".")
      XCTAssertTrue(fact.lines.contains { $0.contains("*Source:*") }, "\(fact.id) names no source")
      let isShown = fact.lines.contains("<!-- tests: \(fact.id) -->")
      let hasReason = fact.lines.contains { $0.hasPrefix("*No test:* ") }
      XCTAssertNotEqual(isShown, hasReason, "\(fact.id) needs its tests or a reason why there are none")
    }
  }

  func testNoTestIsNamedAfterAFactThatSaysItHasNone() throws {
    let tests = NamedTests(root: Self.root)
    for fact in try Self.facts() where fact.lines.contains(where: { $0.hasPrefix("*No test:* ") }) {
      XCTAssertEqual(tests[fact.id], [])
    }
  }

  func testEveryScenarioHasATest() {
    let tests = NamedTests(root: Self.root)
    for id in CitationTests.scenarioIDs.sorted() {
      XCTAssertFalse(tests[id].isEmpty, "no test is named after the scenario \(id)")
    }
  }

  func testEveryIDThatIsCitedIsThere() throws {
    let known = Set(try Self.facts().map(\.id)).union(CitationTests.scenarioIDs).union(CitationTests.mythIDs)
    for id in NamedTests(root: Self.root).ids {
      XCTAssertTrue(known.contains(id), "a test is named after \(id)")
    }
    for (folder, ending, comment) in [
      ("Sources", ".swift", "//.*"), ("Tests", ".swift", "//.*"), ("exercises", ".swift", "//.*"),
      ("chapters", ".md", "<!--[^>]*-->"),
    ] {
      let url = Self.root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(ending) {
        let text = try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
        for (line, id) in try Self.ids(in: text, comment: comment) where !known.contains(id) {
          XCTFail("\(folder)/\(file):\(line): \(id) is not in chapters/appendix-facts.md")
        }
      }
    }
  }

  func testAnIDThatIsNowhereIsFound() throws {
    // Put together here, so that this file cites nothing that is not there.
    let comment = "/" + "/"
    let source =
      "let s1 = S1()\n\(comment) fact S99, facts G80–G82\n  \(comment) no: iS3, S100, CT4x\n/* C8 */"
    let found = try Self.ids(in: source, comment: comment + ".*")
    XCTAssertEqual(found.map { "\($0.line) \($0.id)" }, ["2 S99", "2 G80", "2 G82"])
  }

  /// The ids of facts, myths and scenarios in the comments of a text, with the numbers of their lines from 1.
  private static func ids(in text: String, comment: String) throws -> [(line: Int, id: String)] {
    let comments = try NSRegularExpression(pattern: comment)
    let ids = try NSRegularExpression(pattern: #"\b(?:[SHRTGCVOD]|SP|TE|HT|RC|GR|CT|SD)\d{1,2}\b"#)
    let whole = text as NSString
    return comments.matches(in: text, range: NSRange(location: 0, length: whole.length)).flatMap { comment in
      ids.matches(in: text, range: comment.range).map { id in
        let line = whole.substring(to: id.range.location).split(
          separator: "\n", omittingEmptySubsequences: false)
        return (line.count, whole.substring(with: id.range))
      }
    }
  }
}
