/// What a page has written since the finger landed.
package struct PageLog: Equatable, Sendable {
  /// A line of it.
  package struct Line: Equatable, Sendable {
    /// Seconds since the window was told of the first landing.
    package var time: TimeInterval
    /// What was written.
    package var text: String

    /// Makes a line.
    package init(time: TimeInterval, text: String) { (self.time, self.text) = (time, text) }
  }

  /// The lines, in order.
  package var lines: [Line] = []

  /// Makes a log of these lines.
  package init(_ lines: [Line] = []) { self.lines = lines }

  /// The lines without their times; several alike in a row are one, because no two fingers move as often.
  package var steps: [String] {
    lines.reduce(into: []) { steps, line in
      if steps.last != line.text { steps.append(line.text) }
    }
  }

  /// Where this log first has something else than another one, as the number of a step; `nil` if nowhere.
  package func firstDifference(from other: PageLog) -> Int? {
    let (mine, theirs) = (steps, other.steps)
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    return common == max(mine.count, theirs.count) ? nil : common
  }
}
