extension SequenceFigure {
  /// The figure as text: a narrow column per lane, arrows between them, and what happened on the right.
  public func picture(columns: Int = 96) -> String {
    let lanes = lanes
    guard !lanes.isEmpty else { return "" }
    return headings(lanes) + steps.indices.map { row($0, lanes, columns: columns) }.joined()
  }

  private func headings(_ lanes: [Lane]) -> String {
    lanes.indices.map { place in
      String(repeating: "│  ", count: place) + heading(of: lanes[place]) + "\n"
    }.joined()
  }

  private func row(_ number: Int, _ lanes: [Lane], columns: Int) -> String {
    let step = steps[number]
    guard let here = lanes.firstIndex(of: step.lane) else { return "" }
    let origin = step.origin.flatMap { lanes.firstIndex(of: $0) } ?? here
    let empty = String(repeating: "│  ", count: lanes.count)
    var cells = Array(empty)
    for column in min(origin, here) * 3...max(origin, here) * 3 {
      cells[column] = column % 3 == 0 && cells[column] == "│" ? "┼" : "─"
    }
    if origin < here {
      cells[origin * 3] = "╰"
      cells[here * 3 - 1] = "▶"
    } else if origin > here {
      cells[origin * 3] = "╯"
      cells[here * 3 + 1] = "◀"
    }
    cells[here * 3] = "●"
    let clock = clock(of: number) ?? ""
    let time = String(repeating: " ", count: max(0, 6 - clock.count)) + clock + "  "
    let lines = Words.wrapped(step.text, to: columns - empty.count - time.count, hanging: 2)
    return String(cells) + time + lines[0] + "\n"
      + lines.dropFirst().map { Words.padded(empty, to: empty.count + time.count) + $0 + "\n" }.joined()
  }
}
