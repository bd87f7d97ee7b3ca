/// The parts of SVG documents that all figures share.
enum SVG {
  /// How wide figures are at most, where their words allow it: a phone shows an image of this width so small that text
  /// of 12 pixels is still about 9 pixels high.
  static let pageWidth: CGFloat = 490

  /// Text for element contents and attribute values.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      // XML knows no other control characters.
      case 0..<32 where byte != 9 && byte != 10 && byte != 13: continue
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with at most one digit after the point.
  static func number(_ value: CGFloat) -> String { NumberText.trimmed(Double(value), places: 1) }

  /// An attribute with a number.
  static func attribute(_ name: String, _ value: CGFloat) -> String { "\(name)=\"\(number(value))\"" }

  /// A whole document with its title, its description, the shared style and the figure's own.
  static func document(
    size: CGSize, identifier: String, title: String, description: String, style own: String? = nil,
    elements: [String]
  ) -> String {
    let name = safe(identifier)
    let (width, height) = (number(size.width), number(size.height))
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\""
        + " height=\"\(height)\" role=\"img\" aria-labelledby=\"\(name)-title \(name)-description\""
        + " class=\"touch-figure\">",
      "<title id=\"\(name)-title\">\(escaped(title))</title>",
      "<desc id=\"\(name)-description\">\(escaped(description))</desc>",
      "<style>", ([style] + [own].compactMap { $0 }).joined(separator: "\n"), "</style>",
      "<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\" rx=\"12\"/>",
    ]
    return (head + elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Elements further down.
  static func shifted(_ elements: [String], down distance: CGFloat) -> [String] {
    ["<g transform=\"translate(0 \(number(distance)))\">"] + elements + ["</g>"]
  }

  /// An identifier that is allowed in an `id` attribute.
  private static func safe(_ identifier: String) -> String {
    let bytes = identifier.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        byte
      default: UInt8(ascii: "-")
      }
    }
    return "figure-" + String(decoding: bytes, as: UTF8.self)
  }

  // Every rule names the figure's class: an SVG inside a page shares its style with the page.
  private static let style = """
    .touch-figure { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    .touch-figure .paper { fill: #fafbfc; }
    .touch-figure text { fill: #1f2937; }
    .touch-figure .quiet { fill: #5b6472; }
    .touch-figure .view { stroke: #6b7280; stroke-width: 1.25; stroke-linejoin: round; }
    .touch-figure .depth-0 { fill: #ffffff; } .touch-figure .depth-1 { fill: #f3f5f8; }
    .touch-figure .depth-2 { fill: #e6eaf1; } .touch-figure .depth-3 { fill: #d8dfe9; }
    .touch-figure .depth-4 { fill: #c9d2df; }
    .touch-figure .ignored { stroke-dasharray: 5 4; }
    .touch-figure .invisible { fill: none; }
    .touch-figure .hit { stroke: #0b5cc4; stroke-width: 3; }
    .touch-figure .hit-name { fill: #0b5cc4; font-weight: 700; }
    .touch-figure .badge { fill: #1f2937; } .touch-figure .badge-number { fill: #ffffff; font-weight: 700; }
    .touch-figure .finger { fill: #c2410c; fill-opacity: 0.18; stroke: #c2410c; stroke-width: 1.5; }
    .touch-figure .cross { stroke: #c2410c; stroke-width: 1.5; fill: none; }
    .touch-figure .finger-name { fill: #c2410c; font-weight: 700; }
    .touch-figure .lane { stroke: #8a93a3; stroke-width: 1.25; fill: none; }
    .touch-figure .arrow { stroke: #0b5cc4; stroke-width: 1.75; fill: none; }
    .touch-figure .head, .touch-figure .step { fill: #0b5cc4; }
    @media (prefers-color-scheme: dark) {
      .touch-figure .paper { fill: #16181c; }
      .touch-figure text { fill: #e5e7eb; }
      .touch-figure .quiet { fill: #a3acba; }
      .touch-figure .view { stroke: #8b95a5; }
      .touch-figure .depth-0 { fill: #1d2025; } .touch-figure .depth-1 { fill: #262a31; }
      .touch-figure .depth-2 { fill: #31363f; } .touch-figure .depth-3 { fill: #3d434e; }
      .touch-figure .depth-4 { fill: #4a515e; }
      .touch-figure .invisible { fill: none; }
      .touch-figure .hit { stroke: #6db3ff; }
      .touch-figure .hit-name { fill: #8cc4ff; }
      .touch-figure .badge { fill: #e5e7eb; } .touch-figure .badge-number { fill: #16181c; }
      .touch-figure .finger { fill: #ff9d5c; stroke: #ff9d5c; } .touch-figure .cross { stroke: #ff9d5c; }
      .touch-figure .finger-name { fill: #ffb27f; }
      .touch-figure .lane { stroke: #667080; }
      .touch-figure .arrow { stroke: #6db3ff; }
      .touch-figure .head, .touch-figure .step { fill: #6db3ff; }
    }
    """
}
