/// The file from which both the solution and the starter of an exercise come.
///
/// It compiles as it is. Regions are marked with lines that hold nothing but `// solution`, `// starter` and
/// `// end`, in this order; the lines of the starter are commented out.
struct Master {
  let text: String
  /// Named in errors.
  let path: String

  private enum Marker: String {
    case solution = "// solution"
    case starter = "// starter"
    case end = "// end"
  }

  private enum Region {
    case common
    case solution(from: Int)
    case starter(from: Int)
  }

  /// What the student must not get: the lines of each solution region.
  func solutions() -> [[Substring]] {
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
  func starter() throws -> String {
    var lines: [Substring] = []
    var region = Region.common
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in source.enumerated() {
      let number = index + 1
      guard let marker = Marker(rawValue: String(line.trimmed)) else {
        switch region {
        case .common: lines.append(line)
        case .solution: break
        case .starter: lines.append(try uncommented(line, number))
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

  private func uncommented(_ line: Substring, _ number: Int) throws -> Substring {
    let code = line.drop { $0 == " " }
    if code.isEmpty || code.trimmed == "//" { return "" }
    guard code.hasPrefix("// ") else { throw error(.notCommentedOut, number) }
    return line.prefix(line.count - code.count) + code.dropFirst(3)
  }

  private func error(_ error: MarkerError, _ line: Int) -> CheckerError {
    .marker(error, path: path, line: line)
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
