extension ViewFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "views") -> String {
    if windowPlaces.count > 2 { return stackSVG(identifier: identifier) }
    var drawing = ViewDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: style, elements: drawing.elements())
  }
}

/// Draws the views of a figure, then the fingers, then the labels on top of everything.
///
/// Around the zones of controls only that part of the screen is drawn; else it is a phone.
struct ViewDrawing {
  private let figure: ViewFigure
  private let margin: CGFloat = 16
  private let area: CGRect
  private var layout: LabelLayout

  /// How much room it takes.
  var size: CGSize { CGSize(width: area.width + 2 * margin, height: area.height + 2 * margin) }

  init(_ figure: ViewFigure) {
    self.figure = figure
    area = figure.area
    layout = LabelLayout(in: area.insetBy(dx: -margin, dy: -margin))
  }

  mutating func elements() -> [String] {
    for finger in figure.fingers {
      layout.reserve(CGRect(x: finger.location.x - 22, y: finger.location.y - 14, width: 44, height: 28))
    }
    for finger in figure.fingers { reserveWay(of: finger) }
    let zones = figure.zoned.flatMap { zone($0) }
    let labels = figure.views.indices.compactMap { label($0) }
    let ways = figure.fingers.flatMap { way(of: $0) }
    // An inner svg cuts off what sticks out; two points more keep the edge.
    let (width, height) = (SVG.number(area.width + 4), SVG.number(area.height + 4))
    let box = "\(SVG.number(area.minX - 2)) \(SVG.number(area.minY - 2)) \(width) \(height)"
    let edge = SVG.number(margin - 2)
    let shift = "\(SVG.number(margin - area.minX)) \(SVG.number(margin - area.minY))"
    return ["<svg x=\"\(edge)\" y=\"\(edge)\" width=\"\(width)\" height=\"\(height)\" viewBox=\"\(box)\">"]
      + figure.views.indices.flatMap { shape($0) } + zones + (figure.isCropped ? [] : [bezel])
      + ["</svg>", "<g transform=\"translate(\(shift))\">"]
      + figure.marks.map { finger($0.number, at: $0.location) } + ways + labels + ["</g>"]
  }

  private func shape(_ place: Int) -> [String] {
    let view = figure.views[place]
    var classes = ["view", "depth-\(min(view.depth, 4))"]
    if view.isIgnored { classes.append("ignored") }
    if view.isInvisible || view.shelter != nil { classes.append("invisible") }
    if figure.isHit(place) { classes.append("hit") }
    let name = "class=\"\(classes.joined(separator: " "))\""
    guard view.isUpright else {
      let points = view.corners.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
      return ["<polygon \(name) points=\"\(points)\"/>"]
    }
    let frame = view.visibleFrame
    let radius =
      frame == CGRect(origin: .zero, size: figure.screen) ? ViewFigure.phoneRadius : view.cornerRadius
    return ["<rect \(name) \(frame.attributes) \(SVG.attribute("rx", max(radius, 2)))/>"]
      + (view.furnishing?.elements(in: frame) ?? [])
  }

  /// The phone's edge, and what lies beyond its round corners.
  private var bezel: String {
    let (width, height) = (SVG.number(area.width), SVG.number(area.height))
    let (radius, inside) = (
      ViewFigure.phoneRadius, area.insetBy(dx: ViewFigure.phoneRadius, dy: ViewFigure.phoneRadius)
    )
    let (r, across, down) = (SVG.number(radius), SVG.number(inside.width), SVG.number(inside.height))
    return "<path class=\"paper\" fill-rule=\"evenodd\" d=\"M-2 -2H\(SVG.number(area.width + 2))V"
      + "\(SVG.number(area.height + 2))H-2ZM0 \(r)v\(down)a\(r) \(r) 0 0 0 \(r) \(r)h\(across)"
      + "a\(r) \(r) 0 0 0 \(r) -\(r)v-\(down)a\(r) \(r) 0 0 0 -\(r) -\(r)h-\(across)a\(r) \(r) 0 0 0 -\(r) \(r)Z\"/>"
      + "<rect class=\"phone\" width=\"\(width)\" height=\"\(height)\" rx=\"\(r)\"/>"
  }

  /// A disc as large as a fingertip, with a cross where it landed.
  private func finger(_ number: Int, at point: CGPoint) -> String {
    let (x, y) = (SVG.number(point.x), SVG.number(point.y))
    let circle = "<circle class=\"finger\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(figure.isCropped ? 14 : 22)\"/>"
    guard figure.marks.count > 1 else {
      return circle + "<path class=\"cross\" d=\"M\(x) \(y)m-7 0h14m-7 -7v14\"/>"
    }
    let place = "x=\"\(x)\" y=\"\(SVG.number(point.y + 4))\" text-anchor=\"middle\""
    return circle + "<text class=\"finger-name\" \(place)>\(number)</text>"
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

  /// The way of a finger, each of its points with a letter: fingers have numbers.
  private mutating func way(of finger: ViewFigure.Finger) -> [String] {
    guard !finger.way.isEmpty else { return [] }
    let points = ([finger.location] + finger.way).map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }
    guard figure.isCropped else {
      return ["<polyline class=\"way\" points=\"\(points.joined(separator: " "))\"/>", end(of: finger)]
    }
    let numbers = finger.way.enumerated().map { number, point in letter(number, beside: point) }
    return ["<polyline class=\"way\" points=\"\(points.joined(separator: " "))\"/>"] + numbers
  }

  /// The head of an arrow, where a way ends.
  private func end(of finger: ViewFigure.Finger) -> String {
    guard let last = finger.way.last else { return "" }
    let step = finger.location.unit(towards: last)
    let back = CGPoint(x: last.x - step.x * 10, y: last.y - step.y * 10)
    let (left, right) = (
      CGPoint(x: back.x - step.y * 6, y: back.y + step.x * 6),
      CGPoint(x: back.x + step.y * 6, y: back.y - step.x * 6)
    )
    let points = [last, left, right].map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
    return "<polygon class=\"point\" points=\"\(points)\"/>"
  }

  private mutating func letter(_ number: Int, beside point: CGPoint) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let shifts: [(x: CGFloat, y: CGFloat)] = [
      (0, -16), (0, 16), (-14, -16), (14, -16), (14, 16), (-14, 16), (0, -32), (0, 32), (18, 0),
    ]
    let places = shifts.map { CGRect(x: point.x + $0.x - 5, y: point.y + $0.y - 7, width: 10, height: 14) }
    let place = places[layout.choose(places, for: .zero, covers: [], edges: [])]
    return
      "<circle class=\"point\" \(SVG.attribute("cx", point.x)) \(SVG.attribute("cy", point.y)) r=\"3.5\"/>"
      + "<text text-anchor=\"middle\" \(SVG.attribute("x", place.midX)) \(SVG.attribute("y", place.midY + 4))>"
      + "\(letters[number % letters.count])</text>"
  }

  // MARK: Labels

  /// A badge with the number, and the name: along an edge of a turned view, else in the freest corner, in two lines
  /// where one finds no room.
  private mutating func label(_ place: Int) -> String? {
    let view = figure.views[place]
    // What lies outside of the drawn part has no name here.
    if figure.isCropped, !figure.isHit(place),
      area.insetBy(dx: 24, dy: 24).isInside(CGRect(around: view.corners))
    {
      return nil
    }
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
    let bounds = view.isUpright ? view.visibleFrame : CGRect(around: view.corners)
    // A phone's corners are round.
    let room = bounds == CGRect(origin: .zero, size: figure.screen) ? bounds.insetBy(dx: 8, dy: 2) : bounds
    let inside =
      view.isUpright ? variants.flatMap { label in label.corners(in: room).map { (label, $0) } } : []
    let candidates = inside + variants.flatMap { label in label.neighbors(of: bounds).map { (label, $0) } }
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

extension CGRect {
  fileprivate var attributes: String {
    "\(SVG.attribute("x", minX)) \(SVG.attribute("y", minY))"
      + " \(SVG.attribute("width", width)) \(SVG.attribute("height", height))"
  }

  fileprivate func isInside(_ other: CGRect) -> Bool {
    other.minX <= minX && maxX <= other.maxX && other.minY <= minY && maxY <= other.maxY
  }
}

extension CGPoint {
  /// The step of length one in the direction of another point.
  fileprivate func unit(towards other: CGPoint) -> CGPoint {
    let length = max(distance(to: other), 0.001)
    return CGPoint(x: (other.x - x) / length, y: (other.y - y) / length)
  }
}
