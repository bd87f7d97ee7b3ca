import BookCompiler
import Foundation

/// Compares what a page of the book says with what the site shows.
struct LostWords {
  /// Words that a page adds by itself may stand between two words of the text, but not more than this.
  private let reach = 30

  private let comment = /<!--.*?-->/
  private let number = /^[ >]*\d+\.\s/
  private let target = /\]\(([^()]|\([^()]*\))*\)/
  private let symbol = /``([^`]*\/)?([^`]*)``/
  private let tag = /<\/?(details|summary)>/

  /// The first word of a page that is not on the site, or `nil` if every word is there, in its order.
  func first(of page: BookPage, in html: String) -> SiteProblem? {
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

  /// The words of a text; quotation marks and dashes, which may come out as others, are no part of any.
  private func words(in text: String) -> [Substring] {
    text.unicodeScalars.split { scalar in
      switch scalar.value {
      case 48...57, 65...90, 97...122: false
      case ..<0xA0, 0x2000...0x206F: true
      default: false
      }
    }.map { Substring($0) }
  }

  private func words(of page: BookPage) -> [(Int, Substring)] {
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
  private func readable(_ line: String) -> String {
    if line.hasPrefix("![") { return "" }
    if !line.contains("<"), !line.contains("]("), !line.contains("`"), line.first?.isWholeNumber != true,
      !line.contains(". ")
    {
      return line
    }
    // Of a symbol's path the page shows the last part.
    let line = line.contains("``") ? line.replacing(symbol) { String($0.2) } : line
    // An ending stands right behind code: `UIView`s.
    return line.replacingOccurrences(of: "`", with: "").replacing(comment, with: "").replacing(
      number, with: ""
    ).replacing(target, with: "]")
      .replacing(tag, with: "")
  }
}
