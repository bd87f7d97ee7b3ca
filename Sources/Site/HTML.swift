import Foundation

/// The spelling of text in a page.
enum HTML {
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

  /// What a reader reads of a page's source: its text without tags, figures and the links that the site adds.
  static func text(of html: String) -> String {
    var text = ""
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      rest = rest[open...]
      for (start, end) in [
        ("<figure", "</figure>"), ("<a class=\"fact\"", "</a>"), ("<a class=\"anchor\"", "</a>"),
      ]
      where rest.hasPrefix(start) {
        if let end = rest.firstRange(of: end) { rest = rest[end.lowerBound...] }
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<close].dropFirst()
      // Words do not grow together across the ends of blocks, nor do they fall apart at a tag inside.
      if !["code", "/code", "em", "/em", "strong", "/strong", "span", "/span", "a", "/a", "b", "/b"]
        .contains(tag.prefix { $0 != " " })
      {
        text += " "
      }
      rest = rest[rest.index(after: close)...]
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text + rest) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
