extension TouchesFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "touches") -> String {
    let drawing = TouchesDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: TouchesDrawing.style, elements: drawing.elements())
  }
}

/// Draws touches as lines from landing to end, and each event as a column around the touches that it holds.
private struct TouchesDrawing {
  private let figure: TouchesFigure
  private let margin: CGFloat = 12
  private let nameWidth: CGFloat = 62
  private let rowHeight: CGFloat = 52
  private let top: CGFloat = 44

  init(_ figure: TouchesFigure) { self.figure = figure }

  var size: CGSize { CGSize(width: SVG.pageWidth, height: bottom + 86) }

  func elements() -> [String] {
    let columns = figure.events.indices.map { column($0) }
    let lines = figure.fingers.indices.map { life($0) }
    let dots = figure.fingers.indices.map { marks(of: $0) }
    let names = figure.fingers.enumerated().map { row, name in
      text(name, at: CGPoint(x: margin, y: y(row) + 4), "class=\"strong\"")
    }
    return columns + lines + dots + names
      + [
        text("UITouch", at: CGPoint(x: margin, y: top - 10), "class=\"quiet\"")
      ] + notes
  }

  private var notes: [String] {
    [
      "Every column is the one UIEvent, with its touches.",
      "Filled: the touch has changed, so the view is told.",
    ]
    .enumerated().map { row, note in
      text(note, at: CGPoint(x: margin, y: bottom + 56 + CGFloat(row) * 18), "class=\"quiet\"")
    }
  }

  private var bottom: CGFloat { top + rowHeight * CGFloat(figure.fingers.count) }
  private var columnWidth: CGFloat {
    (SVG.pageWidth - 2 * margin - nameWidth) / CGFloat(max(figure.events.count, 1))
  }
  private func x(_ event: Int) -> CGFloat { margin + nameWidth + columnWidth * (CGFloat(event) + 0.5) }
  private func y(_ row: Int) -> CGFloat { top + rowHeight * (CGFloat(row) + 0.5) - 6 }

  private func column(_ number: Int) -> String {
    let event = figure.events[number]
    let time = text(
      NumberText.fixed(event.time, places: 3), at: CGPoint(x: x(number), y: top - 10),
      "class=\"quiet\" text-anchor=\"middle\"")
    let box =
      "<rect class=\"event-box\" \(SVG.attribute("x", x(number) - columnWidth / 2 + 3)) \(SVG.attribute("y", top))"
      + " \(SVG.attribute("width", columnWidth - 6)) \(SVG.attribute("height", bottom - top)) rx=\"8\"/>"
    let calls = event.calls.prefix(2).enumerated().map { row, call -> String in
      // Columns are narrow: the beginning of the name is the same for all.
      let word = call.hasPrefix("touches") ? "…" + call.dropFirst("touches".count) : call
      return text(
        word, at: CGPoint(x: x(number), y: bottom + 16 + CGFloat(row) * 14), "text-anchor=\"middle\"")
    }
    return time + box + calls.joined()
  }

  /// The line from a touch's first event to its last: it is one object.
  private func life(_ row: Int) -> String {
    let places = figure.events.indices.filter { figure.events[$0].phases[figure.fingers[row]] != nil }
    guard let first = places.first, let last = places.last else { return "" }
    return
      "<path class=\"line touching\" d=\"M\(SVG.number(x(first))) \(SVG.number(y(row)))H\(SVG.number(x(last)))\"/>"
  }

  private func marks(of row: Int) -> String {
    figure.events.indices.compactMap { event -> String? in
      guard let phase = figure.events[event].phases[figure.fingers[row]] else { return nil }
      let place = CGPoint(x: x(event), y: y(row))
      let center = "\(SVG.attribute("cx", place.x)) \(SVG.attribute("cy", place.y))"
      let mark =
        phase == "stationary"
        ? "<circle class=\"resting\" \(center) r=\"6\"/>"
        : "<circle class=\"changed-touch\" \(center) r=\"6\"/>"
      return mark
        + text(phase, at: CGPoint(x: place.x, y: place.y + 22), "class=\"small\" text-anchor=\"middle\"")
    }.joined()
  }

  private func text(_ words: String, at point: CGPoint, _ attributes: String) -> String {
    "<text \(attributes) \(SVG.attribute("x", point.x)) \(SVG.attribute("y", point.y))>\(SVG.escaped(words))</text>"
  }

  static let style = """
    .touch-figure .event-box { fill: var(--panel); stroke: var(--edge); stroke-width: 1; }
    .touch-figure .resting { fill: var(--paper); stroke: var(--finger); stroke-width: 2; stroke-dasharray: 3 2; }
    .touch-figure .changed-touch { fill: var(--finger); } .touch-figure .small { font-size: 12px; }
    """
}
