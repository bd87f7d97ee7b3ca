import XCTest

@testable import BookCompiler

/// What the pages say by hand, beyond spelling: plain English, and questions that keep their answers back.
final class LanguageTests: XCTestCase {
  /// Pages that still have to be gone through; one that passes has to leave this list.
  private static let unfinished: Set<String> = []

  /// Words that no English author would choose here, with what to write instead.
  private static let banned = [
    "shall": "should, must, or is to",
    "mend": "fix", "mends": "fixes", "mended": "fixed", "mending": "fixing",
    "whoever": "you, or the one that", "whomever": "the one that",
    "somebody": "you, something, or a plain noun", "somebody's": "another one's",
    "everybody": "each, every, or a plain noun", "everybody's": "shared",
    "anybody": "anyone, or a plain noun",
    "nobody": "no one, nothing, or no with a plain noun", "nobody's": "no one's",
    "the way of": "the path, or how it moves", "so long as": "as long as", "for ever": "forever",
    "belongs into": "belongs in", "belong into": "belong in",
    "in the order of the alphabet": "alphabetically",
    "there is since": "which exists since",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages with what was written by hand in them.
  private static func pages() throws -> [(path: String, text: String)] {
    try Book(root: root, labs: root).pages.map { path in
      (path, Page.handWritten(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)))
    }
  }

  func testNoPageHasABannedWord() throws {
    for (path, text) in try Self.pages() {
      let found = Self.bannedWords(in: text)
      if Self.unfinished.contains(path) {
        XCTAssertFalse(found.isEmpty, "\(path) has no banned word any more: it can leave the list")
      } else {
        for (line, word) in found {
          XCTFail("\(path):\(line): \"\(word)\" is not plain English; write \(Self.banned[word] ?? "")")
        }
      }
    }
  }

  func testABannedWordIsFoundAlsoAcrossLinesAndNotInCodeOrGeneratedBlocks() {
    let text = """
      # Nobody
      The way
      of a finger, `nobody`
      <!-- exercises: 2 -->
      | nobody |

      > Whoever

      ```text
      shall
      ```
      """
    XCTAssertEqual(
      Self.bannedWords(in: Page.handWritten(text)).map { "\($0.line) \($0.word)" },
      ["1 nobody", "2 the way of", "7 whoever"])
  }

  /// What labs, figures, hints, checks and the tools say to readers; comments in the code are for others.
  func testNothingThatIsSaidHasABannedWord() throws {
    let folders = [
      "Sources/Labs", "Sources/TouchFigures", "Sources/LiveFigures", "Sources/Site", "Sources/Course",
      "Sources/CheckSupport", "Sources/HostSystem", "Sources/Judge", "Sources/CheckCommand",
      "Sources/TeachCommand",
    ]
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Tests").path)
    try expectNoBannedWords(in: folders + tests.filter { $0.hasSuffix("Checks") }.map { "Tests/\($0)" }) {
      line in
      line.drop { $0 == " " }.hasPrefix("//") ? "" : line
    }
  }

  /// The statements are comments, and what is said of right and wrong answers goes into the teachers' pages.
  func testNoStatementAndNoClaimHasABannedWord() throws {
    try expectNoBannedWords(in: ["Tests/Solutions", "Tests/Mutants"]) { $0 }
  }

  private func expectNoBannedWords(in folders: [String], visible: (String) -> String) throws {
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path)
      for case let name as String in try XCTUnwrap(files)
      where [".swift", ".mutants", ".js"].contains(where: name.hasSuffix) {
        let text = try String(
          contentsOf: Self.root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
        let said = text.split(separator: "\n", omittingEmptySubsequences: false).map {
          visible(String($0)).replacingOccurrences(of: "`", with: "")
        }
        for (line, word) in Self.bannedWords(in: said.joined(separator: "\n")) {
          XCTFail("\(folder)/\(name):\(line): \"\(word)\"; write \(Self.banned[word] ?? "")")
        }
      }
    }
  }

  private static func bannedWords(in text: String) -> [(line: Int, word: String)] {
    let words = Prose(of: text).words.map { ($0.line, $0.word.lowercased()) }
    let phrases = banned.keys.map { $0.split(separator: " ").map(String.init) }
    return words.indices.flatMap { place in
      phrases.filter { words[place...].prefix($0.count).map(\.1) == $0 }
        .map { (words[place].0, $0.joined(separator: " ")) }
    }
  }

  /// Sheets and slides of teachers, and forms, are made of questions.
  private static func isForReaders(_ path: String) -> Bool {
    !path.hasPrefix("chapters/teaching/") && !path.hasPrefix(".github/")
  }

  func testEveryQuestionKeepsItsAnswerBack() throws {
    for (path, text) in try Self.pages() where !Self.unfinished.contains(path) && Self.isForReaders(path) {
      for (line, question) in Self.answeredQuestions(in: text) {
        XCTFail(
          "\(path):\(line): \"…\(question.suffix(60))\" is answered in the open; put the answer between "
            + "<details><summary>…</summary> and </details>, or say it without a question")
      }
    }
  }

  func testAQuestionMayBeFollowedByDetailsByNothingOrByQuestions() {
    let text = """
      First. What now? <!-- H1 -->

      <details><summary>The log</summary>

      And inside?

      It is open here.

      </details>

      Predict first.

      **… this?**

      <details><summary>Answer</summary>

      </details>

      Why is
      this wrong?

      Because.

      Predict it.

      <!-- run: some-lab -->
      ```text
      ```

      **Make sure.** Does it?

      **Cure.** This.

      > Really?

      What is next?
      """
    XCTAssertEqual(
      Self.answeredQuestions(in: Page.handWritten(text)).map { "\($0.line) \($0.question)" },
      ["19 Why is this wrong?", "24 Predict it."])
  }

  /// The paragraphs outside details that ask the reader something and are not followed by details.
  private static func answeredQuestions(in text: String) -> [(line: Int, question: String)] {
    var blocks: [(line: Int, text: String)] = []
    var isBetween = true
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("<!-- run:") || line.hasPrefix("<!-- figure:") || isBetween {
        isBetween = line.isEmpty
        if !line.isEmpty { blocks.append((number + 1, String(line))) }
      } else {
        blocks[blocks.count - 1].text += " \(line)"
      }
    }
    var depth = 0
    return blocks.indices.compactMap { place in
      let (line, text) = blocks[place]
      if text.hasPrefix("<details") { depth += 1 }
      if text.hasPrefix("</details") { depth -= 1 }
      guard depth == 0, let first = text.first, !"#|>-!<".contains(first), !text.hasPrefix("```") else {
        return nil
      }
      let words = text.components(separatedBy: "<!--")[0].trimmingCharacters(in: .whitespaces)
      let asks = words.hasSuffix("?") || words.hasSuffix("?**") || words.contains("Predict ")
      guard asks, place + 1 < blocks.count else { return nil }
      let next = blocks[place + 1].text
      // What a reader finds out with their own app is no answer that the page could keep back.
      let isKept = ["<details", "**…", "**Cure.**"].contains { next.hasPrefix($0) }
      return isKept ? nil : (line, words)
    }
  }
}
