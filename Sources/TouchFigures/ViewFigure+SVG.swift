extension ViewFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "views") -> String {
    var drawing = ViewDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: zoneStyle, elements: drawing.elements())
  }
}

/// Draws the views of a figure, then the fingers, then the labels on top of everything.
struct ViewDrawing {
  private let figure: ViewFigure
  private let margin: CGFloat = 16
  private var layout: LabelLayout

  /// How much room it takes.
  var size: CGSize {
    CGSize(width: figure.screen.width + 2 * margin, height: figure.screen.height + 2 * margin)
  }

  init(_ figure: ViewFigure) {
    self.figure = figure
    layout = LabelLayout(in: CGRect(origin: .zero, size: figure.screen).insetBy(dx: -margin, dy: -margin))
  }

  mutating func elements() -> [String] {
    for finger in figure.fingers {
      layout.reserve(CGRect(x: finger.location.x - 13, y: finger.location.y - 13, width: 26, height: 26))
    }
    for finger in figure.fingers { reserveWay(of: finger) }
    let zones = figure.zoned.flatMap { zone($0) }
    let labels = figure.views.indices.map { label($0) }
    // An inner svg cuts off what sticks out of the screen; one point more keeps the screen's own edge.
    let (edge, width, height) = (margin - 2, figure.screen.width + 4, figure.screen.height + 4)
    let size = "width=\"\(SVG.number(width))\" height=\"\(SVG.number(height))\""
    let box = "viewBox=\"-2 -2 \(SVG.number(width)) \(SVG.number(height))\""
    return ["<svg \(SVG.attribute("x", edge)) \(SVG.attribute("y", edge)) \(size) \(box)>"]
      + figure.views.indices.map { polygon($0) } + zones
      + ["</svg>", "<g transform=\"translate(\(SVG.number(margin)) \(SVG.number(margin)))\">"]
      + figure.fingers.compactMap { way(of: $0) } + figure.marks.map { finger($0.number, at: $0.location) }
      + labels + ["</g>"]
  }

  private func polygon(_ place: Int) -> String {
    let view = figure.views[place]
    var classes = ["view", "depth-\(min(view.depth, 4))"]
    if view.isIgnored { classes.append("ignored") }
    if view.isInvisible || view.shelter != nil { classes.append("invisible") }
    if figure.isHit(place) { classes.append("hit") }
    let points = view.corners.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
    return "<polygon class=\"\(classes.joined(separator: " "))\" points=\"\(points)\"/>"
  }

  private func finger(_ number: Int, at point: CGPoint) -> String {
    let (x, y) = (SVG.number(point.x), SVG.number(point.y))
    let circle = "<circle class=\"finger\" cx=\"\(x)\" cy=\"\(y)\" r=\"13\"/>"
    let cross = "<path class=\"cross\" d=\"M\(x) \(y)m-18 0h12m12 0h12m-18-18v12m0 12v12\"/>"
    guard figure.marks.count > 1 else { return circle + cross }
    let place = "x=\"\(x)\" y=\"\(SVG.number(point.y + 4))\" text-anchor=\"middle\""
    return circle + cross + "<text class=\"finger-name\" \(place)>\(number)</text>"
  }

  // MARK: Zones

  /// The edge of a control's zone, with how far it is from the control.
  private mutating func zone(_ view: ViewShape) -> [String] {
    guard let corners = view.trackingZone, let corner = corners.last else { return [] }
    let points = corners.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
    let words = figure.zoneText(of: view)
    let origin = CGPoint(x: corner.x + 6, y: corner.y - 6)
    layout.reserve(
      CGRect(x: origin.x, y: origin.y - 12, width: LabelLayout.width(of: words), height: 16))
    let place = "\(SVG.attribute("x", origin.x)) \(SVG.attribute("y", origin.y))"
    return [
      "<polygon class=\"zone\" points=\"\(points)\"/>",
      "<text class=\"zone-name\" \(place)>\(SVG.escaped(words))</text>",
    ]
  }

  private mutating func reserveWay(of finger: ViewFigure.Finger) {
    for (start, end) in zip([finger.location] + finger.way, finger.way) {
      let steps = max(1, Int(start.distance(to: end) / 8))
      for step in 1...steps {
        let share = CGFloat(step) / CGFloat(steps)
        let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        layout.reserve(CGRect(x: x - 4, y: y - 4, width: 8, height: 8))
      }
    }
  }

  private func way(of finger: ViewFigure.Finger) -> String? {
    guard let last = finger.way.last else { return nil }
    let points = ([finger.location] + finger.way).map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }
    let end = "\(SVG.attribute("cx", last.x)) \(SVG.attribute("cy", last.y))"
    return "<polyline class=\"way\" points=\"\(points.joined(separator: " "))\"/>"
      + "<circle class=\"finger\" \(end) r=\"4\"/>"
  }

  // MARK: Labels

  /// A badge with the number, and the name: along an edge of a turned view, else in the freest corner, in two lines
  /// where one finds no room.
  private mutating func label(_ place: Int) -> String {
    let view = figure.views[place]
    let note = figure.note(on: place)
    let badge = ViewLabel(
      number: figure.number(of: place), lines: [view.name + (note.map { " · \($0)" } ?? "")],
      isHit: figure.isHit(place))
    if !view.isUpright, view.corners[0].distance(to: view.corners[1]) > badge.size.width + 12 {
      return along(view, badge)
    }
    var variants = [badge]
    if let note {
      variants.append(ViewLabel(number: badge.number, lines: [view.name, note], isHit: badge.isHit))
    }
    let bounds = CGRect(around: view.corners)
    let inside =
      view.isUpright ? variants.flatMap { label in label.corners(in: bounds).map { (label, $0) } } : []
    let candidates = inside + variants.flatMap { label in label.neighbours(of: bounds).map { (label, $0) } }
    let others = figure.views.indices.filter { $0 != place }
    let choice = layout.choose(
      candidates.map { CGRect(origin: $0.1, size: $0.0.size) }, for: bounds,
      covers: others.filter { $0 > place }.map { CGRect(around: figure.views[$0].corners) },
      edges: others.filter { $0 < place }.map { CGRect(around: figure.views[$0].corners) })
    let (label, origin) = candidates[choice]
    let shift = "\(SVG.number(origin.x)) \(SVG.number(origin.y))"
    return "<g transform=\"translate(\(shift))\">\(label.elements)</g>"
  }

  /// The label below the upper edge, above the lower edge, or outside above the upper one: where it covers nothing.
  private mutating func along(_ view: ViewShape, _ label: ViewLabel) -> String {
    let (first, second, last) = (view.corners[0], view.corners[1], view.corners[3])
    let (across, down) = (first.unit(towards: second), first.unit(towards: last))
    let height = LabelLayout.lineHeight
    let origins = [6, first.distance(to: last) - height - 6, -height - 5].map { depth in
      CGPoint(x: first.x + across.x * 8 + down.x * depth, y: first.y + across.y * 8 + down.y * depth)
    }
    // A turned strip is a row of squares.
    let strips = origins.map { origin in
      stride(from: 0, through: label.size.width, by: height / 2).map { way in
        let middle = CGPoint(
          x: origin.x + across.x * way + down.x * height / 2,
          y: origin.y + across.y * way + down.y * height / 2)
        return CGRect(x: middle.x - height / 2, y: middle.y - height / 2, width: height, height: height)
      }
    }
    let choice = strips.indices.first { layout.isFree(strips[$0]) } ?? 0
    let origin = origins[choice]
    for square in strips[choice] { layout.reserve(square) }
    let matrix = [across.x, across.y, -across.y, across.x].map { NumberText.trimmed(Double($0), places: 4) }
    let shift = "\(SVG.number(origin.x)) \(SVG.number(origin.y))"
    return "<g transform=\"matrix(\(matrix.joined(separator: " ")) \(shift))\">\(label.elements)</g>"
  }
}

extension CGPoint {
  /// The step of length one in the direction of another point.
  fileprivate func unit(towards other: CGPoint) -> CGPoint {
    let length = max(distance(to: other), 0.001)
    return CGPoint(x: (other.x - x) / length, y: (other.y - y) / length)
  }
}
