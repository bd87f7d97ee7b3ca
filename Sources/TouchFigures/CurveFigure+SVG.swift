extension CurveFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "curves") -> String {
    let drawing = CurveDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: CurveDrawing.style, elements: drawing.elements())
  }
}

/// Draws a grid with steps of 1, 2 or 5, the curves, and their names where they end.
private struct CurveDrawing {
  private let figure: CurveFigure
  private let plot = CGRect(x: 48, y: 34, width: 318, height: 210)

  init(_ figure: CurveFigure) { self.figure = figure }

  var size: CGSize { CGSize(width: SVG.pageWidth, height: plot.maxY + 46) }

  func elements() -> [String] {
    grid() + diagonal() + figure.curves.indices.map { curve($0) } + names()
      + [
        text(figure.y, at: CGPoint(x: 12, y: 20), "class=\"quiet\""),
        text(figure.x, at: CGPoint(x: plot.maxX, y: plot.maxY + 36), "class=\"quiet\" text-anchor=\"end\""),
      ]
  }

  private var scale: CGSize {
    CGSize(width: plot.width / figure.largest.width, height: plot.height / figure.largest.height)
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: plot.minX + point.x * scale.width, y: plot.maxY - point.y * scale.height)
  }

  private func grid() -> [String] {
    let columns = steps(to: figure.largest.width, atMost: 5).map { value -> String in
      let x = place(CGPoint(x: value, y: 0)).x
      return
        "<path class=\"grid\" d=\"M\(SVG.number(x)) \(SVG.number(plot.minY))V\(SVG.number(plot.maxY))\"/>"
        + text(
          CurveFigure.text(value), at: CGPoint(x: x, y: plot.maxY + 18),
          "class=\"quiet\" text-anchor=\"middle\"")
    }
    let rows = steps(to: figure.largest.height, atMost: 6).map { value -> String in
      let y = place(CGPoint(x: 0, y: value)).y
      return
        "<path class=\"grid\" d=\"M\(SVG.number(plot.minX)) \(SVG.number(y))H\(SVG.number(plot.maxX))\"/>"
        + text(
          CurveFigure.text(value), at: CGPoint(x: plot.minX - 6, y: y + 4),
          "class=\"quiet\" text-anchor=\"end\"")
    }
    return columns + rows
  }

  /// Round numbers from 0 on: steps of 1, 2 or 5 times a power of ten.
  private func steps(to largest: CGFloat, atMost count: CGFloat) -> [CGFloat] {
    var step: CGFloat = 0.001
    while largest / step > count {
      for factor in [2, 2.5, 2] as [CGFloat] where largest / step > count { step *= factor }
    }
    return Array(stride(from: 0, through: largest, by: step))
  }

  private func diagonal() -> [String] {
    guard figure.showsDiagonal else { return [] }
    let end = min(figure.largest.width, figure.largest.height)
    let (start, tip) = (place(.zero), place(CGPoint(x: end, y: end)))
    return [
      "<path class=\"same\" d=\"M\(SVG.number(start.x)) \(SVG.number(start.y))L\(SVG.number(tip.x)) \(SVG.number(tip.y))\"/>",
      text("as far as the finger", at: CGPoint(x: tip.x + 8, y: tip.y + 14), "class=\"quiet\""),
    ]
  }

  private func curve(_ number: Int) -> String {
    let points = figure.curves[number].points.map { place($0) }
    let list = points.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
    let dots = points.count > 12 ? [] : points
    return "<polyline class=\"curve curve-\(number % 2)\" points=\"\(list)\"/>"
      + dots.map {
        "<circle class=\"dot-\(number % 2)\" \(SVG.attribute("cx", $0.x)) \(SVG.attribute("cy", $0.y)) r=\"4\"/>"
      }.joined()
  }

  /// The names, above the ends of the curves.
  private func names() -> [String] {
    figure.curves.compactMap { curve in
      guard let last = curve.points.last, !curve.name.isEmpty else { return nil }
      let end = place(last)
      let half = LabelLayout.width(of: curve.name) / 2
      let x = min(max(end.x, plot.minX + half + 4), plot.maxX - half)
      return text(curve.name, at: CGPoint(x: x, y: end.y - 10), "text-anchor=\"middle\"")
    }
  }

  private func text(_ words: String, at point: CGPoint, _ attributes: String) -> String {
    "<text \(attributes) \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>\(SVG.escaped(words))</text>"
  }

  static let style = """
    .touch-figure .grid { stroke: var(--grid); stroke-width: 1; fill: none; }
    .touch-figure .same { stroke: var(--edge); stroke-width: 2; stroke-dasharray: 2 5; fill: none; }
    .touch-figure .curve { fill: none; stroke-width: 3; stroke-linejoin: round; }
    .touch-figure .curve-0 { stroke: var(--found); } .touch-figure .dot-0 { fill: var(--found); }
    .touch-figure .curve-1 { stroke: var(--finger); stroke-dasharray: 8 4; } .touch-figure .dot-1 { fill: var(--finger); }
    """
}
