extension ChainFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "chain") -> String {
    let drawing = ChainDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      elements: drawing.elements())
  }
}

/// Draws chains beside each other, each responder as a box with an arrow to the next one.
private struct ChainDrawing {
  private let figure: ChainFigure
  private let margin: CGFloat = 20
  private let rowHeight: CGFloat = 44
  private let boxHeight: CGFloat = 26
  private let headHeight: CGFloat = 28
  private let legendHeight: CGFloat = 20

  init(_ figure: ChainFigure) { self.figure = figure }

  var size: CGSize {
    let legendWidth = figure.legend.map { LabelLayout.width(of: $0.meaning) + 26 }.max() ?? 0
    let width = max(left(of: figure.chains.count) - margin, legendWidth + 2 * margin)
    return CGSize(width: width, height: legendTop + CGFloat(figure.legend.count) * legendHeight + margin)
  }

  func elements() -> [String] {
    figure.chains.indices.flatMap { chain($0) } + figure.legend.indices.map { legend($0) }
  }

  private var longest: Int { figure.chains.map { $0.links.count }.max() ?? 0 }
  private var legendTop: CGFloat {
    margin + headHeight + CGFloat(longest) * rowHeight - (rowHeight - boxHeight) + margin
  }

  private func boxWidth(of chain: ChainFigure.Chain) -> CGFloat {
    let names = chain.links.map { LabelLayout.width(of: $0.name) + 52 }
    return max(names.max() ?? 0, 120)
  }

  private func columnWidth(of chain: ChainFigure.Chain) -> CGFloat {
    let remarks = chain.links.map { $0.remark.isEmpty ? 0 : LabelLayout.width(of: $0.remark) + 12 }.max() ?? 0
    return max(boxWidth(of: chain) + remarks, LabelLayout.width(of: chain.title)) + 2 * margin
  }

  private func left(of column: Int) -> CGFloat {
    figure.chains[..<column].reduce(margin) { $0 + columnWidth(of: $1) }
  }

  private func chain(_ column: Int) -> [String] {
    let chain = figure.chains[column]
    let (x, width) = (left(of: column), boxWidth(of: chain))
    let title = text(
      chain.title, at: CGPoint(x: x, y: margin + 12), kind: "name", weight: " font-weight=\"700\"")
    return [title]
      + chain.links.enumerated().map { row, link in
        let y = margin + headHeight + CGFloat(row) * rowHeight
        let frame = CGRect(x: x, y: y, width: width, height: boxHeight)
        let isLast = row == chain.links.count - 1
        return box(link, in: frame) + (isLast ? "" : arrow(from: frame, isTaken: link.part == .forwards))
      }
  }

  private func box(_ link: ChainFigure.Link, in frame: CGRect) -> String {
    let rect =
      "<rect class=\"view depth-\(link.part == .untold ? 0 : 1)\(boxKind(link.part))\""
      + " \(SVG.attribute("x", frame.minX)) \(SVG.attribute("y", frame.minY))"
      + " \(SVG.attribute("width", frame.width)) \(SVG.attribute("height", frame.height)) rx=\"6\"/>"
    let isHolder = link.part == .keeps || link.part == .performs
    let name = text(
      link.name, at: CGPoint(x: frame.minX + 34, y: frame.midY + 4), kind: isHolder ? "hit-name" : "name")
    let remark =
      link.remark.isEmpty
      ? "" : text(link.remark, at: CGPoint(x: frame.maxX + 10, y: frame.midY + 4), kind: "quiet")
    return rect + sign(link.part, at: CGPoint(x: frame.minX + 18, y: frame.midY)) + name + remark
  }

  private func boxKind(_ part: ChainFigure.Part) -> String {
    switch part {
    case .keeps, .performs: " hit"
    case .untold, .asked: figure.legend.isEmpty ? "" : " ignored"
    case .forwards, .ends: ""
    }
  }

  /// The part as a shape, so that nobody has to tell colours apart.
  private func sign(_ part: ChainFigure.Part, at point: CGPoint) -> String {
    let place = "\(SVG.attribute("cx", point.x)) \(SVG.attribute("cy", point.y))"
    let ring = "<circle class=\"lane\" \(place) r=\"5\"/>"
    switch part {
    case .untold: return figure.legend.isEmpty ? "" : ring
    case .asked: return "<circle class=\"lane\" \(place) r=\"5\" stroke-dasharray=\"2 2\"/>"
    case .forwards: return "<circle class=\"step\" \(place) r=\"5\"/>"
    case .ends:
      let (x, y) = (SVG.number(point.x - 5), SVG.number(point.y))
      return
        "<circle class=\"arrow\" \(place) r=\"5\"/><path class=\"step\" d=\"M\(x) \(y)a5 5 0 0 0 10 0Z\"/>"
    case .keeps:
      return "<circle class=\"arrow\" \(place) r=\"7\"/><circle class=\"step\" \(place) r=\"3.5\"/>"
    case .performs:
      let (x, y) = (SVG.number(point.x), SVG.number(point.y - 7))
      return "<path class=\"step\" d=\"M\(x) \(y)l7 7l-7 7l-7 -7Z\"/>"
    }
  }

  private func arrow(from frame: CGRect, isTaken: Bool) -> String {
    let (x, top) = (SVG.number(frame.minX + 18), SVG.number(frame.maxY + 2))
    let tip = frame.maxY + rowHeight - boxHeight - 2
    let line =
      "<path class=\"\(isTaken ? "arrow" : "lane")\" d=\"M\(x) \(top)V\(SVG.number(tip - 6))\"/>"
    let kind = isTaken ? "head" : "quiet"
    return line + "<path class=\"\(kind)\" d=\"M\(x) \(SVG.number(tip))l-4 -7h8Z\"/>"
  }

  private func legend(_ row: Int) -> String {
    let y = legendTop + CGFloat(row) * legendHeight + legendHeight / 2
    let part = figure.legend[row]
    return sign(part, at: CGPoint(x: margin + 18, y: y))
      + text(part.meaning, at: CGPoint(x: margin + 34, y: y + 4), kind: "quiet")
  }

  private func text(_ text: String, at point: CGPoint, kind: String, weight: String = "") -> String {
    "<text class=\"\(kind)\"\(weight) \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>"
      + "\(SVG.escaped(text))</text>"
  }
}
