extension SequenceFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "path") -> String {
    let drawing = SequenceDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      elements: drawing.elements())
  }
}

/// Draws lanes as vertical lines whose headings stand in a staircase, and the steps from top to bottom.
private struct SequenceDrawing {
  private let figure: SequenceFigure
  private let lanes: [SequenceFigure.Lane]
  private let margin: CGFloat = 20
  private let laneWidth: CGFloat = 34
  private let headingHeight: CGFloat = 20
  private let rowHeight: CGFloat = 24

  init(_ figure: SequenceFigure) {
    self.figure = figure
    lanes = figure.lanes
  }

  var size: CGSize {
    let longest = figure.steps.map { LabelLayout.width(of: $0.text) }.max() ?? 0
    return CGSize(width: textStart + longest * 0.94 + margin, height: rowTop(figure.steps.count) + margin / 2)
  }

  func elements() -> [String] {
    lanes.indices.map { lane($0) } + figure.steps.indices.map { step($0) }
  }

  private var clockEnd: CGFloat { x(lanes.count) + 28 }
  private var textStart: CGFloat { clockEnd + 14 }
  private func x(_ place: Int) -> CGFloat { margin + CGFloat(place) * laneWidth }
  private func headingMiddle(_ place: Int) -> CGFloat { margin + CGFloat(place) * headingHeight }
  private func rowTop(_ number: Int) -> CGFloat {
    headingMiddle(lanes.count) + CGFloat(number) * rowHeight + rowHeight / 2
  }

  private func lane(_ place: Int) -> String {
    let (x, top) = (SVG.number(x(place)), headingMiddle(place))
    let line =
      "<path class=\"lane\" d=\"M\(x) \(SVG.number(top + 6))V\(SVG.number(rowTop(figure.steps.count)))\"/>"
    let name = SVG.escaped(figure.heading(of: lanes[place]))
    return line + "<text \(SVG.attribute("x", self.x(place) - 4)) \(SVG.attribute("y", top))>\(name)</text>"
  }

  private func step(_ number: Int) -> String {
    let step = figure.steps[number]
    guard let here = lanes.firstIndex(of: step.lane) else { return "" }
    let y = rowTop(number) + rowHeight / 2
    var parts: [String] = []
    if let origin = step.origin.flatMap({ lanes.firstIndex(of: $0) }), origin != here {
      parts.append(arrow(from: x(origin), to: x(here), y))
    }
    parts.append(
      "<circle class=\"step\" \(SVG.attribute("cx", x(here))) \(SVG.attribute("cy", y)) r=\"4.5\"/>")
    if let clock = figure.clock(of: number) {
      parts.append(text(clock + " s", clockEnd, y, "class=\"quiet\" text-anchor=\"end\""))
    }
    parts.append(text(step.text, textStart, y, "class=\"what\""))
    return parts.joined()
  }

  /// A line that leaves the row before and ends in a head beside the step's dot.
  private func arrow(from start: CGFloat, to end: CGFloat, _ y: CGFloat) -> String {
    let direction: CGFloat = end > start ? 1 : -1
    let tip = end - direction * 6
    let (from, to) = (SVG.number(start), SVG.number(tip - direction * 5))
    let (above, here) = (SVG.number(y - rowHeight), SVG.number(y))
    let bend = "\(SVG.number(start + direction * 6)) \(here)"
    let line =
      "<path class=\"arrow\" d=\"M\(from) \(above)V\(SVG.number(y - 6))Q\(from) \(here) \(bend)H\(to)\"/>"
    let (back, up, down) = (SVG.number(tip - direction * 7), SVG.number(y - 4), SVG.number(y + 4))
    return line + "<path class=\"head\" d=\"M\(SVG.number(tip)) \(here)L\(back) \(up)V\(down)Z\"/>"
  }

  private func text(_ text: String, _ x: CGFloat, _ y: CGFloat, _ attributes: String) -> String {
    "<text \(attributes) \(SVG.attribute("x", x)) \(SVG.attribute("y", y + 4))>\(SVG.escaped(text))</text>"
  }
}
