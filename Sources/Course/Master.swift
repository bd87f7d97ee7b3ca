/// The file from which both the solution and the starter of an exercise come.
///
/// It compiles as it is. Regions are marked with lines that hold nothing but `// solution`, `// starter` and
/// `// end`, in this order; the lines of the starter are commented out.
public struct Master: Sendable {
  private let text: String
  private let path: String

  /// Makes a master from its text; the path is named in errors.
  public init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  private enum Marker: String {
    case solution = "// solution"
    case starter = "// starter"
    case end = "// end"
  }

  private enum Side {
    case solution, starter
  }

  private enum Region {
    case common
    case solution(from: Int)
    case starter(from: Int)
  }

  /// What the student must not get: the lines of each solution region.
  public func solutions() -> [[Substring]] {
    var regions: [[Substring]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch Marker(rawValue: String(line.trimmed)) {
      case .solution:
        isInside = true
        regions.append([])
      case .starter, .end: isInside = false
      case nil: if isInside { regions[regions.count - 1].append(line) }
      }
    }
    return regions
  }

  /// What the student gets.
  public func starter() throws(MarkerError) -> String {
    try lines(of: .starter)
  }

  /// The finished file, without the markers.
  public func solution() throws(MarkerError) -> String {
    try lines(of: .solution)
  }

  private func lines(of side: Side) throws(MarkerError) -> String {
    var lines: [Substring] = []
    var region = Region.common
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in source.enumerated() {
      let number = index + 1
      guard let marker = Marker(rawValue: String(line.trimmed)) else {
        switch region {
        case .common: lines.append(line)
        case .solution: if side == .solution { lines.append(line) }
        case .starter:
          let uncommented = try uncommented(line, number)
          if side == .starter { lines.append(uncommented) }
        }
        continue
      }
      switch (marker, region) {
      case (.solution, .common): region = .solution(from: number)
      case (.starter, .solution(let start)): region = .starter(from: start)
      case (.end, .starter): region = .common
      case (.solution, _), (.starter, .starter): throw error(.nested(marker.rawValue), number)
      case (.starter, .common), (.end, _): throw error(.unexpected(marker.rawValue), number)
      }
    }
    switch region {
    case .common: return lines.joined(separator: "\n")
    case .solution(let start), .starter(let start): throw error(.neverEnded, start)
    }
  }

  private func uncommented(_ line: Substring, _ number: Int) throws(MarkerError) -> Substring {
    let code = line.drop { $0 == " " }
    if code.isEmpty || code.trimmed == "//" { return "" }
    guard code.hasPrefix("// ") else { throw error(.notCommentedOut, number) }
    return line.prefix(line.count - code.count) + code.dropFirst(3)
  }

  private func error(_ cause: MarkerError.Cause, _ line: Int) -> MarkerError {
    MarkerError(cause: cause, path: path, line: line)
  }
}

extension Substring {
  /// Without the white space at both ends.
  fileprivate var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
