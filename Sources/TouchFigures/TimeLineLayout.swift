/// Finds places for the words of one lane: beside their moments where they fit, else in rows below.
///
/// Lengths are in the unit of the rendering: characters or pixels.
struct TimeLineLayout {
  /// Where the words of an event stand.
  struct Place: Equatable {
    /// 0 for the row of the lane's line.
    var row: Int
    /// Where the words begin.
    var x: CGFloat
    /// Whether the words stand to the left of their moment.
    var isLeft: Bool
  }

  private struct Room {
    var start: CGFloat
    var end: CGFloat
  }

  /// How far it is from the middle of a dot to the words beside it.
  let gap: CGFloat
  /// How long a time line is.
  let width: CGFloat
  private var rows: [[Room]] = [[]]

  /// Makes a layout for a lane with dots at some places.
  init(gap: CGFloat, width: CGFloat, dots: [CGFloat]) {
    self.gap = gap
    self.width = width
    rows[0] = dots.map { Room(start: $0 - gap / 2, end: $0 + gap / 2) }
  }

  /// How many rows are in use.
  var rowCount: Int { rows.count }

  /// Takes the best place for the words of a dot.
  mutating func place(_ length: CGFloat, at x: CGFloat) -> Place {
    for row in 0... {
      if row == rows.count { rows.append([]) }
      // Below, the words need room for the corner that leads to them, too.
      let dot = row == 0 ? gap / 2 : -gap / 2
      if x + gap + length <= width, isFree(x + dot, x + gap + length, row) {
        return take(Place(row: row, x: x + gap, isLeft: false), length)
      }
      if x + gap + length > width, x - gap - length >= 0, isFree(x - gap - length, x - dot, row) {
        return take(Place(row: row, x: x - gap - length, isLeft: true), length)
      }
      // Words that fit on neither side have a row of their own.
      if row > 0, rows[row].isEmpty {
        return take(Place(row: row, x: max(min(x + gap, width - length), 0), isLeft: false), length)
      }
    }
    preconditionFailure("there are always more rows")
  }

  private func isFree(_ start: CGFloat, _ end: CGFloat, _ row: Int) -> Bool {
    rows[row].allSatisfy { end <= $0.start || $0.end <= start }
  }

  private mutating func take(_ place: Place, _ length: CGFloat) -> Place {
    let start = place.isLeft ? place.x : place.x - gap
    rows[place.row].append(Room(start: start - gap / 2, end: start + length + gap * 1.5))
    return place
  }
}
