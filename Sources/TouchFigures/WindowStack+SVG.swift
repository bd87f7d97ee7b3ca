extension ViewFigure {
  /// The windows with something in them, from back to front, as places in the list of views.
  var windowPlaces: [Int] { views.indices.filter { views[$0].level != nil } }

  /// Several windows above each other, pulled apart: which levels they have, and how far down each finger comes.
  func stackSVG(identifier: String) -> String {
    let drawing = WindowStackDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: style + "\n" + WindowStackDrawing.style, elements: drawing.elements())
  }
}

/// Draws each window as a plane seen from the side, the topmost above, and each finger as a line down to what it hits.
private struct WindowStackDrawing {
  private let figure: ViewFigure
  private let margin: CGFloat = 12
  private let planeGap: CGFloat = 112
  private let places: [Int]

  init(_ figure: ViewFigure) {
    self.figure = figure
    places = figure.windowPlaces.reversed()
  }

  var size: CGSize {
    CGSize(width: SVG.pageWidth, height: 2 * margin + planeHeight + planeGap * CGFloat(places.count - 1) + 14)
  }

  func elements() -> [String] {
    // The lowest window first: what lies above covers it.
    places.indices.reversed().flatMap { plane($0) } + figure.marks.flatMap { finger($0.number - 1) }
      + places.indices.flatMap { words($0) }
  }

  // MARK: Places

  private var planeHeight: CGFloat { figure.screen.height * 0.26 }

  /// A point of the screen on the plane of a window: leaning to the right, and flat.
  private func point(_ point: CGPoint, on plane: Int) -> CGPoint {
    CGPoint(
      x: margin + point.x * 0.5 + (figure.screen.height - point.y) * 0.14,
      y: margin + 14 + point.y * 0.26 + planeGap * CGFloat(plane))
  }

  private func polygon(_ corners: [CGPoint], on plane: Int, _ classes: String) -> String {
    let points = corners.map { self.point($0, on: plane) }.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }
    return "<polygon class=\"\(classes)\" points=\"\(points.joined(separator: " "))\"/>"
  }

  /// The places of a window and of everything in it.
  private func contents(of plane: Int) -> [Int] {
    let window = places[plane]
    let others = figure.views.indices.dropFirst(window + 1).prefix { figure.views[$0].depth > 0 }
    return [window] + others
  }

  // MARK: Parts

  private func plane(_ number: Int) -> [String] {
    let screen = CGRect(origin: .zero, size: figure.screen).corners
    return [polygon(screen, on: number, "glass")]
      + contents(of: number).map { place in
        let view = figure.views[place]
        var classes = ["view", "depth-\(min(view.depth + 1, 4))"]
        if view.isIgnored { classes += ["ignored", "invisible"] }
        if figure.isHit(place) { classes.append("hit") }
        return polygon(view.corners, on: number, classes.joined(separator: " "))
      }
  }

  /// The plane on which a finger finds its view; below the last one if it finds none.
  private func end(of finger: Int) -> Int {
    places.indices.first { plane in
      contents(of: plane).contains { figure.hitters(of: $0).contains(finger + 1) }
    }
      ?? places.count - 1
  }

  private func finger(_ number: Int) -> [String] {
    let location = figure.fingers[number].location
    let end = end(of: number)
    let (top, bottom) = (point(location, on: 0), point(location, on: end))
    let start = "M\(SVG.number(top.x)) \(SVG.number(top.y - 22))V\(SVG.number(bottom.y - 4))"
    let name =
      "<text class=\"finger-name\" text-anchor=\"middle\" \(SVG.attribute("x", top.x))"
      + " \(SVG.attribute("y", top.y - 26))>\(number + 1)</text>"
    let passed = (0..<end).map { plane -> String in
      let place = point(location, on: plane)
      return "<path class=\"passed\" d=\"M\(SVG.number(place.x - 7)) \(SVG.number(place.y))h14\"/>"
    }
    let hit =
      "<ellipse class=\"finger\" \(SVG.attribute("cx", bottom.x)) \(SVG.attribute("cy", bottom.y)) rx=\"14\" ry=\"7\"/>"
    return ["<path class=\"drop\" d=\"\(start)\"/>", name] + passed + [hit]
  }

  private func words(_ number: Int) -> [String] {
    let window = figure.views[places[number]]
    let level = NumberText.trimmed(Double(window.level ?? 0))
    let asked = figure.fingers.indices.filter { end(of: $0) >= number }
    let answers = asked.map { finger -> String in
      let hit = end(of: finger) == number ? figure.fingers[finger].hit : nil
      return "\(finger + 1): " + (hit ?? window.obstacle?.word ?? "outside")
    }
    let x = margin + figure.screen.width * 0.5 + figure.screen.height * 0.14 + 10
    let lines =
      [("strong", window.name), ("quiet", "level \(level)")]
      + (answers.isEmpty ? [("quiet", "not asked")] : answers.map { ("", $0) })
    return lines.enumerated().map { row, line in
      let y = margin + 26 + planeGap * CGFloat(number) + CGFloat(row) * 17
      return
        "<text class=\"\(line.0)\" \(SVG.attribute("x", x)) \(SVG.attribute("y", y))>\(SVG.escaped(line.1))</text>"
    }
  }

  static let style = """
    .touch-figure .glass { fill: var(--panel); fill-opacity: 0.35; stroke: var(--grid); stroke-width: 1; }
    .touch-figure .drop { fill: none; stroke: var(--finger); stroke-width: 2; stroke-dasharray: 2 3; }
    .touch-figure .passed { stroke: var(--finger); stroke-width: 3; }
    """
}
