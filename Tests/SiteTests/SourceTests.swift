import Foundation
import XCTest

@testable import Site

/// What is wrong in a page of the book is told with file and line, and nothing of it is lost.
final class SourceTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("chapters/01-one/figures"), withIntermediateDirectories: true)
    try write(
      "# Contents\n\nAll [one](01-one/README.md), [facts](appendix-facts.md).\n", to: "chapters/README.md")
    try write(
      "# Appendix: the facts\n\nAll.\n\n#### H1\n\nIt is so.\n\n*High.* *Source:* Apple.\n",
      to: "chapters/appendix-facts.md")
    try write(
      "<svg width=\"10\"><desc>A view.</desc><style></style></svg>", to: "chapters/01-one/figures/a.svg")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }

  /// Two symbols, as the compiler would tell of them.
  private func graph() throws -> URL {
    let folder = root.appendingPathComponent("graph")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = BuiltSite.repository.appendingPathComponent(".build/symbols/public/TouchKit.symbols.json")
    _ = try BuiltSite.folder()
    try FileManager.default.copyItem(
      at: source, to: folder.appendingPathComponent("TouchKit.symbols.json"))
    return folder
  }

  /// What is wrong with a chapter whose second paragraph stands in line 5.
  private func problems(with text: String) throws -> [String] {
    try write("# One\n\nFirst.\n\n\(text)\n", to: "chapters/01-one/README.md")
    let book = try Contents(root: root)
    let catalogue = try Catalogue(book, names: SymbolNames(paths: ["UIView": "UIView"]), root: root)
    return catalogue.problems.map(\.description)
  }

  private func expect(_ words: String, line: Int = 5, for text: String, at callLine: UInt = #line) throws {
    let found = try problems(with: text)
    XCTAssertEqual(found.count, 1, "\(found)", line: callLine)
    XCTAssertTrue(
      found.first?.hasPrefix("chapters/01-one/README.md:\(line): error: ") == true, "\(found)", line: callLine
    )
    XCTAssertTrue(found.first?.contains(words) == true, "\(found)", line: callLine)
  }

  func testASlipThatStandsOnTheTeachersPageHasNoLinkAndIsNoProblem() throws {
    XCTAssertEqual(try problems(with: "It is so. <!-- D20, H1 -->"), [])
  }

  func testWhatIsRightHasNoProblems() throws {
    XCTAssertEqual(
      try problems(
        with: """
          A `UIView`, [one](../README.md), [the fact](../appendix-facts.md#h1). <!-- H1 -->
          <!-- H1, HT3 -->

          <details><summary>The log</summary>

          ```text
          <anything> [^1] @here
          ```

          </details>

          ![A view.](figures/a.svg)
          """), [])
  }

  func testBrokenLinksAreFound() throws {
    try expect("there is no file ../02-two/README.md", for: "See [two](../02-two/README.md).")
    try expect("has no heading for #h2", for: "See [it](../appendix-facts.md#h2).")
    try expect("there is no file figures/b.svg", for: "![A view.](figures/b.svg)")
    try expect("there is no file ../../Sources/Gone.swift", for: "See [it](../../Sources/Gone.swift).")
    try expect("there is no H2", for: "So it is. <!-- H2 -->")
  }

  func testMarkdownThatWouldBeLostIsRefused() throws {
    try expect("<br>", for: "Two <br> lines.")
    try expect("<kbd>", for: "Type <kbd>x</kbd>.")
    try expect("footnotes", for: "So it is.[^1]")
    try expect("[!NOTE]", for: "> [!NOTE]\n> Look.")
    try expect("mermaid", for: "```mermaid\ngraph\n```")
    try expect("@Metadata", for: "@Metadata { }")
    try expect("neither the id of a fact nor a directive", for: "So. <!-- to do: more -->")
    try expect("must end in the line", for: "So. <!-- H1\n-->")
    try expect("come in turn", line: 1, for: "<details><summary>The log</summary>\n\nNever closed.")
    try expect("come in turn", for: "</details>")
    try expect("stands alone in its line", for: "Look: ![A view.](figures/a.svg)")
  }

  func testAPageWithoutAPlaceInTheBookIsFound() throws {
    try write("# Two\n\nSecond.\n", to: "chapters/appendix-two.md")
    _ = try problems(with: "Second.")
    XCTAssertEqual(
      try Contents(root: root).problems, [SiteProblem(.unlisted, in: "chapters/appendix-two.md")])
  }

  func testAWordThatIsNotOnThePageIsFoundWithItsLine() throws {
    _ = try problems(with: "Second words, *third* words.\n\n- `code` in [a list](../README.md)")
    let page = try BookPage(path: "chapters/01-one/README.md", root: root)
    let whole =
      "<h1>One</h1><p>First.</p><p>Second words, <em>third</em> words.</p><ul><li><code>code</code> in <a>a list</a></li></ul>"
    XCTAssertNil(LostWords().first(of: page, in: whole))
    XCTAssertEqual(
      LostWords().first(of: page, in: whole.replacingOccurrences(of: "<em>third</em> ", with: "")),
      SiteProblem(.lost(word: "third"), in: page.path, line: 5))
    XCTAssertEqual(
      LostWords().first(of: page, in: whole.replacingOccurrences(of: "<code>code</code>", with: "")),
      SiteProblem(.lost(word: "code"), in: page.path, line: 7))
  }

  /// What only DocC can know: whether there is such a symbol.
  func testABrokenSymbolLinkIsFoundByDocC() throws {
    let graph = try graph()
    try write("# One\n\nFirst.\n\nA ``UIView/hitTest(_:with:)`` is there.\n", to: "chapters/01-one/README.md")
    let output = root.appendingPathComponent("out/site")
    var site = Site(root: root, graph: graph, output: output)
    XCTAssertEqual(try site.build(), [])
    let good = try String(contentsOf: output.appendingPathComponent("01-one.html"), encoding: .utf8)
    XCTAssertTrue(good.contains("href=\"api/uiview.html#hittest(_:with:)\""), good)

    try write("# One\n\nFirst.\n\nA ``UIView/gone`` is not.\n", to: "chapters/01-one/README.md")
    site = Site(root: root, graph: graph, output: output)
    XCTAssertEqual(
      try site.build().map(\.description),
      ["chapters/01-one/README.md:5: error: 'gone' doesn't exist at '/TouchKit/UIView'"])
    XCTAssertEqual(
      try String(contentsOf: output.appendingPathComponent("01-one.html"), encoding: .utf8), good,
      "a site with faults must not replace a good one")
  }
}
