import Foundation

/// What can be searched, as a script: a page that is opened from a disk may not fetch anything else.
struct SearchIndex {
  /// A section of a page, or a symbol.
  struct Entry {
    let page: String
    let heading: String
    let address: String
    let text: String
  }

  /// The sections of a page.
  static func entries(
    of page: BookPage, body: String, headings: [(level: Int, text: String, anchor: String)]
  ) -> [Entry] {
    var entries: [Entry] = []
    var rest = body[...]
    var heading = ""
    var address = page.address
    for next in headings {
      guard let start = rest.firstRange(of: "<h\(next.level) id=\"\(next.anchor)\"") else { continue }
      entries.append(
        Entry(page: page.title, heading: heading, address: address, text: words(rest[..<start.lowerBound])))
      rest = rest[start.lowerBound...]
      rest = rest[(rest.firstRange(of: "</h\(next.level)>")?.upperBound ?? rest.startIndex)...]
      heading = next.text.replacingOccurrences(of: "`", with: "")
      address = "\(page.address)#\(next.anchor)"
    }
    entries.append(Entry(page: page.title, heading: heading, address: address, text: words(rest)))
    return entries
  }

  private static func words(_ html: Substring) -> String {
    HTML.text(of: String(html)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The script.
  static func script(_ entries: [Entry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let lines = try entries.map {
      String(decoding: try encoder.encode([$0.page, $0.heading, $0.address, $0.text]), as: UTF8.self)
    }
    return "globalThis.searchIndex = [\n\(lines.joined(separator: ",\n"))\n];\n"
  }
}
