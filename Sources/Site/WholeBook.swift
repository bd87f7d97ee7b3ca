import Foundation

/// All pages of the book as one, for printing.
struct WholeBook {
  static let address = "book.html"

  private let frame: PageFrame
  private var parts: [String] = []
  private let addresses: [String: String]

  init(_ book: Contents, frame: PageFrame) {
    self.frame = frame
    addresses = Dictionary(uniqueKeysWithValues: book.all.map { ($0.address, $0.name) })
  }

  /// Adds a page, with its anchors as those of a part.
  mutating func append(_ page: BookPage, body: String) {
    let own = body.replacing(/\b(id|aria-labelledby)="([^"]*)"/) { match in
      let names = match.2.split(separator: " ").map { "\(page.name)--\($0)" }.joined(separator: " ")
      return "\(match.1)=\"\(names)\""
    }
    let linked = own.replacing(/href="([^"#:]*)(#([^"]*))?"/) { match in
      let target = match.1.isEmpty ? page.name : addresses[String(match.1)]
      guard let target else { return String(match.0) }
      return "href=\"#\(target)\(match.3.map { "--\($0)" } ?? "")\""
    }
    // On paper nothing can be opened, and nothing moves.
    let still = linked.replacing(/<figure class="live" data-live="[^"]*"/, with: "<figure")
    parts.append("<article class=\"part\" id=\"\(page.name)\">\(answersLast(still, of: page))</article>")
  }

  /// A part whose answers stand at its end, so that predictions stay predictions.
  private func answersLast(_ body: String, of page: BookPage) -> String {
    var answers: [String] = []
    let answer = /<p class="answer-place"><\/p><details><summary>(.*?)<\/summary>(.*?)<\/details>/
      .dotMatchesNewlines()
    let rest = body.replacing(answer) { match in
      let number = answers.count + 1
      let anchor = "\(page.name)--answer-\(number)"
      answers.append(
        """
        <h3 id="\(anchor)">Answer \(number): \(match.1) <a href="#\(anchor)-place">back</a></h3>
        \(match.2)
        """)
      return """
        <p class="answer-place" id="\(anchor)-place"><a href="#\(anchor)">Answer \(number)</a> stands at the end.</p>
        """
    }
    if answers.isEmpty { return rest }
    return
      "\(rest)\n<section class=\"answers\"><h2>Answers</h2>\n\(answers.joined(separator: "\n"))</section>"
  }

  var html: String {
    frame.html(title: "The whole book", kind: "whole", main: parts.joined(separator: "\n"))
  }
}
