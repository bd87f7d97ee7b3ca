/// The label of a view in an SVG: a badge with its number, and its name in one or two lines.
struct ViewLabel {
  var number: Int?
  var lines: [String]
  var isHit: Bool

  private var indent: CGFloat { number == nil ? 0 : 20 }

  /// Roughly how much room it takes.
  var size: CGSize {
    let width = lines.map { LabelLayout.width(of: $0) }.max() ?? 0
    return CGSize(width: width + indent, height: LabelLayout.lineHeight * CGFloat(lines.count))
  }

  /// The elements, with the upper left corner at the origin.
  var elements: String {
    let name = isHit ? "hit-name" : "name"
    let texts = lines.enumerated().map { row, line in
      let y = SVG.number(11 + CGFloat(row) * LabelLayout.lineHeight)
      return "<text class=\"\(name)\" x=\"\(SVG.number(indent))\" y=\"\(y)\">\(SVG.escaped(line))</text>"
    }
    guard let number else { return texts.joined() }
    return "<circle class=\"badge\" cx=\"7\" cy=\"7\" r=\"8\"/>"
      + "<text class=\"badge-number\" x=\"7\" y=\"11\" text-anchor=\"middle\">\(number)</text>"
      + texts.joined()
  }

  /// Where it may stand inside a view: the corners first, then the middle and further down along the left edge.
  func corners(in rect: CGRect) -> [CGPoint] {
    guard size.width + 12 <= rect.width, size.height + 8 <= rect.height else { return [] }
    let (left, right) = (rect.minX + 8, rect.maxX - size.width - 6)
    let (top, bottom) = (rect.minY + 5, rect.maxY - size.height - 5)
    let below = stride(from: top + 18, to: max(bottom, top + 18), by: 18).map { CGPoint(x: left, y: $0) }
    return [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom),
      CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
    ] + below
  }

  /// Where it may stand beside a view: below, above, right, left.
  func neighbors(of rect: CGRect) -> [CGPoint] {
    let middle = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    return [
      CGPoint(x: middle.x, y: rect.maxY + 4), CGPoint(x: middle.x, y: rect.minY - size.height - 4),
      CGPoint(x: rect.maxX + 6, y: middle.y), CGPoint(x: rect.minX - size.width - 6, y: middle.y),
    ]
  }
}
