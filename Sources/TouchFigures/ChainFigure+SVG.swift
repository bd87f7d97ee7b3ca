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
  private let margin: CGFloat = 12
  private let signInset: CGFloat = 15
  private let nameInset: CGFloat = 27
  private let boxHeight: CGFloat = 26
  private let arrowHeight: CGFloat = 18
  private let lineHeight: CGFloat = 15
  private let legendHeight: CGFloat = 20

  init(_ figure: ChainFigure) { self.figure = figure }

  var size: CGSize {
    let legendWidth = figure.legend.map { LabelLayout.width(of: $0.meaning) + nameInset }.max() ?? 0
    let width = max(left(of: figure.chains.count) - gap, margin + legendWidth) + margin
    return CGSize(width: width, height: legendTop + CGFloat(figure.legend.count) * legendHeight + margin)
  }

  func elements() -> [String] {
    figure.chains.indices.flatMap { chain($0) } + figure.legend.indices.map { legend($0) }
  }

  // MARK: Places

  private func boxWidth(of chain: ChainFigure.Chain) -> CGFloat {
    let names = chain.links.map { LabelLayout.width(of: $0.name) + nameInset + 13 }
    return max(names.max() ?? 0, 120)
  }

  /// How far chains stand apart: closer where they would become too wide.
  private var gap: CGFloat {
    let boxes = figure.chains.map { boxWidth(of: $0) }.reduce(0, +)
    return min(max((SVG.pageWidth - 2 * margin - boxes) / CGFloat(max(figure.chains.count - 1, 1)), 8), 28)
  }

  private func left(of column: Int) -> CGFloat {
    figure.chains[..<column].reduce(margin) { $0 + boxWidth(of: $1) + gap }
  }

  private func titleLines(of chain: ChainFigure.Chain) -> [String] {
    // Bold words are wider.
    LabelLayout.lines(of: chain.title, within: boxWidth(of: chain) * 0.85)
  }

  private func remarkLines(of link: ChainFigure.Link, in chain: ChainFigure.Chain) -> [String] {
    LabelLayout.lines(of: link.remark, within: boxWidth(of: chain) - nameInset)
  }

  private var boxesTop: CGFloat {
    let titles = figure.chains.map { titleLines(of: $0).count }.max() ?? 0
    return margin + CGFloat(titles) * lineHeight + 12
  }

  private func height(of link: ChainFigure.Link, in chain: ChainFigure.Chain) -> CGFloat {
    boxHeight + CGFloat(remarkLines(of: link, in: chain).count) * lineHeight
  }

  private func frames(of column: Int) -> [CGRect] {
    let chain = figure.chains[column]
    var y = boxesTop
    return chain.links.map { link in
      defer { y += height(of: link, in: chain) + arrowHeight }
      return CGRect(
        x: left(of: column), y: y, width: boxWidth(of: chain), height: height(of: link, in: chain))
    }
  }

  private var legendTop: CGFloat {
    (figure.chains.indices.flatMap { frames(of: $0) }.map { $0.maxY }.max() ?? boxesTop) + 14
  }

  // MARK: Parts

  private func chain(_ column: Int) -> [String] {
    let (chain, frames) = (figure.chains[column], frames(of: column))
    let titles = titleLines(of: chain).enumerated().map { row, line in
      let place = CGPoint(x: left(of: column), y: margin + 12 + CGFloat(row) * lineHeight)
      return text(line, at: place, kind: "name", weight: " font-weight=\"700\"")
    }
    return titles
      + zip(chain.links, frames).enumerated().map { row, link in
        let isLast = row == frames.count - 1
        return box(link.0, of: chain, in: link.1)
          + (isLast ? "" : arrow(from: link.1, isTaken: link.0.part == .forwards))
      }
  }

  private func box(_ link: ChainFigure.Link, of chain: ChainFigure.Chain, in frame: CGRect) -> String {
    let rect =
      "<rect class=\"view depth-\(link.part == .untold ? 0 : 1)\(boxKind(link.part))\""
      + " \(SVG.attribute("x", frame.minX)) \(SVG.attribute("y", frame.minY))"
      + " \(SVG.attribute("width", frame.width)) \(SVG.attribute("height", frame.height)) rx=\"6\"/>"
    let isHolder = link.part == .keeps || link.part == .performs
    let middle = frame.minY + boxHeight / 2
    let words = [link.name] + remarkLines(of: link, in: chain)
    let texts = words.enumerated().map { row, line in
      let place = CGPoint(x: frame.minX + nameInset, y: middle + 4 + CGFloat(row) * lineHeight)
      return text(line, at: place, kind: row > 0 ? "quiet" : isHolder ? "hit-name" : "name")
    }
    return rect + sign(link.part, at: CGPoint(x: frame.minX + signInset, y: middle)) + texts.joined()
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
    let (x, top) = (SVG.number(frame.minX + signInset), SVG.number(frame.maxY + 2))
    let tip = frame.maxY + arrowHeight - 2
    let line =
      "<path class=\"\(isTaken ? "arrow" : "lane")\" d=\"M\(x) \(top)V\(SVG.number(tip - 6))\"/>"
    let kind = isTaken ? "head" : "quiet"
    return line + "<path class=\"\(kind)\" d=\"M\(x) \(SVG.number(tip))l-4 -7h8Z\"/>"
  }

  private func legend(_ row: Int) -> String {
    let y = legendTop + CGFloat(row) * legendHeight + legendHeight / 2
    let part = figure.legend[row]
    return sign(part, at: CGPoint(x: margin + signInset, y: y))
      + text(part.meaning, at: CGPoint(x: margin + nameInset, y: y + 4), kind: "quiet")
  }

  private func text(_ text: String, at point: CGPoint, kind: String, weight: String = "") -> String {
    "<text class=\"\(kind)\"\(weight) \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>"
      + "\(SVG.escaped(text))</text>"
  }
}
