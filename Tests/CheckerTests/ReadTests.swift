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
    """

  private func lines(_ answers: TerminalPage.Answers, within columns: Int = 80) -> [String] {
    TerminalPage(page, answers: answers).lines(within: columns)
  }

  func testAPageWithItsAnswersClosed() {
    XCTAssertEqual(
      lines(.hidden),
      [
        "", "A page", "======", "", "Words in two lines, a link. ", "- an item that goes on",
        "1. a number", "", "Quoted in two lines, 2 * 3 * 4.", "▸ The answer (hidden; ANSWERS=1 shows it)", "",
        "    let   x = \"- no item\"", "",
        "[picture: Two views.]", "| a — b", "| c",
      ])
  }

  func testAPageWithItsAnswers() {
    let shown = lines(.shown)
    for line in ["▸ The answer", "It is `42`.", "▸ more", "inside"] {
      XCTAssertTrue(shown.contains(line), "\(line): \(shown)")
    }
  }

  func testLinesFit() {
    XCTAssertEqual(
      Array(lines(.hidden, within: 16).dropFirst(3).prefix(6)),
      ["", "Words in two", "lines, a link. ", "- an item that", "  goes on", "1. a number"])
    XCTAssertEqual("  one two three".wrapped(to: 9), ["  one two", "  three"])
    XCTAssertEqual("averyveryverylongword x".wrapped(to: 5), ["averyveryverylongword", "x"])
    XCTAssertEqual("short".wrapped(to: 5), ["short"])
  }
}
