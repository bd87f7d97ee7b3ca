extension ViewFigure {
  /// The views whose zones are shown.
  var zoned: [ViewShape] {
    showsTrackingZones ? views.filter { $0.trackingZone != nil && !$0.isIgnored } : []
  }

  /// How wide the zone of a control is, in words.
  func zoneText(of view: ViewShape) -> String {
    "\(NumberText.trimmed(Double(UIControl.trackingMargin))) points around \(view.name)"
  }

  /// What the marks of zones and ways in the picture mean.
  public var legend: String {
    zoned.map { "╌╌ \(zoneText(of: $0))\n" }.joined()
      + (fingers.contains { !$0.way.isEmpty } ? "●··○ where the finger goes\n" : "")
  }

  /// How round the corners of a phone are, in points.
  static let phoneRadius: CGFloat = 28

  /// Whether only a part of the screen is drawn.
  var isCropped: Bool { showsTrackingZones }

  /// The part of the screen that is drawn: around zones and ways, else all of it.
  var area: CGRect {
    let whole = CGRect(origin: .zero, size: screen)
    guard isCropped else { return whole }
    let points = zoned.flatMap { $0.trackingZone ?? [] } + fingers.flatMap { [$0.location] + $0.way }
    guard !points.isEmpty else { return whole }
    let around = CGRect(around: points).insetBy(dx: -36, dy: -36)
    let (left, top) = (max(around.minX, 0), max(around.minY, 0))
    return CGRect(
      x: left, y: top, width: min(around.maxX, screen.width) - left,
      height: min(around.maxY, screen.height) - top)
  }

  /// How SVGs draw phones, what is on them, and zones and ways.
  var style: String {
    Furnishing.style + """

      .touch-figure .phone { fill: none; stroke: var(--edge); stroke-width: 2; }
      .touch-figure .zone { fill: none; stroke: var(--tracking); stroke-width: 2; stroke-dasharray: 6 4; }
      .touch-figure .zone-name { fill: var(--tracking); }
      .touch-figure .way { fill: none; stroke: var(--finger); stroke-width: 2; stroke-dasharray: 2 3; }
      .touch-figure .point { fill: var(--finger); }
      """
  }

  /// Where the zones lie, in sentences.
  var zones: [String] {
    zoned.compactMap { view in
      view.trackingZone.map { corners in
        let zone = CGRect(around: corners)
        let (x, y) = (NumberText.trimmed(Double(zone.minX)), NumberText.trimmed(Double(zone.minY)))
        let margin = NumberText.trimmed(Double(UIControl.trackingMargin))
        return "A finger that \(view.name) follows counts as inside up to \(margin) points around it: "
          + "in \(zone.size.text) points from (\(x), \(y)) on."
      }
    }
  }
}

// Zones and ways go around what is there already: they are see-through.
extension PicturePainter {
  mutating func paintZone(of view: ViewShape) {
    guard let corners = view.trackingZone else { return }
    for (corner, character) in zip(corners, "┌┐┘└") where view.isUpright {
      let cell = cell(at: corner)
      grid.fill(character, cell.column, cell.row)
    }
    for index in corners.indices {
      line(from: corners[index], to: corners[(index + 1) % 4], of: ("╌", "╎"))
    }
  }

  mutating func paintWay(of finger: ViewFigure.Finger) {
    guard let end = finger.way.last else { return }
    var last = finger.location
    for point in finger.way {
      line(from: last, to: point, of: ("·", "·"))
      last = point
    }
    let cell = cell(at: end)
    grid.fill("○", cell.column, cell.row, over: ["·", "╌", "╎"])
  }

  private mutating func line(
    from start: CGPoint, to end: CGPoint, of characters: (flat: Character, steep: Character)
  ) {
    let (first, last) = (cell(at: start), cell(at: end))
    let (width, height) = (last.column - first.column, last.row - first.row)
    let steps = max(width.magnitude, height.magnitude, 1)
    let character = width.magnitude > height.magnitude ? characters.flat : characters.steep
    for step in 0...Int(steps) {
      let share = Double(step) / Double(steps)
      let column = first.column + Int((Double(width) * share).rounded())
      let row = first.row + Int((Double(height) * share).rounded())
      grid.fill(character, column, row)
    }
  }
}
