extension GrowthFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "growth") -> String {
    let drawing = GrowthDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: "What one touch costs", description: alternativeText,
      style: GrowthDrawing.style, elements: drawing.elements)
  }
}

/// Draws each curve in a small chart of its own, so that curves of different heights can be compared in their shapes.
private struct GrowthDrawing {
  private let figure: GrowthFigure
  private let margin: CGFloat = 12
  private let chartHeight: CGFloat = 96
  private let rowHeight: CGFloat = 144

  init(_ figure: GrowthFigure) { self.figure = figure }

  private var chartWidth: CGFloat { (SVG.pageWidth - 3 * margin) / 2 }

  var size: CGSize {
    CGSize(width: SVG.pageWidth, height: CGFloat((figure.curves.count + 1) / 2) * rowHeight + margin)
  }

  var elements: [String] {
    figure.curves.enumerated().flatMap { place, curve in
      draw(
        curve,
        at: CGPoint(
          x: margin + CGFloat(place % 2) * (chartWidth + margin), y: margin + CGFloat(place / 2) * rowHeight))
    }
  }

  private func draw(_ curve: GrowthFigure.Curve, at origin: CGPoint) -> [String] {
    let (left, top) = (origin.x + 36, origin.y + 22)
    let (right, bottom) = (origin.x + chartWidth - 8, top + chartHeight)
    let most = CGFloat(max(curve.points.map { $0.cost }.max() ?? 1, 1))
    let many = CGFloat(max(curve.points.map { $0.count }.max() ?? 1, 1))
    let places = curve.points.map { point in
      CGPoint(
        x: left + (right - left) * CGFloat(point.count) / many,
        y: bottom - chartHeight * CGFloat(point.cost) / most)
    }
    let way = places.enumerated().map { "\($0 == 0 ? "M" : "L")\(SVG.number($1.x)) \(SVG.number($1.y))" }
    let axes = "M\(SVG.number(left)) \(SVG.number(top))V\(SVG.number(bottom))H\(SVG.number(right))"
    return [
      text(curve.name, origin.x, origin.y + 12, "class=\"name\""),
      "<path class=\"lane\" d=\"\(axes)\"/>",
      "<path class=\"arrow\" d=\"\(way.joined())\"/>",
    ]
      + places.map {
        "<circle class=\"step\" \(SVG.attribute("cx", $0.x)) \(SVG.attribute("cy", $0.y)) r=\"3\"/>"
      } + [
        text("\(Int(most))", left - 4, top + 4, "class=\"quiet\" text-anchor=\"end\""),
        text("0", left - 4, bottom + 4, "class=\"quiet\" text-anchor=\"end\""),
        text("\(Int(many))", right, bottom + 16, "class=\"quiet\" text-anchor=\"end\""),
      ]
  }

  private func text(_ words: String, _ x: CGFloat, _ y: CGFloat, _ attributes: String) -> String {
    "<text \(SVG.attribute("x", x)) \(SVG.attribute("y", y)) \(attributes)>\(SVG.escaped(words))</text>"
  }

  static let style = ".touch-figure .name { font-weight: 700; }"
}
