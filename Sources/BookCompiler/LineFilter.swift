/// What may stand behind a command to show a part of what it prints, written as the shell commands that do it.
enum LineFilter: Equatable {
  /// `grep WORD`: the lines that hold the word.
  case grep(String)
  /// `sed -n 2,9p`: the lines from one number to another, from 1.
  case sed(ClosedRange<Int>)

  /// The filter as it is typed.
  var text: String {
    switch self {
    case .grep(let word): "grep \(word)"
    case .sed(let range): "sed -n \(range.lowerBound),\(range.upperBound)p"
    }
  }

  init(_ words: [String]) throws(BookProblem.Cause) {
    let text = words.joined(separator: " ")
    switch words.first {
    case "grep" where words.count == 2: self = .grep(words[1])
    case "sed" where words.count == 3 && words[1] == "-n" && words[2].hasSuffix("p"):
      let ends = words[2].dropLast().split(separator: ",").compactMap { Int($0) }
      guard ends.count == 2, ends[0] >= 1, ends[0] <= ends[1] else { throw .unknownFilter(text) }
      self = .sed(ends[0]...ends[1])
    default: throw .unknownFilter(text)
    }
  }

  func apply(to lines: [String]) -> [String] {
    switch self {
    case .grep(let word): lines.filter { $0.contains(word) }
    case .sed(let range): Array(lines.dropFirst(range.lowerBound - 1).prefix(range.count))
    }
  }
}
