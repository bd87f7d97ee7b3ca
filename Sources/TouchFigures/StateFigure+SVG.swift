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
      style: [views?.style, StateDrawing.style].compactMap { $0 }.joined(separator: "\n"),
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
    (figure.lanes.map { LabelLayout.width(of: $0.shortLabel) }.max() ?? 0) * 1.1 + 10
  }

  /// The boxes of a cell, from top to bottom: what a control sends has one for each event.
  private func boxes(of lane: StateFigure.Lane, at place: Int) -> [String] {
    // The legend says what it waits for.
    let words = lane.cells[place].beginsToWait ? "waits" : figure.text(of: lane, at: place)
    guard !words.isEmpty else { return [] }
    return lane.kind == .control ? words.split(separator: ", ").map(String.init) : [words]
  }

  /// A recognizer's word has its mark in front.
  private func boxWidth(_ text: String, of lane: StateFigure.Lane) -> CGFloat {
    LabelLayout.width(of: text) + (lane.kind == .recognizer ? 2 * StateMark.radius + 12 : 10)
  }

  private func width(of place: Int) -> CGFloat {
    let widths = figure.lanes.flatMap { lane in boxes(of: lane, at: place).map { boxWidth($0, of: lane) } }
    return max(widths.max() ?? 0, LabelLayout.width(of: figure.time(of: place))) + columnGap
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
      text(lane.shortLabel, margin, y + rowHeight, "class=\"strong\"")
      for (place, start) in zip(places, starts) { draw(lane, place, at: CGPoint(x: start, y: y + rowHeight)) }
      y += height
    }
    y += rowHeight + 14
  }

  private mutating func draw(_ lane: StateFigure.Lane, _ place: Int, at point: CGPoint) {
    let cell = lane.cells[place]
    let boxes = self.boxes(of: lane, at: place)
    if let name = cell.line.name {
      let start = point.x + (boxes.first.map { boxWidth($0, of: lane) } ?? 0)
      line(name, from: start, to: point.x + width(of: place), point.y)
    }
    for (row, words) in boxes.enumerated() {
      let corner = CGPoint(x: point.x, y: point.y + CGFloat(row) * (boxHeight + 4))
      if lane.kind == .recognizer { state(words, at: corner) } else { box(words, of: lane, at: corner) }
    }
  }

  private mutating func box(_ words: String, of lane: StateFigure.Lane, at point: CGPoint) {
    let width = boxWidth(words, of: lane)
    let box = "\(SVG.attribute("width", width)) \(SVG.attribute("height", boxHeight)) rx=\"6\""
    let corner = "\(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y - boxHeight / 2))"
    parts.append("<rect class=\"event \(lane.kind.style)\" \(corner) \(box)/>")
    // Fonts differ in width: in the middle, a longer word still looks right.
    text(words, point.x + width / 2, point.y, "text-anchor=\"middle\"")
  }

  private mutating func state(_ words: String, at point: CGPoint) {
    let mark = StateMark(words) ?? .possible
    parts.append(mark.element(at: CGPoint(x: point.x + StateMark.radius, y: point.y)))
    text(words, point.x + 2 * StateMark.radius + 4, point.y, "")
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
    .touch-figure .tick { stroke: var(--grid); fill: none; }
    .touch-figure .event { stroke-width: 2; fill: var(--paper); }
    .touch-figure .touch { stroke: var(--finger); }
    .touch-figure .told { stroke: var(--ink); } .touch-figure .sent { stroke: var(--found); }
    """
}

extension StateFigure.Kind {
  /// The class of a box.
  fileprivate var style: String {
    switch self {
    case .finger: "touch"
    case .view, .tracking: "told"
    case .action, .control: "sent"
    case .recognizer: "open"
    }
  }
}

extension StateFigure.Line {
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
