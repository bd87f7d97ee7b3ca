/// The parts of SVG documents that all figures share.
enum SVG {
  /// How wide figures are at most, where their words allow it: a phone that is 390 pixels wide leaves a page about 358,
  /// and text of 12 pixels is still 11 pixels high there.
  static let pageWidth: CGFloat = 390

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
  private static let style =
    Palette.style + """

      .touch-figure { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
      .touch-figure .paper { fill: var(--paper); }
      .touch-figure text { fill: var(--ink); }
      .touch-figure .quiet { fill: var(--quiet); }
      .touch-figure .strong { font-weight: 600; }
      .touch-figure .view { stroke: var(--edge); stroke-width: 2; stroke-linejoin: round; }
      .touch-figure .depth-0 { fill: var(--depth0); } .touch-figure .depth-1 { fill: var(--depth1); }
      .touch-figure .depth-2 { fill: var(--depth2); } .touch-figure .depth-3 { fill: var(--depth3); }
      .touch-figure .depth-4 { fill: var(--depth4); }
      .touch-figure .ignored { stroke-dasharray: 5 4; }
      .touch-figure .invisible { fill: none; }
      .touch-figure .hit { stroke: var(--found); stroke-width: 3; }
      .touch-figure .hit-name { fill: var(--found); font-weight: 700; }
      .touch-figure .badge { fill: var(--ink); } .touch-figure .badge-number { fill: var(--paper); font-weight: 700; }
      .touch-figure .finger { fill: var(--finger); fill-opacity: 0.16; stroke: var(--finger); stroke-width: 2; }
      .touch-figure .cross { stroke: var(--finger); stroke-width: 2; fill: none; }
      .touch-figure .finger-name { fill: var(--ink); font-weight: 700; }
      .touch-figure .lane { stroke: var(--edge); stroke-width: 1; fill: none; }
      .touch-figure .arrow { stroke: var(--found); stroke-width: 2; fill: none; }
      .touch-figure .head, .touch-figure .step { fill: var(--found); }
      .touch-figure .line { fill: none; stroke-width: 2; }
      .touch-figure .touching { stroke: var(--finger); } .touch-figure .hearing { stroke: var(--ink); }
      .touch-figure .undecided { stroke: var(--possible); stroke-dasharray: 6 5; }
      .touch-figure .waiting { stroke: var(--possible); stroke-dasharray: 1 6; stroke-linecap: round; stroke-width: 3; }
      .touch-figure .under-way { stroke: var(--underWay); stroke-width: 6; }
      .touch-figure .following { stroke: var(--tracking); stroke-width: 6; }
      .touch-figure .following-outside { stroke: var(--tracking); stroke-dasharray: 4 4; }

      """ + StateMark.style
}
