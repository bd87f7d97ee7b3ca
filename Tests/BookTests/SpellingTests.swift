import XCTest

@testable import BookCompiler

/// The spelling of the book, by aspell and a list of the words of the trade.
final class SpellingTests: XCTestCase {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  func testEveryWordOfTheBookIsInTheDictionaryOrInTheList() throws {
    let root = Self.here.deletingLastPathComponent().deletingLastPathComponent()
    let words = try Book(root: root, labs: root).pages.flatMap { page in
      let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      return Prose(of: text).words.filter { Self.isEnglish($0.word) }.map { (page, $0.line, $0.word) }
    }
    let known = Set(
      try String(contentsOf: Self.here.appendingPathComponent("words.txt"), encoding: .utf8)
        .split(separator: "\n").map(String.init))
    let unknown = try Self.aspell(Set(words.map(\.2))).subtracting(known)
    for (page, line, word) in words where unknown.contains(word) {
      XCTFail("\(page):\(line): is \"\(word)\" spelled right? Then it belongs into Tests/BookTests/words.txt")
    }
    XCTAssertEqual(
      known.subtracting(words.map(\.2)).sorted(), [], "no page has these words of words.txt any more")
  }

  func testProseIsWhatIsNeitherCodeNorMarkup() {
    let page = """
      # A view's place
      `code` and [a link](some/where.md#x) <!-- H1 --> **isn't** <kbd>it</kbd>
      ```text
      nothing
      ```
         ```swift
         func nothing()
         ```
      “Quoted”, 'single', https://example.org/abc end
      """
    XCTAssertEqual(
      Prose(of: page).words.map { "\($0.line) \($0.word)" },
      [
        "1 A", "1 view's", "1 place", "2 and", "2 a", "2 link", "2 isn't", "2 it", "9 Quoted", "9 single",
        "9 https", "9 end",
      ])
  }

  /// Names of types and methods are no words: `UIView`, `hitTest`; nor is what is not written in Latin letters.
  private static func isEnglish(_ word: String) -> Bool {
    word.dropFirst().allSatisfy { !$0.isUppercase } && word.allSatisfy { $0.isASCII }
  }

  /// Those of the words that aspell does not know.
  private static func aspell(_ words: Set<String>) throws -> Set<String> {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = folders.map { "\($0)/aspell" }
    guard let aspell = places.first(where: FileManager.default.isExecutableFile) else {
      throw XCTSkip(
        "skipped: aspell with its English dictionary is not installed (packages aspell, aspell-en)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: aspell)
    process.arguments = ["list", "--lang=en_US", "--mode=none", "--encoding=utf-8", "--ignore=1"]
    let (input, output) = (Pipe(), Pipe())
    // Words that somebody has added at home are no part of the book.
    process.environment = ["HOME": "/nowhere", "LC_ALL": "C"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // What goes in is larger than what a pipe holds, and aspell answers line by line.
    let text = Data((words.sorted().joined(separator: "\n") + "\n").utf8)
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(text)
      try? input.fileHandleForWriting.close()
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw XCTSkip("skipped: aspell does not work here; is its English dictionary installed (aspell-en)?")
    }
    return Set(String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
