extension StateFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  /// - Parameter views: A figure of views to stand above the time line.
  public func svg(identifier: String = "states", below views: ViewFigure? = nil) -> String {
    var drawing = StateDrawing(self)
    var elements = drawing.elements()
    var size = drawing.size
    if let views {
      var drawing = ViewDrawing(views)
      elements = drawing.elements() + SVG.shifted(elements, down: drawing.size.height)
      size = CGSize(width: max(size.width, drawing.size.width), height: size.height + drawing.size.height)
    }
    let description = [views?.alternativeText, alternativeText].compactMap { $0 }.joined(separator: " ")
    return SVG.document(
      size: size, identifier: identifier, title: title, description: description,
      style: [views?.zoneStyle, StateDrawing.style].compactMap { $0 }.joined(separator: "\n"),
      elements: elements)
  }

  /// What the reader of a picture must know to read it: the meaning of lines, and why things happened.
  var notes: [String] { ["Every column is a moment: distances are not to scale."] + remarks }

  /// The kinds of lines whose meaning a legend tells.
  var linesToExplain: [Line] {
    [.undecided, .waiting, .underWay, .following, .followingOutside].filter { line in
      lanes.contains { $0.cells.contains { $0.line == line } }
    }
  }
}

/// Draws bands of columns below each other: times on top, a row for each lane, events as words in boxes.
private struct StateDrawing {
  private let figure: StateFigure
  private let margin: CGFloat = 10
  private let rowHeight: CGFloat = 28
  private let boxHeight: CGFloat = 20
  private let columnGap: CGFloat = 8
  private var y: CGFloat = 20
  private var right: CGFloat = 0
  private var parts: [String] = []

  init(_ figure: StateFigure) { self.figure = figure }

  /// The size of what was drawn.
  var size: CGSize { CGSize(width: right + margin, height: y + margin / 2) }

  mutating func elements() -> [String] {
    guard !figure.moments.isEmpty else {
      note("Nothing happens.")
      return parts
    }
    let bands = figure.bands(within: Double(room - nameWidth + columnGap)) { Double(width(of: $0)) }
    for band in bands { draw(band) }
    legend()
    for text in figure.notes { note(text) }
    return parts
  }

  private var room: CGFloat { SVG.pageWidth - 2 * margin }

  /// Names are bold, and a tenth wider for that.
  private var nameWidth: CGFloat {
    (figure.lanes.map { LabelLayout.width(of: $0.label) }.max() ?? 0) * 1.1 + 10
  }

  /// The boxes of a cell, from top to bottom: what a control sends has one for each event.
  private func boxes(of lane: StateFigure.Lane, at place: Int) -> [String] {
    let words = figure.text(of: lane, at: place)
    guard !words.isEmpty else { return [] }
    return lane.kind == .control ? words.split(separator: ", ").map(String.init) : [words]
  }

  private func boxWidth(_ text: String) -> CGFloat { LabelLayout.width(of: text) + 10 }

  private func width(of place: Int) -> CGFloat {
    let widest = figure.lanes.flatMap { boxes(of: $0, at: place) }.map { boxWidth($0) }.max() ?? 0
    return max(widest, LabelLayout.width(of: figure.time(of: place))) + columnGap
  }

  // MARK: Bands

  private mutating func draw(_ places: Range<Int>) {
    var starts: [CGFloat] = []
    var x = margin + nameWidth
    for place in places {
      starts.append(x)
      x += width(of: place)
    }
    text("seconds", margin, y, "class=\"quiet\"")
    let lanes = figure.lanes.filter { figure.isVisible($0, in: places) }
    let goesOn = lanes.contains { lane in places.last.map { lane.cells[$0].line != .none } ?? false }
    right = max(right, goesOn ? x : x - columnGap)
    let heights = lanes.map { lane in
      let rows = places.map { boxes(of: lane, at: $0).count }.max() ?? 0
      return rowHeight + CGFloat(max(rows - 1, 0)) * (boxHeight + 4)
    }
    let bottom = y + heights.reduce(6, +)
    for (place, start) in zip(places, starts) {
      text(figure.time(of: place), start, y, "class=\"quiet\"")
      let (top, end) = (SVG.number(y + 10), SVG.number(bottom))
      parts.append("<path class=\"tick\" d=\"M\(SVG.number(start - 4)) \(top)V\(end)\"/>")
    }
    for (lane, height) in zip(lanes, heights) {
      text(lane.label, margin, y + rowHeight, "class=\"name\"")
      for (place, start) in zip(places, starts) { draw(lane, place, at: CGPoint(x: start, y: y + rowHeight)) }
      y += height
    }
    y += rowHeight + 14
  }

  private mutating func draw(_ lane: StateFigure.Lane, _ place: Int, at point: CGPoint) {
    let cell = lane.cells[place]
    let boxes = self.boxes(of: lane, at: place)
    if let name = cell.line.name {
      let start = point.x + (boxes.first.map { boxWidth($0) } ?? 0)
      line(name, from: start, to: point.x + width(of: place), point.y)
    }
    guard let last = cell.events.last else { return }
    let style = lane.kind.style(last)
    for (row, words) in boxes.enumerated() {
      let y = point.y + CGFloat(row) * (boxHeight + 4)
      let box = "\(SVG.attribute("width", boxWidth(words))) \(SVG.attribute("height", boxHeight)) rx=\"6\""
      let corner = "\(SVG.attribute("x", point.x)) \(SVG.attribute("y", y - boxHeight / 2))"
      parts.append("<rect class=\"event \(style)\" \(corner) \(box)/>")
      // Fonts differ in width: in the middle, a longer word still looks right.
      text(words, point.x + boxWidth(words) / 2, y, "class=\"in-\(style)\" text-anchor=\"middle\"")
    }
  }

  // MARK: Parts

  private mutating func legend() {
    var x = margin
    for line in figure.linesToExplain {
      guard let name = line.name, let meaning = line.meaning else { continue }
      let width = 42 + LabelLayout.width(of: meaning)
      if x > margin, x + width > SVG.pageWidth - margin { (x, y) = (margin, y + 20) }
      self.line(name, from: x, to: x + 34, y)
      text(meaning, x + 42, y, "class=\"quiet\"")
      right = max(right, x + width)
      x += width + 20
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

  private mutating func line(_ name: String, from start: CGFloat, to end: CGFloat, _ y: CGFloat) {
    parts.append(
      "<path class=\"line \(name)\" d=\"M\(SVG.number(start)) \(SVG.number(y))H\(SVG.number(end))\"/>")
  }

  private mutating func text(_ words: String, _ x: CGFloat, _ y: CGFloat, _ attributes: String) {
    parts.append(
      "<text \(attributes) \(SVG.attribute("x", x)) \(SVG.attribute("y", y + 4))>\(SVG.escaped(words))</text>"
    )
  }

  // Every rule names the figure's class, as those that all figures share do.
  static let style = """
    .touch-figure .tick { stroke: #e2e6ec; fill: none; } .touch-figure .name { font-weight: 600; }
    .touch-figure .event { stroke-width: 1.5; fill: #ffffff; }
    .touch-figure .touch { stroke: #c2410c; } .touch-figure .open { stroke: #6b7280; }
    .touch-figure .recognized { stroke: #0b5cc4; fill: #0b5cc4; } .touch-figure .in-recognized { fill: #ffffff; }
    .touch-figure .lost { stroke: #6b7280; stroke-dasharray: 4 3; }
    .touch-figure .told { stroke: #1f2937; } .touch-figure .sent { stroke: #0b5cc4; }
    @media (prefers-color-scheme: dark) {
      .touch-figure .tick { stroke: #2c313a; } .touch-figure .event { fill: #1d2025; }
      .touch-figure .touch { stroke: #ff9d5c; }
      .touch-figure .open, .touch-figure .lost { stroke: #8b95a5; }
      .touch-figure .recognized { stroke: #6db3ff; fill: #6db3ff; } .touch-figure .in-recognized { fill: #16181c; }
      .touch-figure .told { stroke: #e5e7eb; } .touch-figure .sent { stroke: #6db3ff; }
    }
    """ + "\n" + StateFigure.Line.style
}

extension StateFigure.Kind {
  /// The class of a box whose last event is known.
  fileprivate func style(_ event: String) -> String {
    switch (self, event) {
    case (.finger, _): "touch"
    case (.view, _): "told"
    case (.tracking, _): "told"
    case (.action, _), (.control, _): "sent"
    case (.recognizer, "began"), (.recognizer, "changed"), (.recognizer, "ended"): "recognized"
    case (.recognizer, "failed"), (.recognizer, "cancelled"): "lost"
    case (.recognizer, _): "open"
    }
  }
}

extension StateFigure.Line {
  /// How lines look.
  static let style = """
    .touch-figure .line { fill: none; stroke-width: 2; }
    .touch-figure .touching { stroke: #c2410c; } .touch-figure .hearing { stroke: #1f2937; }
    .touch-figure .undecided { stroke: #6b7280; stroke-dasharray: 6 5; }
    .touch-figure .waiting { stroke: #6b7280; stroke-dasharray: 1 5; stroke-linecap: round; stroke-width: 3; }
    .touch-figure .under-way { stroke: #0b5cc4; stroke-width: 5; }
    .touch-figure .following { stroke: #0f766e; stroke-width: 5; }
    .touch-figure .following-outside { stroke: #0f766e; stroke-width: 2; stroke-dasharray: 4 4; }
    @media (prefers-color-scheme: dark) {
      .touch-figure .touching { stroke: #ff9d5c; } .touch-figure .hearing { stroke: #e5e7eb; }
      .touch-figure .undecided, .touch-figure .waiting { stroke: #8b95a5; } .touch-figure .under-way { stroke: #6db3ff; }
      .touch-figure .following, .touch-figure .following-outside { stroke: #5eead4; }
    }
    """

  /// The class of the line in SVG documents.
  var name: String? {
    switch self {
    case .none: nil
    case .touching: "touching"
    case .undecided: "undecided"
    case .waiting: "waiting"
    case .underWay: "under-way"
    case .hearing: "hearing"
    case .following: "following"
    case .followingOutside: "following-outside"
    }
  }
}
