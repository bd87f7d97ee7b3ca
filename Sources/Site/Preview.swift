import Foundation

/// The picture that stands beside a link to a page where people talk: its title, and its first figure.
struct Preview {
  /// Pictures of this kind are made from the drawings by `make previews`; most programs show no drawing.
  static let folder = "Sources/Site/Assets/previews"

  let page: BookPage
  private let figure: String

  /// The preview of a page, or `nil` if it has no figure.
  init?(of page: BookPage, root: URL) {
    let figures = page.text.matches(of: /!\[[^\]]*\]\(([^)]*\.svg)\)/).compactMap {
      try? String(contentsOf: root.appendingPathComponent("\(page.folder)/\($0.1)"), encoding: .utf8)
    }
    // What is taller has words that are too small here.
    guard let figure = figures.first(where: { Preview.shape(of: $0) < 1.6 }) ?? figures.first
    else { return nil }
    self.page = page
    self.figure = figure
  }

  /// How many times as high as wide a figure is.
  private static func shape(of figure: String) -> Double {
    guard let match = figure.firstMatch(of: size), let width = Double(match.2), let height = Double(match.3)
    else { return 1 }
    return height / width
  }

  private static var size: Regex<(Substring, Substring, Substring, Substring)> {
    /<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"/
  }

  /// The file of the drawing in the site.
  static func drawing(of name: String) -> String { "previews/\(name).svg" }

  /// The preview as a drawing of 1200 × 630 pixels.
  func svg(bookTitle: String) -> String {
    let placed = figure.replacing(Preview.size, maxReplacements: 1) { match in
      "<svg \(match.1)x=\"620\" y=\"45\" width=\"540\" height=\"540\""
    }
    let lines = lines(of: page.shortTitle).enumerated().map {
      "<text x=\"60\" y=\"\(250 + $0.offset * 70)\" class=\"title\">\(HTML.escaped($0.element))</text>"
    }
    let eyebrow =
      page.number.map { "Chapter \($0)" } ?? (page.title == bookTitle ? "About touches on iOS" : "Appendix")
    let foot = page.title == bookTitle ? "" : bookTitle
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>
      .words { font: 30px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; fill: #55565b; }
      .words .title { font-size: 60px; font-weight: 700; fill: #1d1d1f; letter-spacing: -1px; }
      </style>
      <rect width="1200" height="630" fill="#ffffff"/><rect width="12" height="630" fill="#b65404"/>
      <g class="words"><text x="60" y="150">\(eyebrow)</text>\(lines.joined())<text x="60" y="550">\(HTML.escaped(foot))</text></g>
      \(placed)
      </svg>

      """
  }

  /// A title in lines of at most thirteen characters, if its words allow it.
  private func lines(of title: String) -> [String] {
    title.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + word.count < 13 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
