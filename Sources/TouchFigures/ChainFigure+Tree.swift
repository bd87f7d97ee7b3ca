extension ChainFigure {
  /// The first chain as an SVG document, beside the views that it goes through: who is slipped in between a view and its
  /// superview.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func treeSVG(identifier: String = "chain") -> String {
    let drawing = ChainTreeDrawing(links: chains.first?.links ?? [])
    return SVG.document(
      size: drawing.size, identifier: identifier, title: "A responder chain beside its views",
      description: treeText, elements: drawing.elements())
  }

  /// The figure in sentences, for readers who cannot see it.
  var treeText: String {
    let links = chains.first?.links ?? []
    let views = links.filter { $0.isView }.map { $0.name }
    let others = links.indices.filter { !links[$0].isView }.map { place in
      place == 0 ? links[place].name : "\(links[place].name) right after \(links[place - 1].name)"
    }
    return "The views, each in the next one: \(views.joined(separator: ", "))."
      + " The chain has them in the same order, and between or after them \(Words.list(others))."
  }
}

/// Draws a chain from the top down: views on the left, what is no view on the right.
private struct ChainTreeDrawing {
  let links: [ChainFigure.Link]
  private let margin: CGFloat = 12
  private let box: CGFloat = 26
  private let step: CGFloat = 44
  private let top: CGFloat = 46
  private let legendHeight: CGFloat = 20

  var size: CGSize {
    CGSize(
      width: right + width(of: links.filter { !$0.isView }) + margin, height: legendTop + 2 * legendHeight)
  }

  func elements() -> [String] {
    [text("views", at: CGPoint(x: margin, y: 26), kind: "strong")]
      + [text("not views", at: CGPoint(x: right, y: 26), kind: "strong")]
      + superviewLines() + links.indices.map { node($0) } + links.indices.dropLast().map { nextArrow($0) }
      + legend()
  }

  // MARK: Places

  private func width(of links: [ChainFigure.Link]) -> CGFloat {
    max(links.map { LabelLayout.width(of: $0.name) + 16 }.max() ?? 0, 80)
  }

  private var right: CGFloat { margin + width(of: links.filter { $0.isView }) + 20 }
  private var legendTop: CGFloat { top + step * CGFloat(links.count) }

  private func frame(_ place: Int) -> CGRect {
    let isView = links[place].isView
    return CGRect(
      x: isView ? margin : right, y: top + step * CGFloat(place),
      width: LabelLayout.width(of: links[place].name) + 16, height: box)
  }

  // MARK: Parts

  private func node(_ place: Int) -> String {
    let frame = frame(place)
    return "<rect class=\"view depth-\(links[place].isView ? 1 : 3)\" \(SVG.attribute("x", frame.minX))"
      + " \(SVG.attribute("y", frame.minY)) \(SVG.attribute("width", frame.width))"
      + " \(SVG.attribute("height", frame.height)) rx=\"\(links[place].isView ? 3 : 13)\"/>"
      + text(links[place].name, at: CGPoint(x: frame.minX + 8, y: frame.midY + 4), kind: "name")
  }

  /// From each view to its superview, where the chain goes another way.
  private func superviewLines() -> [String] {
    links.indices.compactMap { place in
      guard let superview = links[place].superview,
        let end = links.firstIndex(where: { $0.identity == superview }), end > place + 1
      else { return nil }
      return line(
        "lane", "M\(number(margin + 10)) \(number(frame(place).maxY + 2))", end: "V", frame(end).minY)
    }
  }

  private func nextArrow(_ place: Int) -> String {
    let (from, to) = (frame(place), frame(place + 1))
    if links[place].isView == links[place + 1].isView {
      let x = from.minX + 24
      return line("arrow", "M\(number(x)) \(number(from.maxY + 2))", end: "V", to.minY) + head(x, to.minY)
    }
    // Over to the other side, high enough in the gap that the head has a shaft.
    let (start, end) = (from.minX + 24, to.minX + 24)
    let middle = from.maxY + 5
    return line(
      "arrow", "M\(number(start)) \(number(from.maxY + 2))V\(number(middle))H\(number(end))", end: "V",
      to.minY)
      + head(end, to.minY)
  }

  private func legend() -> [String] {
    let (first, second) = (legendTop + 4, legendTop + 4 + legendHeight)
    return [
      "<path class=\"arrow\" d=\"M\(number(margin)) \(number(first))h18\"/>"
        + "<path class=\"head\" d=\"M\(number(margin + 26)) \(number(first))l-8 -4v8Z\"/>",
      text("next", at: CGPoint(x: margin + 34, y: first + 4), kind: "quiet"),
      "<path class=\"lane\" d=\"M\(number(margin)) \(number(second))h26\"/>",
      text("superview, where it isn't next", at: CGPoint(x: margin + 34, y: second + 4), kind: "quiet"),
    ]
  }

  private func line(_ kind: String, _ way: String, end: String, _ y: CGFloat) -> String {
    "<path class=\"\(kind)\" d=\"\(way)\(end)\(number(y - (kind == "arrow" ? 8 : 2)))\"/>"
  }

  private func head(_ x: CGFloat, _ y: CGFloat) -> String {
    "<path class=\"head\" d=\"M\(number(x)) \(number(y - 2))l-4 -7h8Z\"/>"
  }

  private func number(_ value: CGFloat) -> String { SVG.number(value) }

  private func text(_ text: String, at point: CGPoint, kind: String) -> String {
    "<text class=\"\(kind)\" \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>\(SVG.escaped(text))</text>"
  }
}
