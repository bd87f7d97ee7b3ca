import BookCompiler
import Foundation

/// Compares what a page of the book says with what the site shows.
struct LostWords {
  /// Words that a page adds by itself may stand between two words of the text, but not more than this.
  private static let reach = 30

  /// The first word of a page that is not on the site, or `nil` if every word is there, in its order.
  static func first(of page: BookPage, in html: String) -> SiteProblem? {
    let shown = words(in: HTML.text(of: html))
    var place = 0
    for (number, word) in words(of: page) {
      let end = min(place + reach, shown.count)
      guard let found = shown[place..<end].firstIndex(of: word) else {
        return SiteProblem(.lost(word: String(word)), in: page.path, line: number)
      }
      place = found + 1
    }
    return nil
  }

  private static func words(in text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  private static func words(of page: BookPage) -> [(Int, Substring)] {
    var isCode = false
    return page.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line -> [(Int, Substring)] in
        if line.hasPrefix("```") {
          isCode.toggle()
          return []
        }
        let text = isCode ? String(line) : readable(String(line))
        return words(in: text).map { (number + 1, $0) }
      }
  }

  /// A line without what no reader sees: comments, targets of links, whole images, the tags of answers.
  private static func readable(_ line: String) -> String {
    if line.hasPrefix("![") { return "" }
    return line.replacing(/<!--.*?-->/, with: "")
      .replacing(/^[ >]*\d+\.\s/, with: "")
      .replacing(/\]\(([^()]|\([^()]*\))*\)/, with: "]")
      .replacing(/<\/?(details|summary)>/, with: "")
  }
}
