import XCTest

@testable import BookCompiler

/// Pages of a small repository that the test makes, with a shell script for a lab.
final class PageTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("book-\(UUID().uuidString)")
    try write("#!/bin/sh\necho one\necho two\necho \"$@\"\n", to: "labs/some-lab")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent("labs/some-lab").path)
    let figure = "#!/bin/sh\nprintf '<svg><title>t</title><desc>A &amp; B</desc></svg>' > \"$2\"\n"
    try write(figure, to: "labs/figure-lab")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent("labs/figure-lab").path)
    try write(
      "func a() {}\n  // snippet: b\n  func b() {\n    c()\n  }\n  // endsnippet\n", to: "Sources/A.swift")
    try write("# Read me\n", to: "README.md")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private var book: Book { Book(root: root, labs: root.appendingPathComponent("labs")) }
  private let path = "chapters/01/README.md"
  private func page() throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func testBlocksAreFilledAndThenUpToDate() throws {
    try write(
      """
      # One
      <!-- run: some-lab --scenario X -->
      ```text
      ```
      <!-- run: some-lab X -->
      ```text
      old
      ```
      <!-- listing: Sources/A.swift#b -->
      ```swift
      ```
      <!-- figure: figure-lab --svg figures/x.svg -->
      ![old](figures/old.svg)
      """, to: path)
    // The last one is the figure itself, which is not there yet and is not left behind by a check.
    XCTAssertEqual(try book.check().map(\.line), [2, 5, 9, 12, 1])
    XCTAssertEqual(try book.check().count, 5)
    XCTAssertEqual(try book.refresh(), [])
    XCTAssertEqual(
      try page(),
      """
      # One
      <!-- run: some-lab --scenario X -->
      ```text
      $ swift run some-lab --scenario X
      one
      two
      --scenario X
      ```
      <!-- run: some-lab X -->
      ```text
      $ swift run some-lab X
      one
      two
      X
      ```
      <!-- listing: Sources/A.swift#b -->
      ```swift
      // Sources/A.swift
      func b() {
        c()
      }
      ```
      <!-- figure: figure-lab --svg figures/x.svg -->
      ![A & B](figures/x.svg)
      """)
    XCTAssertEqual(try book.check(), [])
  }

  func testTheTestsOfAFactAreThoseThatAreNamedAfterIt() throws {
    try write(
      "class A {\n  func testS1_S2_both() {}\n  func testS1_one() {}\n  func testS11_other() {}\n  func testS3() {}\n}\n",
      to: "Tests/ATests/A.swift")
    try write(
      "# One\n<!-- tests: S1 -->\n*Tests:* none\n\n<!-- tests: S2 -->\n*Tests:* none\n\n"
        + "<!-- tests: S3 -->\n*Tests:* none\n", to: path)
    XCTAssertEqual(try book.refresh().map(\.cause), [.noTest(of: "S3")])
    XCTAssertEqual(
      try page(),
      "# One\n<!-- tests: S1 -->\n*Tests:* `testS1_S2_both`,\n`testS1_one`.\n\n<!-- tests: S2 -->\n"
        + "*Tests:* `testS1_S2_both`.\n\n<!-- tests: S3 -->\n*Tests:* none\n")
    XCTAssertEqual(try book.check().map(\.cause), [.noTest(of: "S3")])
    try write("class A {\n  func testS1_one() {}\n}\n", to: "Tests/ATests/A.swift")
    XCTAssertEqual(
      try book.check().map(\.cause), [.stale("<!-- tests: S1 -->"), .noTest(of: "S2"), .noTest(of: "S3")])
  }

  func testAFigureThatIsNotWhatTheLabDrawsIsStaleAndKept() throws {
    try write("# One\n<!-- figure: figure-lab --svg figures/x.svg -->\n![A & B](figures/x.svg)\n", to: path)
    try write("<svg>edited</svg>", to: "chapters/01/figures/x.svg")
    XCTAssertEqual(try book.check().map(\.cause), [.stale("x.svg")])
    let kept = try String(
      contentsOf: root.appendingPathComponent("chapters/01/figures/x.svg"), encoding: .utf8)
    XCTAssertEqual(kept, "<svg>edited</svg>")
  }

  func testWhatCannotBeMadeIsSaidWithItsPlace() throws {
    try write(
      """
      # One
      <!-- run: no-lab -->
      ```text
      ```
      <!-- listing: Sources/A.swift#missing -->
      ```swift
      ```
      <!-- listing: Sources/B.swift#b -->
      ```swift
      ```
      <!-- draw: something -->
      <!-- run: some-lab | tail -3 -->
      <!-- run: some-lab -->
      no block
      <!-- exercises: 99 -->
      |a|
      <!-- answers: 2 -->
      <!-- H1 -->
      <!-- H1 --> and text
      """, to: path)
    let problems = try book.check()
    XCTAssertEqual(
      problems.map(\.cause),
      [
        .labMissing("no-lab"), .noSuchRegion("missing", file: "Sources/A.swift"),
        .noSuchFile("Sources/B.swift"),
        .unknownDirective("draw"), .pipe("some-lab | tail -3"), .noBlock(after: "<!-- run: some-lab -->"),
        .noSuchChapter("99"), .noSuchFile("Tests/Solutions/02-hit-testing/TapLog.swift"),
        .textAfterComment,
      ])
    XCTAssertEqual(problems.map(\.line), [2, 5, 8, 11, 12, 13, 15, 17, 19])
    XCTAssertTrue(problems.allSatisfy { $0.description.hasPrefix("\(path):") })
  }

  func testLinksAndAnchorsMustExist() throws {
    try write(
      """
      # One thing, two words
      [there](#one-thing-two-words) [not there](#nowhere) [file](../../README.md#read-me)
      [gone](gone.md) [web](https://example.org) `[code](gone.md)` <!-- fact H2 -->
      """, to: path)
    XCTAssertEqual(
      try book.check().map(\.cause), [.noSuchAnchor("nowhere", file: path), .noSuchFile("gone.md")])
  }
}
