import Foundation

/// The page that `make whole` prints: the way of a touch with the reader's parts marked, and the four logs.
struct Report {
  let trials: [Part: Trial]
  /// The logs of the device with all parts of the reader's that carry.
  let lines: [String]
  /// What became of all of them together.
  let together: Trial

  var mine: [Part] { Part.allCases.filter { trials[$0] == .carries } }

  var text: String {
    ([picture, reasons, logs, sum].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  /// The stations below each other: a double line leads through what is the reader's.
  private var picture: String {
    let rows = Part.allCases.map { part -> String in
      let isMine = trials[part] == .carries
      let work = part.work.padding(to: 44)
      let owner = isMine ? "yours" : trials[part] == .notBegun ? "the engine's, not begun" : "the engine's"
      return "  \(isMine ? "║" : "┆")  \(part.rawValue)  \(work)\(owner)"
    }
    return (["  the finger"] + rows + ["  ▼  the row, the button, the page"]).map { $0 + "\n" }.joined()
  }

  private var reasons: String {
    Part.allCases.compactMap { part -> String? in
      switch trials[part] {
      case .carries, .notBegun, nil: return nil
      case .differs(let touch, let expected, let got):
        return """
          \(part.rawValue)  the engine's part stands in, because yours differs
               \(part.file)
               in the log of \(touch)
               expected: \(expected ?? "nothing more")
               got:      \(got ?? "nothing more")

          """
      case .crashes:
        return "\(part.rawValue)  the engine's part stands in: yours ends the program\n     \(part.file)\n"
      case .neverEnds:
        return
          "\(part.rawValue)  the engine's part stands in: yours does not come to an end\n     \(part.file)\n"
      }
    }.joined()
  }

  private var logs: String {
    var last = ""
    return lines.map { line -> String in
      guard let gap = line.range(of: "  ") else { return "\n\(line)\n" }
      let time = String(line[..<gap.lowerBound])
      defer { last = time }
      return (time == last ? "       " : time + "  ") + line[gap.upperBound...] + "\n"
    }.joined().trimmingNewline
  }

  private var sum: String {
    let count = mine.count
    switch (count, together) {
    case (0, _):
      return
        "None of the six parts is yours yet. Begin with make check EXERCISE=\(Part.allCases[0].rawValue).\n"
    case (Part.allCases.count, .carries):
      return "All six parts are yours. From the glass to the row, you carry this touch.\n"
    case (_, .carries):
      let next = Part.allCases.first { trials[$0] != .carries }
      return "\(count) of the six parts \(count == 1 ? "is" : "are") yours."
        + (next.map { " Next: make check EXERCISE=\($0.rawValue)" } ?? "") + "\n"
    default: return "Each of them is right by itself, but together they are not: \(together)\n"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }

  /// The text without an empty line in front.
  fileprivate var trimmingNewline: String { hasPrefix("\n") ? String(dropFirst()) : self }
}

extension Report {
  /// Tries the reader's parts, one by one and then together.
  init(program: URL) {
    let expected = Run(mine: []).lines
    var trials: [Part: Trial] = [:]
    for part in Part.allCases {
      trials[part] = part.isBegun ? Trial(of: [part], expecting: expected, program: program) : .notBegun
    }
    let mine = Set(Part.allCases.filter { trials[$0] == .carries })
    self.init(
      trials: trials, lines: expected, together: Trial(of: mine, expecting: expected, program: program))
  }
}
