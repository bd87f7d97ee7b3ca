import Foundation

/// A drawing that stands in a page itself, so that it has the page's colors and its words can be read aloud.
struct Figure {
  private let document: String
  private let style: String

  /// Takes a drawing apart.
  init?(svg: String) {
    guard svg.hasPrefix("<svg"), let open = svg.firstRange(of: "<style>"),
      let close = svg.firstRange(of: "</style>"), svg.contains("<desc")
    else { return nil }
    // The colors are the page's own, by the same names.
    style = svg[open.upperBound..<close.lowerBound].split(separator: "\n")
      .filter { $0.firstMatch(of: /^[^.]*\.touch-figure { --/) == nil }.joined(separator: "\n")
    document = String(svg[..<open.lowerBound] + svg[close.upperBound...])
      .replacingOccurrences(of: ">\n<", with: "><").trimmingCharacters(in: .newlines)
  }

  /// The drawing's own width in pixels.
  var width: Int {
    document.firstMatch(of: /\swidth="(\d+)/).flatMap { Int($0.1) } ?? 0
  }

  /// The drawing, different in its identifiers from others of the same page, with the rules of style that these have not
  /// brought along.
  func html(number: Int, known: inout Set<String>) -> String {
    let isKnown = known.contains(style)
    known.insert(style)
    let unique = document.replacing(/((?:id=|aria-labelledby=)")([^"]*)"/) { match in
      let names = match.2.split(separator: " ").map { "\($0)-\(number)" }.joined(separator: " ")
      return "\(match.1)\(names)\""
    }
    return (isKnown ? "" : "<style>\(style)</style>") + unique
  }
}
