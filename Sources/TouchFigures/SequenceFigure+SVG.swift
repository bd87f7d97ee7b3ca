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
  /// The words of a step, and how far below the headings they are.
  private struct Row {
    var clock: String?
    var lines: [String]
    var y: CGFloat
  }

  private let figure: SequenceFigure
  private let lanes: [SequenceFigure.Lane]
  private let margin: CGFloat = 16
  private let laneWidth: CGFloat = 15
  private let headingHeight: CGFloat = 18
  private let rowHeight: CGFloat = 24
  private let lineHeight: CGFloat = 15
  private var rows: [Row] = []
  private var height: CGFloat = 0

  init(_ figure: SequenceFigure) {
    self.figure = figure
    lanes = figure.lanes
    for (number, step) in figure.steps.enumerated() {
      let clock = figure.clock(of: number).map { $0 + " s" }
      if clock != nil { height += lineHeight }
      let lines = LabelLayout.lines(of: step.text, within: room)
      rows.append(Row(clock: clock, lines: lines, y: height + rowHeight / 2))
      height += rowHeight + CGFloat(max(lines.count - 1, 0)) * lineHeight
    }
  }

  var size: CGSize {
    let longest = rows.flatMap { $0.lines }.map { LabelLayout.width(of: $0) }.max() ?? 0
    return CGSize(width: textStart + min(longest, room) + margin, height: top + height + margin / 2)
  }

  func elements() -> [String] {
    lanes.indices.map { lane($0) } + figure.steps.indices.map { step($0) }
  }

  private var textStart: CGFloat { x(lanes.count) }
  private var room: CGFloat { SVG.pageWidth - textStart - margin }
  private var top: CGFloat { headingMiddle(lanes.count) }
  private func x(_ place: Int) -> CGFloat { margin + CGFloat(place) * laneWidth }
  private func headingMiddle(_ place: Int) -> CGFloat { margin + CGFloat(place) * headingHeight }

  private func lane(_ place: Int) -> String {
    let (x, start) = (SVG.number(x(place)), headingMiddle(place))
    let line = "<path class=\"lane\" d=\"M\(x) \(SVG.number(start + 6))V\(SVG.number(top + height))\"/>"
    let name = SVG.escaped(figure.heading(of: lanes[place]))
    return line + "<text \(SVG.attribute("x", self.x(place) - 4)) \(SVG.attribute("y", start))>\(name)</text>"
  }

  private func step(_ number: Int) -> String {
    let (step, row) = (figure.steps[number], rows[number])
    guard let here = lanes.firstIndex(of: step.lane) else { return "" }
    let y = top + row.y
    var parts: [String] = []
    if number > 0, let origin = step.origin.flatMap({ lanes.firstIndex(of: $0) }), origin != here {
      parts.append(
        arrow(from: CGPoint(x: x(origin), y: top + rows[number - 1].y), to: CGPoint(x: x(here), y: y)))
    }
    parts.append(
      "<circle class=\"step\" \(SVG.attribute("cx", x(here))) \(SVG.attribute("cy", y)) r=\"4.5\"/>")
    if let clock = row.clock { parts.append(text(clock, y - lineHeight - 2, "quiet")) }
    for (place, line) in row.lines.enumerated() {
      parts.append(text(line, y + CGFloat(place) * lineHeight, "what"))
    }
    return parts.joined()
  }

  /// A line that leaves the step before and ends in a head beside the step's dot.
  private func arrow(from start: CGPoint, to end: CGPoint) -> String {
    let direction: CGFloat = end.x > start.x ? 1 : -1
    let tip = end.x - direction * 6
    let (from, here) = (SVG.number(start.x), SVG.number(end.y))
    let bend = "\(SVG.number(start.x + direction * 6)) \(here)"
    let line =
      "<path class=\"arrow\" d=\"M\(from) \(SVG.number(start.y))V\(SVG.number(end.y - 6))"
      + "Q\(from) \(here) \(bend)H\(SVG.number(tip - direction * 5))\"/>"
    let (back, up, down) = (SVG.number(tip - direction * 7), SVG.number(end.y - 4), SVG.number(end.y + 4))
    return line + "<path class=\"head\" d=\"M\(SVG.number(tip)) \(here)L\(back) \(up)V\(down)Z\"/>"
  }

  private func text(_ words: String, _ y: CGFloat, _ kind: String) -> String {
    "<text class=\"\(kind)\" \(SVG.attribute("x", textStart)) \(SVG.attribute("y", y + 4))>"
      + "\(SVG.escaped(words))</text>"
  }
}
