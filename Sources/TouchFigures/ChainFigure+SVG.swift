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

/// Draws chains beside each other, each responder as a box with an arrow to the next one; from where they meet on they
/// share their boxes, each with its own sign in them.
private struct ChainDrawing {
  private let figure: ChainFigure
  private let shared: Int
  private let margin: CGFloat = 12
  private let signInset: CGFloat = 14
  private let nameInset: CGFloat = 25
  private let boxHeight: CGFloat = 26
  private let arrowHeight: CGFloat = 18
  private let lineHeight: CGFloat = 15
  private let legendHeight: CGFloat = 20

  init(_ figure: ChainFigure) {
    self.figure = figure
    shared = figure.sharedCount
  }

  var size: CGSize {
    let legendWidth = figure.legend.map { LabelLayout.width(of: $0.meaning) + nameInset }.max() ?? 0
    let width = max(left(of: figure.chains.count) - gap, margin + legendWidth) + margin
    return CGSize(width: width, height: legendTop + CGFloat(figure.legend.count) * legendHeight + margin)
  }

  func elements() -> [String] {
    figure.chains.indices.flatMap { head($0) } + sharedRows().flatMap { $0 }
      + figure.legend.indices.map { legend($0) }
  }

  // MARK: Places

  private func heads(of chain: ChainFigure.Chain) -> ArraySlice<ChainFigure.Link> {
    chain.links.dropLast(shared)
  }

  private func boxWidth(of column: Int) -> CGFloat {
    let chain = figure.chains[column]
    // The names of shared boxes stand in the first column.
    let links = column == 0 ? chain.links[...] : heads(of: chain)
    let names = links.map { LabelLayout.width(of: $0.name) + nameInset + 8 }
    return max(names.max() ?? 0, 104)
  }

  /// How far chains stand apart: closer where they would become too wide.
  private var gap: CGFloat {
    let boxes = figure.chains.indices.map { boxWidth(of: $0) }.reduce(0, +)
    return min(max((SVG.pageWidth - 2 * margin - boxes) / CGFloat(max(figure.chains.count - 1, 1)), 8), 28)
  }

  private func left(of column: Int) -> CGFloat {
    (0..<column).reduce(margin) { $0 + boxWidth(of: $1) + gap }
  }

  private func titleLines(of column: Int) -> [String] {
    // Bold words are wider.
    LabelLayout.lines(of: figure.chains[column].title, within: boxWidth(of: column) * 0.85)
  }

  private func remarkLines(of link: ChainFigure.Link, in column: Int) -> [String] {
    LabelLayout.lines(of: link.remark, within: boxWidth(of: column) - nameInset)
  }

  private var boxesTop: CGFloat {
    let titles = figure.chains.indices.map { titleLines(of: $0).count }.max() ?? 0
    return margin + CGFloat(titles) * lineHeight + 12
  }

  private func height(of link: ChainFigure.Link, in column: Int) -> CGFloat {
    boxHeight + CGFloat(remarkLines(of: link, in: column).count) * lineHeight
  }

  private func headFrames(of column: Int) -> [CGRect] {
    let chain = figure.chains[column]
    var y = boxesTop
    return heads(of: chain).map { link in
      defer { y += height(of: link, in: column) + arrowHeight }
      return CGRect(
        x: left(of: column), y: y, width: boxWidth(of: column), height: height(of: link, in: column))
    }
  }

  private var headsBottom: CGFloat {
    figure.chains.indices.compactMap { headFrames(of: $0).last?.maxY }.max() ?? boxesTop
  }

  /// The chains' links in a shared box, counted from where they meet.
  private func sharedLinks(_ row: Int) -> [ChainFigure.Link] {
    figure.chains.map { $0.links[$0.links.count - shared + row] }
  }

  private func sharedFrames() -> [CGRect] {
    var y = headsBottom + arrowHeight
    let width = left(of: figure.chains.count) - gap - margin
    return (0..<shared).map { row in
      let lines = sharedLinks(row).enumerated().map { remarkLines(of: $1, in: $0).count }
      let height = boxHeight + CGFloat(lines.max() ?? 0) * lineHeight
      defer { y += height + arrowHeight }
      return CGRect(x: margin, y: y, width: width, height: height)
    }
  }

  private var legendTop: CGFloat { (sharedFrames().last?.maxY ?? headsBottom) + 14 }

  // MARK: Parts

  private func head(_ column: Int) -> [String] {
    let (chain, frames) = (figure.chains[column], headFrames(of: column))
    let titles = titleLines(of: column).enumerated().map { row, line in
      let place = CGPoint(x: left(of: column), y: margin + 12 + CGFloat(row) * lineHeight)
      return text(line, at: place, kind: "strong")
    }
    return titles
      + zip(heads(of: chain), frames).enumerated().map { row, link in
        let isLast = row == frames.count - 1
        let end = isLast ? headsBottom + arrowHeight : link.1.maxY + arrowHeight
        let arrow =
          isLast && shared == 0 ? "" : arrow(from: link.1, to: end, isTaken: link.0.part == .forwards)
        return box([link.0], in: link.1) + words(of: link.0, column, in: link.1, isNamed: true) + arrow
      }
  }

  private func sharedRows() -> [[String]] {
    let frames = sharedFrames()
    return frames.indices.map { row in
      let (links, frame) = (sharedLinks(row), frames[row])
      return [box(links, in: frame)]
        + links.enumerated().map { column, link in
          let place = CGRect(
            x: left(of: column), y: frame.minY, width: boxWidth(of: column),
            height: frame.height)
          let words = words(of: link, column, in: place, isNamed: column == 0)
          let end = frame.maxY + arrowHeight
          return words
            + (row == frames.count - 1 ? "" : arrow(from: place, to: end, isTaken: link.part == .forwards))
        }
    }
  }

  /// The box of a responder, with what it had to do with the event in any of the chains.
  private func box(_ links: [ChainFigure.Link], in frame: CGRect) -> String {
    let parts = links.map { $0.part }
    var kind = "view depth-\(parts.allSatisfy { $0 == .untold } ? 0 : 1)"
    if parts.contains(.keeps) || parts.contains(.performs) {
      kind += " hit"
    } else if !figure.legend.isEmpty, parts.allSatisfy({ $0 == .untold || $0 == .asked }) {
      kind += " ignored"
    }
    return "<rect class=\"\(kind)\" \(SVG.attribute("x", frame.minX)) \(SVG.attribute("y", frame.minY))"
      + " \(SVG.attribute("width", frame.width)) \(SVG.attribute("height", frame.height)) rx=\"6\"/>"
  }

  private func words(of link: ChainFigure.Link, _ column: Int, in frame: CGRect, isNamed: Bool) -> String {
    let isHolder = link.part == .keeps || link.part == .performs
    let middle = frame.minY + boxHeight / 2
    let remarks = remarkLines(of: link, in: column)
    let lines = isNamed ? [link.name] + remarks : remarks
    let texts = lines.enumerated().map { row, line in
      let place = CGPoint(x: frame.minX + nameInset, y: middle + 4 + CGFloat(row) * lineHeight)
      let isName = isNamed && row == 0
      return text(line, at: place, kind: !isName ? "quiet" : isHolder ? "hit-name" : "name")
    }
    return sign(link.part, at: CGPoint(x: frame.minX + signInset, y: middle)) + texts.joined()
  }

  /// The part as a shape, so that no one has to tell colors apart.
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

  private func arrow(from frame: CGRect, to end: CGFloat, isTaken: Bool) -> String {
    let (x, top) = (SVG.number(frame.minX + signInset), SVG.number(frame.maxY + 2))
    let tip = end - 2
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

  private func text(_ text: String, at point: CGPoint, kind: String) -> String {
    "<text class=\"\(kind)\" \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>"
      + "\(SVG.escaped(text))</text>"
  }
}
