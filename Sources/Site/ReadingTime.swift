import Foundation

/// How long a chapter takes to read, and how long is left at each of its headings.
struct ReadingTime {
  /// The minutes that the table of contents gives the whole page.
  let minutes: Int

  /// The time of a page, or `nil` if the table of contents doesn't give it any.
  init?(of page: BookPage, in contents: BookPage) {
    let link = "](\(page.path.replacingOccurrences(of: "chapters/", with: "")))"
    let rows = contents.text.split(separator: "\n").filter { $0.hasPrefix("|") }
    guard let row = rows.first(where: { $0.contains(link) }),
      let match = row.firstMatch(of: /\| *(\d+) min/), let minutes = Int(match.1)
    else { return nil }
    self.minutes = minutes
  }

  /// The page's body, whose large headings say how long is left.
  func marking(_ body: String, sections: [PageSection]) -> String {
    let counts = sections.map { HTML.text(of: $0.html).split(whereSeparator: \.isWhitespace).count }
    let all = max(1, counts.reduce(0, +))
    var read = 0
    var out = body
    for (section, count) in zip(sections, counts) {
      let left = Double(minutes * (all - read)) / Double(all)
      read += count
      let start = "<h2 id=\"\(section.anchor)\""
      if left >= 1, let place = out.firstRange(of: start) {
        out.replaceSubrange(place, with: "\(start) data-left=\"\(Int(left.rounded())) min left\"")
      }
    }
    return out
  }
}
