import Foundation

/// The spelling of text in a page.
enum HTML {
  /// A heading of the second level with the place that its title names.
  static func heading(_ title: String) -> String {
    let place = "topic-" + title.lowercased().replacingOccurrences(of: " ", with: "-")
    return "<h2 id=\"\(escaped(place))\">\(escaped(title)) \(anchor(to: place))</h2>"
  }

  /// A link beside a heading to the heading itself.
  static func anchor(to place: String) -> String {
    "<a class=\"anchor\" href=\"#\(escaped(place))\" aria-label=\"Link to this place\">#</a>"
  }

  /// Text for contents and for attribute values.
  static func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Text in which code stands between backticks.
  static func coded(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? escaped($0.element) : "<code>\(escaped($0.element))</code>" }
      .joined()
  }

  /// What a reader reads of a page's source: its text without tags, figures and the links that the site adds.
  static func text(of html: String) -> String {
    let source = Array(html.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      guard source[place] == UInt8(ascii: "<") else {
        out.append(source[place])
        place += 1
        continue
      }
      for (start, end) in unread where matches(start, in: source, at: place) {
        while place < source.count, !matches(end, in: source, at: place) { place += 1 }
      }
      let tag = source[place...].dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
      // Words do not grow together across the ends of blocks, nor do they fall apart at a tag inside.
      if !insideWords.contains(Array(tag)) { out.append(UInt8(ascii: " ")) }
      while place < source.count, source[place] != UInt8(ascii: ">") { place += 1 }
      place += 1
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(decoding: out, as: UTF8.self)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static let unread = [
    ("<figure", "</figure>"), ("<a class=\"fact\"", "</a>"), ("<a class=\"anchor\"", "</a>"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  private static let insideWords = Set(
    ["code", "em", "strong", "span", "a", "b", "wbr"].flatMap { [Array($0.utf8), Array("/\($0)".utf8)] })

  private static func matches(_ word: [UInt8], in source: [UInt8], at place: Int) -> Bool {
    source[place] == word[0] && source[place...].starts(with: word)
  }
}
