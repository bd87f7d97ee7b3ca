extension TimeLineFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "time-lines") -> String {
    var drawing = TimeLineDrawing(self)
    let elements = drawing.elements()
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: TimeLineDrawing.style, elements: elements)
  }
}

/// Draws time lines below each other: times on top, a row or more for each lane, marks across all of them.
private struct TimeLineDrawing {
  private let figure: TimeLineFigure
  private let margin: CGFloat = 12
  private let rowHeight: CGFloat = 20
  private let dotRadius: CGFloat = 4
  private var y: CGFloat = 20
  private var right: CGFloat = 0
  private var parts: [String] = []

  init(_ figure: TimeLineFigure) { self.figure = figure }

  /// The size of what was drawn.
  var size: CGSize { CGSize(width: right + margin, height: y + margin / 2) }

  mutating func elements() -> [String] {
    guard figure.lines.contains(where: { !$0.lanes.isEmpty }) else {
      note("Nothing happens.")
      return parts
    }
    right = left + lineWidth + 8
    for line in figure.lines { draw(line) }
    legend()
    for text in figure.notes { note(text) }
    return parts
  }

  private var room: CGFloat { SVG.pageWidth - 2 * margin }
  private var left: CGFloat { margin + nameWidth }
  private var lineWidth: CGFloat { max(SVG.pageWidth - left - margin - 8, 200) }

  private var nameWidth: CGFloat {
    (figure.lines.flatMap { $0.lanes.map { LabelLayout.width(of: $0.label) } }.max() ?? 0) + 18
  }

  private var perSecond: CGFloat { lineWidth / CGFloat(max(figure.duration, 0.001)) }

  private func x(_ time: TimeInterval) -> CGFloat { left + CGFloat(time) * perSecond }

  // MARK: Time lines

  private mutating func draw(_ line: TimeLineFigure.TimeLine) {
    if !line.title.isEmpty {
      text(line.title, margin, y, "class=\"strong\"")
      y += rowHeight + 2
    }
    text("seconds", margin, y, "class=\"quiet\"")
    for time in figure.rulerTimes(apart: TimeInterval(36 / perSecond)) {
      text(TimeLineFigure.seconds(time), x(time), y, "class=\"quiet\" text-anchor=\"middle\"")
    }
    let top = y + 9
    var lanes: [String] = []
    swap(&lanes, &parts)
    y += rowHeight + 2
    for lane in line.lanes { draw(lane) }
    swap(&lanes, &parts)
    // Marks lie behind everything else.
    for mark in figure.marks {
      let (place, start, end) = (SVG.number(x(mark.time)), SVG.number(top), SVG.number(y - rowHeight / 2))
      parts.append("<path class=\"mark\" d=\"M\(place) \(start)V\(end)\"/>")
    }
    parts += lanes
    y += rowHeight / 2 + 6
  }

  private mutating func draw(_ lane: TimeLineFigure.Lane) {
    text(lane.label, margin, y, "")
    for span in lane.spans {
      if let name = span.line.name { line(name, from: x(span.start), to: x(span.end)) }
    }
    for event in lane.events where event.count > 1 {
      line("again \(lane.kind.style)", from: x(event.start), to: x(event.end))
    }
    let dots = lane.events.flatMap { [x($0.start) - left, x($0.end) - left] }
    var layout = TimeLineLayout(gap: 12, width: lineWidth, dots: dots)
    let labels = lane.events.compactMap { event -> Label? in
      let words = lane.words(of: event)
      guard !words.isEmpty else { return nil }
      return Label(
        words: words, x: x(event.start), place: layout.place(width(of: words), at: x(event.start) - left))
    }
    // Words lie over the leaders of others.
    for label in labels { leader(label) }
    for label in labels { write(label) }
    for event in lane.events {
      if lane.kind == .recognizer, let mark = StateMark(event.text) {
        parts.append(mark.element(at: CGPoint(x: x(event.start), y: y)))
        continue
      }
      let center = "\(SVG.attribute("cx", x(event.start))) \(SVG.attribute("cy", y))"
      parts.append("<circle class=\"\(lane.kind.style)\" \(center) \(SVG.attribute("r", dotRadius))/>")
    }
    y += rowHeight * CGFloat(layout.rowCount)
  }

  /// The words of an event: what they are, where the event's dot is, and where they stand.
  private struct Label {
    var words: String
    var x: CGFloat
    var place: TimeLineLayout.Place
  }

  /// Generous: fonts differ, and lines must not run into words.
  private func width(of words: String) -> CGFloat { LabelLayout.width(of: words) * 1.1 }

  private mutating func leader(_ label: Label) {
    guard label.place.row > 0 else { return }
    let row = y + rowHeight * CGFloat(label.place.row)
    let end = left + label.place.x + (label.place.isLeft ? width(of: label.words) + 4 : -4)
    let path = "M\(SVG.number(label.x)) \(SVG.number(y))V\(SVG.number(row))H\(SVG.number(end))"
    parts.append("<path class=\"leader\" d=\"\(path)\"/>")
  }

  private mutating func write(_ label: Label) {
    let row = y + rowHeight * CGFloat(label.place.row)
    let (start, width) = (left + label.place.x, width(of: label.words))
    let corner = "\(SVG.attribute("x", start - 3)) \(SVG.attribute("y", row - 8))"
    let size = "\(SVG.attribute("width", width + 6)) \(SVG.attribute("height", 16))"
    parts.append("<rect class=\"paper\" \(corner) \(size)/>")
    text(
      label.words, label.place.isLeft ? start + width : start, row,
      label.place.isLeft ? "text-anchor=\"end\"" : "")
  }

  // MARK: Parts

  private mutating func legend() {
    var x = margin
    for line in figure.linesToExplain {
      guard let name = line.name, let meaning = line.meaning else { continue }
      self.line(name, from: x, to: x + 34)
      text(meaning, x + 42, y, "class=\"quiet\"")
      x += 42 + LabelLayout.width(of: meaning) + 20
    }
    if x > margin { y += 20 }
  }

  private mutating func note(_ words: String) {
    for line in LabelLayout.lines(of: words, within: room) {
      text(line, margin, y, "class=\"quiet\"")
      right = max(right, margin + min(LabelLayout.width(of: line), room))
      y += 18
    }
  }

  private mutating func line(_ name: String, from start: CGFloat, to end: CGFloat) {
    parts.append(
      "<path class=\"line \(name)\" d=\"M\(SVG.number(start)) \(SVG.number(y))H\(SVG.number(end))\"/>")
  }

  private mutating func text(_ words: String, _ x: CGFloat, _ y: CGFloat, _ attributes: String) {
    let place = "\(SVG.attribute("x", x)) \(SVG.attribute("y", y + 4))"
    let attributes = attributes.isEmpty ? "" : attributes + " "
    parts.append("<text \(attributes)\(place)>\(SVG.escaped(words))</text>")
  }

  // Every rule names the figure's class, as those that all figures share do.
  static let style = """
    .touch-figure .mark { stroke: var(--limit); stroke-width: 2; stroke-dasharray: 2 4; fill: none; }
    .touch-figure .leader { stroke: var(--edge); fill: none; }
    .touch-figure .of-finger { fill: var(--finger); stroke: var(--finger); }
    .touch-figure .of-touched { fill: var(--ink); stroke: var(--ink); }
    .touch-figure .of-log { fill: var(--found); stroke: var(--found); }
    .touch-figure .again { stroke-width: 6; }
    """
}

extension TimeLineFigure.Lane.Kind {
  /// The class of a lane's dots and repetitions.
  fileprivate var style: String {
    switch self {
    case .finger: "of-finger"
    case .recognizer, .view: "of-touched"
    case .log: "of-log"
    }
  }
}
