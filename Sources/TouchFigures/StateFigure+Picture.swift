extension StateFigure {
  /// The figure as text: time from left to right, in as many bands below each other as the width asks for.
  public func picture(columns: Int = 100) -> String {
    guard !moments.isEmpty else { return "" }
    let bands = bands(within: Double(columns - nameWidth - 2)) { Double(width(of: $0)) }
    return bands.map { band($0) }.joined(separator: "\n") + "\n" + legend(columns: columns)
  }

  private static let heading = "seconds"

  private var nameWidth: Int {
    (lanes.map { $0.label.count } + [Self.heading.count]).max().map { $0 + 2 } ?? 0
  }

  private func width(of place: Int) -> Int {
    (lanes.map { text(of: $0, at: place).count } + [time(of: place).count]).max().map { $0 + 3 } ?? 3
  }

  private func band(_ places: Range<Int>) -> String {
    var times = Words.padded(Self.heading, to: nameWidth)
    for place in places { times += Words.padded(time(of: place), to: width(of: place)) }
    let rows = lanes.compactMap { row($0, places) }
    return ([times] + rows).map { $0.withoutSpacesAtEnd + "\n" }.joined()
  }

  private func row(_ lane: Lane, _ places: Range<Int>) -> String? {
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

  private func legend(columns: Int) -> String {
    let meanings = linesToExplain.compactMap { line in
      line.meaning.map { String(repeating: line.character, count: 3) + " \($0)" }
    }
    let lines = meanings.isEmpty ? [] : [meanings.joined(separator: "   ")]
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
  fileprivate var character: Character {
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
  fileprivate var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
