import Foundation

/// The picture that stands beside a link to a page where people talk: its title, and its first figure.
struct Preview {
  /// Pictures of this kind are made from the drawings by `make previews`; most programs show no drawing.
  static let folder = "Sources/Site/Assets/previews"

  let page: BookPage
  private let figure: String

  /// The preview of a page, or `nil` if it has no figure.
  init?(of page: BookPage, root: URL) {
    guard let match = page.text.firstMatch(of: /!\[[^\]]*\]\(([^)]*\.svg)\)/),
      let svg = try? String(
        contentsOf: root.appendingPathComponent("\(page.folder)/\(match.1)"), encoding: .utf8)
    else { return nil }
    self.page = page
    figure = svg
  }

  /// The file of the drawing in the site.
  static func drawing(of name: String) -> String { "previews/\(name).svg" }

  /// The preview as a drawing of 1200 × 630 pixels.
  func svg(bookTitle: String) -> String {
    let placed = figure.replacing(/<svg ([^>]*?)width="\d+" height="\d+"/, maxReplacements: 1) { match in
      "<svg \(match.1)x=\"620\" y=\"45\" width=\"540\" height=\"540\""
    }
    let lines = lines(of: page.title).enumerated().map {
      "<text x=\"60\" y=\"\(250 + $0.offset * 76)\" class=\"title\">\(HTML.escaped($0.element))</text>"
    }
    let eyebrow = page.number.map { "Chapter \($0)" } ?? "About touches on iOS"
    let foot = page.title == bookTitle ? "" : bookTitle
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>
      .words { font: 30px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; fill: #55565b; }
      .words .title { font-size: 68px; font-weight: 700; fill: #1d1d1f; letter-spacing: -1px; }
      </style>
      <rect width="1200" height="630" fill="#ffffff"/><rect width="12" height="630" fill="#b65404"/>
      <g class="words"><text x="60" y="150">\(eyebrow)</text>\(lines.joined())<text x="60" y="550">\(HTML.escaped(foot))</text></g>
      \(placed)
      </svg>

      """
  }

  /// A title in lines of at most sixteen characters, if its words allow it.
  private func lines(of title: String) -> [String] {
    title.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < 16 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
