extension TimeLineFigure {
  /// The figure as text, with time from left to right and true to scale.
  public func picture(columns: Int = 96) -> String {
    guard !isEmpty else { return "" }
    return drawing(columns: columns) + "\n" + legend(columns: columns)
  }

  private var isEmpty: Bool { lines.allSatisfy { $0.lanes.isEmpty } }

  /// The picture without its legend.
  public func drawing(columns: Int = 96) -> String {
    guard !isEmpty else { return "" }
    let width = max(columns - nameWidth - 1, 24)
    let scale = Scale(columns: width, duration: duration)
    let parts = lines.map { block($0, scale).map { $0.withoutSpacesAtEnd + "\n" }.joined() }
    return parts.joined(separator: "\n")
  }

  /// From seconds to columns.
  private struct Scale {
    var columns: Int
    var perSecond: CGFloat

    init(columns: Int, duration: TimeInterval) {
      self.columns = columns
      perSecond = CGFloat(columns - 1) / CGFloat(max(duration, 0.001))
    }

    func column(_ time: TimeInterval) -> Int {
      min(max(Int((CGFloat(time) * perSecond).rounded()), 0), columns - 1)
    }
  }

  private static let heading = "seconds"

  private var nameWidth: Int {
    let labels = lines.flatMap { $0.lanes.map { $0.label.count } }
    return ([Self.heading.count] + labels).max().map { $0 + 2 } ?? 0
  }

  private func block(_ line: TimeLine, _ scale: Scale) -> [String] {
    let rows = line.lanes.flatMap { self.rows(of: $0, scale) }
    return (line.title.isEmpty ? [] : [line.title]) + [ruler(scale)] + rows
  }

  private func ruler(_ scale: Scale) -> String {
    var row = Row(length: scale.columns)
    // Round times give way where numbers would touch.
    for time in rulerTimes(apart: TimeInterval(6 / scale.perSecond)) {
      let text = Self.seconds(time)
      row.write(text, at: min(scale.column(time), scale.columns - text.count))
    }
    return Words.padded(Self.heading, to: nameWidth) + row.text
  }

  private func rows(of lane: Lane, _ scale: Scale) -> [String] {
    let dots = lane.events.flatMap { [scale.column($0.start), scale.column($0.end)] }
    var layout = TimeLineLayout(gap: 2, width: CGFloat(scale.columns), dots: dots.map { CGFloat($0) })
    let places = lane.events.map { event -> TimeLineLayout.Place? in
      let words = lane.words(of: event)
      let x = CGFloat(scale.column(event.start))
      return words.isEmpty ? nil : layout.place(CGFloat(words.count), at: x)
    }
    var rows = Array(repeating: Row(length: scale.columns), count: layout.rowCount)
    for mark in marks {
      for row in rows.indices { rows[row].put("┆", at: scale.column(mark.time)) }
    }
    for span in lane.spans {
      for column in scale.column(span.start)..<max(scale.column(span.end), scale.column(span.start)) {
        rows[0].put(span.line.character, at: column)
      }
    }
    for event in lane.events where event.count > 1 {
      for column in scale.column(event.start)...scale.column(event.end) { rows[0].put("•", at: column) }
    }
    for (event, place) in zip(lane.events, places) {
      let start = scale.column(event.start)
      if let place {
        if place.row > 0 { rows[place.row].put(place.isLeft ? "┘" : "└", at: start) }
        let words = lane.words(of: event)
        rows[place.row].write(" \(words) ", at: Int(place.x) - (place.isLeft ? 0 : 1))
      }
    }
    for event in lane.events { rows[0].put("●", at: scale.column(event.start)) }
    return rows.enumerated().map {
      Words.padded($0.offset == 0 ? lane.label : "", to: nameWidth) + $0.element.text
    }
  }

  /// What the lines and marks of the picture mean.
  public func legend(columns: Int = 96) -> String {
    guard !isEmpty else { return "" }
    let meanings = linesToExplain.compactMap { line in
      line.meaning.map { String(repeating: line.character, count: 3) + " \($0)" }
    }
    let lines = meanings.isEmpty ? [] : Words.wrapped(meanings.joined(separator: "   "), to: columns)
    return (lines + notes.flatMap { Words.wrapped($0, to: columns) }).map { $0 + "\n" }.joined()
  }
}

/// One line of characters.
private struct Row {
  private var cells: [Character]

  init(length: Int) { cells = Array(repeating: " ", count: length) }

  var text: String { String(cells) }

  mutating func put(_ character: Character, at column: Int) {
    // Words that stick out make the row longer.
    while column >= cells.count { cells.append(" ") }
    if column >= 0 { cells[column] = character }
  }

  mutating func write(_ words: String, at column: Int) {
    for (offset, character) in words.enumerated() { put(character, at: column + offset) }
  }
}
