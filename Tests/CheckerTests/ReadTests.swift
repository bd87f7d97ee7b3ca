import XCTest

@testable import CheckCommand
@testable import HostSystem

/// A page of the book in the terminal.
final class ReadTests: XCTestCase {
  private let page = """
    # A *page*

    Words in **two**
    lines, [a link](somewhere.md#x). <!-- A1, over
    two lines -->

    - an item that
      goes on
    1. a number

    > Quoted *in
    > two lines*, 2 * 3 * 4.

    <details><summary>The answer</summary>

    It is `42`.

    <details><summary>more</summary>

    inside

    </details>
    </details>

    ```swift
    let   x = "- no item"
    ```

    ![Two views.](figure.svg)

    | a | b |
    |---|---|
    | c | |

    <details><summary>Another answer</summary>

    It is `43`.

    </details>

    The end.
    """

  private func lines(_ answers: TerminalPage.Answers, within columns: Int = 80) -> [String] {
    TerminalPage(page, answers: answers, command: "make read CHAPTER=2").lines(within: columns)
  }

  func testAPageWithItsAnswersClosed() {
    XCTAssertEqual(
      lines(.hidden),
      [
        "", "A page", "======", "", "Words in two lines, a link. ", "- an item that goes on",
        "1. a number", "", "Quoted in two lines, 2 * 3 * 4.",
        "▸ The answer (hidden; make read CHAPTER=2 ANSWERS=1 shows it)", "",
        "    let   x = \"- no item\"", "",
        "[picture: Two views.]", "| a — b", "| c",
        "▸ Another answer (hidden; make read CHAPTER=2 ANSWERS=2 shows it)", "", "The end.",
      ])
  }

  func testAPageWithItsAnswers() {
    let shown = lines(.all)
    for line in ["▸ The answer", "It is `42`.", "▸ more", "inside", "It is `43`.", "The end."] {
      XCTAssertTrue(shown.contains(line), "\(line): \(shown)")
    }
  }

  func testOneAnswerAlone() {
    XCTAssertEqual(lines(.one(1)), ["▸ The answer", "", "It is `42`.", "▸ more", "", "inside"])
    XCTAssertEqual(lines(.one(2)), ["▸ Another answer", "", "It is `43`."])
    XCTAssertEqual(lines(.one(3)), [])
  }

  func testAnswersThatAreNone() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    try miniature.write(page, to: "chapters/01-numbers/README.md")
    func text(_ words: String...) throws -> [String] {
      let command = try CheckCommand.program.typed(["read", "--chapter", "1", "--answers"] + words)
      return try XCTUnwrap(command as? ReadCommand).text(in: try miniature.context())
    }
    XCTAssertEqual(try text("2").first, "▸ Another answer")
    XCTAssertTrue(try text("all").contains("inside"))
    for (word, told) in [
      ("3", "there is no answer 3; there are 2, from make read CHAPTER=1 ANSWERS=1 to ANSWERS=2"),
      ("0", "an answer is a number such as 3, or all for every one of them, not '0'"),
      ("yes", "an answer is a number such as 3, or all for every one of them, not 'yes'"),
    ] { XCTAssertThrowsError(try text(word)) { XCTAssertEqual("\($0)", told) } }
  }

  func testLinesFit() {
    XCTAssertEqual(
      Array(lines(.hidden, within: 16).dropFirst(3).prefix(6)),
      ["", "Words in two", "lines, a link. ", "- an item that", "  goes on", "1. a number"])
    XCTAssertEqual("  one two three".wrapped(to: 9), ["  one two", "  three"])
    XCTAssertEqual("averyveryverylongword x".wrapped(to: 5), ["averyveryverylongword", "x"])
    XCTAssertEqual("short".wrapped(to: 5), ["short"])
    XCTAssertEqual(
      "    1.250      Pan.reset() and more words".wrapped(to: 30),
      ["    1.250      Pan.reset() and", "               more words"])
    // A colour takes no room.
    XCTAssertEqual("\u{1B}[31mred one\u{1B}[0m".wrapped(to: 7), ["\u{1B}[31mred one\u{1B}[0m"])
    XCTAssertEqual("\u{1B}[31mred one\u{1B}[0m".wrapped(to: 6), ["\u{1B}[31mred", "one\u{1B}[0m"])
  }

  /// Whatever the checker says goes through this.
  func testWhatIsSaidFitsTheTerminal() {
    let before = ProcessInfo.processInfo.environment["COLUMNS"]
    setenv("COLUMNS", "40", 1)
    defer { if let before { setenv("COLUMNS", before, 1) } else { unsetenv("COLUMNS") } }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      XCTAssertEqual(
        Console.fitting("  a line of words that is too long for it\n\nshort", to: descriptor),
        "  a line of words that is too long for\n  it\n\nshort")
    }
  }
}
