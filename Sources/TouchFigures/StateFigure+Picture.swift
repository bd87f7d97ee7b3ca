extension StateFigure {
  /// The figure as text: time from left to right, in as many bands below each other as the width asks for.
  public func picture(columns: Int = 96) -> String {
    guard !moments.isEmpty else { return "" }
    return drawing(columns: columns) + "\n" + legend(columns: columns)
  }

  /// The picture without its legend.
  public func drawing(columns: Int = 96) -> String {
    guard !moments.isEmpty else { return "" }
    let everyName = nameWidth(lanes)
    let bands = bands(within: Double(columns - everyName - 2)) { Double(width(of: $0)) }
    return bands.map { places in
      // A column that is too wide beside the longest name of all has room for the names beside it.
      let width = places.reduce(0) { $0 + self.width(of: $1) }
      let names =
        everyName + width <= columns ? everyName : nameWidth(lanes.filter { isVisible($0, in: places) })
      return band(places, nameWidth: names)
    }.joined(separator: "\n")
  }

  private static let heading = "seconds"

  private func nameWidth(_ lanes: [Lane]) -> Int {
    (lanes.map { $0.label.count } + [Self.heading.count]).max().map { $0 + 2 } ?? 0
  }

  private func width(of place: Int) -> Int {
    (lanes.map { text(of: $0, at: place).count } + [time(of: place).count]).max().map { $0 + 3 } ?? 3
  }

  private func band(_ places: Range<Int>, nameWidth: Int) -> String {
    var times = Words.padded(Self.heading, to: nameWidth)
    for place in places { times += Words.padded(time(of: place), to: width(of: place)) }
    let rows = lanes.compactMap { row($0, places, nameWidth: nameWidth) }
    return ([times] + rows).map { $0.withoutSpacesAtEnd + "\n" }.joined()
  }

  private func row(_ lane: Lane, _ places: Range<Int>, nameWidth: Int) -> String? {
    guard isVisible(lane, in: places) else { return nil }
    var row = Words.padded(lane.label, to: nameWidth)
    for place in places {
      let text = text(of: lane, at: place)
      let line = lane.cells[place].line.character
      let rest = width(of: place) - text.count
      let start = text.isEmpty ? "" : text + " "
      let end = place + 1 < moments.count && !self.text(of: lane, at: place + 1).isEmpty ? " " : String(line)
      row += start + String(repeating: line, count: rest - (text.isEmpty ? 1 : 2)) + end
    }
    return row
  }

  /// What the lines of the picture mean, and why what happened did.
  public func legend(columns: Int = 96) -> String {
    guard !moments.isEmpty else { return "" }
    let meanings = linesToExplain.compactMap { line in
      line.meaning.map { String(repeating: line.character, count: 3) + " \($0)" }
    }
    let lines = meanings.isEmpty ? [] : Words.wrapped(meanings.joined(separator: "   "), to: columns)
    return (lines + notes.flatMap { Words.wrapped($0, to: columns) }).map { $0 + "\n" }.joined()
  }
}

extension StateFigure {
  /// The columns that stand beside each other, for a width and the width of each column.
  func bands(within width: Double, of columnWidth: (Int) -> Double) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    var (start, used) = (0, 0.0)
    for place in moments.indices {
      let needed = columnWidth(place)
      if place > start, used + needed > width {
        bands.append(start..<place)
        (start, used) = (place, 0)
      }
      used += needed
    }
    bands.append(start..<moments.count)
    return bands
  }

  /// Whether anything happens or goes on in a lane within some columns.
  func isVisible(_ lane: Lane, in places: Range<Int>) -> Bool {
    lane.cells[places].contains { !$0.events.isEmpty || $0.line != .none }
  }
}

extension StateFigure.Line {
  var character: Character {
    switch self {
    case .none: " "
    case .touching, .hearing: "─"
    case .undecided: "┄"
    case .waiting: "·"
    case .underWay: "━"
    case .following: "═"
    case .followingOutside: "-"
    }
  }
}

extension String {
  var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
