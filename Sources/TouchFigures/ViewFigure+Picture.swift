extension ViewFigure {
  /// The views as boxes of character cells, the hit view with double lines, ignored ones with broken lines.
  ///
  /// Fingers are marked `●`. Views whose label finds no room are named under the picture.
  ///
  /// - Parameter columns: The width of the screen in characters; a character counts as twice as high as wide.
  public func picture(columns: Int = 40) -> String { drawing(columns: columns) + legend }

  /// The picture without its legend.
  public func drawing(columns: Int = 40) -> String {
    var painter = PicturePainter(self, columns: max(8, min(columns, 200)))
    for place in views.indices { painter.paint(place) }
    painter.markFingers()
    let homeless = views.indices.filter { !painter.label($0) }
    for view in zoned { painter.paintZone(of: view) }
    for finger in fingers { painter.paintWay(of: finger) }
    guard !homeless.isEmpty else { return painter.grid.text }
    let names = "without room for a name: \(Words.list(homeless.map { label(of: $0) }))"
    return painter.grid.text
      + Words.wrapped(names, to: columns, hanging: 2).map { $0 + "\n" }.joined()
  }
}

/// Paints the views of a figure into character cells, back to front.
struct PicturePainter {
  private let figure: ViewFigure
  private let scale: CGSize
  var grid: CharacterGrid

  init(_ figure: ViewFigure, columns: Int) {
    self.figure = figure
    let (width, height) = (max(figure.screen.width, 1), max(figure.screen.height, 1))
    let rows = max(4, min(120, Int((CGFloat(columns) * height / width / 2).rounded())))
    grid = CharacterGrid(columns: columns, rows: rows)
    scale = CGSize(width: CGFloat(columns) / width, height: CGFloat(rows) / height)
  }

  mutating func paint(_ place: Int) {
    let view = figure.views[place]
    let bounds = cells(of: CGRect(around: view.corners))
    guard !bounds.columns.isEmpty, !bounds.rows.isEmpty else { return }
    if view.isUpright { box(place, bounds) } else { outline(place, bounds) }
  }

  /// The cells of an upright rectangle: rounded edges, so that neighbours touch and do not overlap.
  private func cells(of rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    func edges(_ low: CGFloat, _ high: CGFloat, limit: Int) -> Range<Int> {
      let first = Int(min(max(low.rounded(), -1), CGFloat(limit)))
      let last = Int(min(max(high.rounded(), -1), CGFloat(limit + 1)))
      return high > low ? first..<max(last, first + 2) : first..<first
    }
    return (
      edges(rect.minX * scale.width, rect.maxX * scale.width, limit: grid.columns),
      edges(rect.minY * scale.height, rect.maxY * scale.height, limit: grid.rows)
    )
  }

  private func isFilled(_ place: Int) -> Bool { !figure.views[place].isInvisible && !isSheltered(place) }
  private func isSheltered(_ place: Int) -> Bool { figure.views[place].shelter != nil }

  private mutating func box(_ place: Int, _ cells: (columns: Range<Int>, rows: Range<Int>)) {
    let line = LineStyle(isHit: figure.isHit(place), isIgnored: figure.views[place].isIgnored)
    let (left, right) = (cells.columns.lowerBound, cells.columns.upperBound - 1)
    let (top, bottom) = (cells.rows.lowerBound, cells.rows.upperBound - 1)
    for row in cells.rows {
      for column in cells.columns {
        let isEdge = row == top || row == bottom || column == left || column == right
        guard isEdge || isFilled(place) else { continue }
        let character: Character
        switch (row, column) {
        case (top, left): character = line.corners.0
        case (top, right): character = line.corners.1
        case (bottom, right): character = line.corners.2
        case (bottom, left): character = line.corners.3
        case (top, _), (bottom, _): character = line.horizontal
        case (_, left), (_, right): character = line.vertical
        default: character = " "
        }
        grid.put(character, column, row, owner: place)
      }
    }
  }

  /// A turned view: its inside by cells whose middle lies in it, its edges as lines.
  private mutating func outline(_ place: Int, _ cells: (columns: Range<Int>, rows: Range<Int>)) {
    let view = figure.views[place]
    if isFilled(place) {
      for row in cells.rows {
        for column in cells.columns where view.contains(point(column, row)) {
          grid.put(" ", column, row, owner: place)
        }
      }
    }
    for index in view.corners.indices {
      line(from: view.corners[index], to: view.corners[(index + 1) % 4], owner: place)
    }
  }

  private func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) / scale.width, y: (CGFloat(row) + 0.5) / scale.height)
  }

  func cell(at point: CGPoint) -> (column: Int, row: Int) {
    func index(_ value: CGFloat) -> Int { Int(min(max(value.rounded(.down), -400), 400)) }
    return (index(point.x * scale.width), index(point.y * scale.height))
  }

  private mutating func line(from start: CGPoint, to end: CGPoint, owner: Int) {
    let (first, last) = (cell(at: start), cell(at: end))
    let (width, height) = (last.column - first.column, last.row - first.row)
    let steps = max(width.magnitude, height.magnitude)
    guard steps > 0 else { return grid.put("·", first.column, first.row, owner: owner) }
    let character: Character
    if width.magnitude > 3 * height.magnitude {
      character = "─"
    } else if height.magnitude > 2 * width.magnitude {
      character = "│"
    } else {
      character = width.signum() == height.signum() ? "╲" : "╱"
    }
    for step in 0...Int(steps) {
      let share = Double(step) / Double(steps)
      let column = first.column + Int((Double(width) * share).rounded())
      let row = first.row + Int((Double(height) * share).rounded())
      grid.put(character, column, row, owner: owner)
    }
  }

  mutating func markFingers() {
    let marks = figure.marks
    for mark in marks {
      let (column, row) = cell(at: mark.location)
      grid.write(marks.count == 1 ? "●" : "●\(mark.number)", column, row)
    }
  }

  /// Writes the label of a view where it is not covered, in two parts or under the view if need be; says whether
  /// there was room.
  mutating func label(_ place: Int) -> Bool {
    if write(figure.label(of: place), in: place) { return true }
    let name = figure.views[place].name
    let numbered = figure.number(of: place).map { "\($0) \(name)" } ?? name
    guard write(numbered, in: place) || write(name, in: place) else { return writeBelow(place) }
    if let note = figure.note(on: place) { _ = write(note, in: place) }
    return true
  }

  private mutating func writeBelow(_ place: Int) -> Bool {
    let bounds = cells(of: CGRect(around: figure.views[place].corners))
    let text = figure.label(of: place)
    let (column, row) = (bounds.columns.lowerBound, bounds.rows.upperBound)
    guard let owner = grid.owner(column, row), owner < place, figure.views[place].depth > 0 else {
      return false
    }
    let length = text.count + 2
    guard grid.run(of: owner, from: column - 1, row, upTo: length) == length else { return false }
    grid.write(text, column, row)
    return true
  }

  private mutating func write(_ text: String, in place: Int) -> Bool {
    let bounds = cells(of: CGRect(around: figure.views[place].corners))
    let length = text.count + 3
    for row in bounds.rows {
      // The edges carry a label best; one free cell on the right keeps the corner.
      for column in bounds.columns.dropFirst()
      where grid.run(of: place, from: column, row, upTo: length) == length {
        grid.write(" \(text) ", column, row)
        return true
      }
    }
    return false
  }
}

/// The characters of a box's edges.
private struct LineStyle {
  var corners: (Character, Character, Character, Character) = ("┌", "┐", "┘", "└")
  var horizontal: Character = "─"
  var vertical: Character = "│"

  init(isHit: Bool, isIgnored: Bool) {
    if isHit {
      (corners, horizontal, vertical) = (("╔", "╗", "╝", "╚"), "═", "║")
    } else if isIgnored {
      (horizontal, vertical) = ("╌", "╎")
    }
  }
}
