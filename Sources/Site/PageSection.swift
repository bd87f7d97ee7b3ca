/// A part of a page, from one heading to the next.
struct PageSection {
  /// The heading's text, in which code stands between backticks; nothing before the first heading.
  let heading: String
  /// Where it is in its page; nothing before the first heading.
  let anchor: String
  /// What stands below the heading.
  let html: String

  /// The parts of a page's body.
  static func all(
    of body: String, headings: [(level: Int, text: String, anchor: String)]
  ) -> [PageSection] {
    var sections: [PageSection] = []
    var rest = body[...]
    var (heading, anchor) = ("", "")
    for next in headings {
      guard let start = rest.firstRange(of: "<h\(next.level) id=\"\(next.anchor)\"") else { continue }
      sections.append(PageSection(heading: heading, anchor: anchor, html: String(rest[..<start.lowerBound])))
      rest = rest[start.lowerBound...]
      rest = rest[(rest.firstRange(of: "</h\(next.level)>")?.upperBound ?? rest.startIndex)...]
      (heading, anchor) = (next.text, next.anchor)
    }
    sections.append(PageSection(heading: heading, anchor: anchor, html: String(rest)))
    return sections
  }
}
