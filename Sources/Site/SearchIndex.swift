import Foundation

/// What can be searched, as a script: a page that is opened from a disk may not fetch anything else.
struct SearchIndex {
  /// A section of a page, a symptom, or a symbol.
  struct Entry {
    let page: String
    let heading: String
    let address: String
    let text: String
    /// What people type who look for it.
    var phrases: [String] = []
  }

  /// The sections of a page.
  static func entries(of page: BookPage, sections: [PageSection]) -> [Entry] {
    sections.map { section in
      Entry(
        page: page.title, heading: section.heading.replacingOccurrences(of: "`", with: ""),
        address: section.anchor.isEmpty ? page.address : "\(page.address)#\(section.anchor)",
        text: words(section.html.replacing(head, with: "")))
    }
  }

  /// What stands above a page's first words, and is the entry's page already.
  nonisolated(unsafe) private static let head = /(<p class="eyebrow">.*?<\/p>)?<h1[^>]*>.*?<\/h1>/

  /// What a reader reads of a page's source, in one line.
  static func words(_ html: String) -> String {
    HTML.text(of: html).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The script.
  static func script(_ entries: [Entry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let lines = try entries.map { entry in
      let phrases = entry.phrases.isEmpty ? [] : [entry.phrases.joined(separator: ", ")]
      let fields = [entry.page, entry.heading, entry.address, entry.text] + phrases
      return String(decoding: try encoder.encode(fields), as: UTF8.self)
    }
    return "globalThis.searchIndex = [\n\(lines.joined(separator: ",\n"))\n];\n"
  }
}
