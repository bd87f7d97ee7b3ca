import HostSystem
import Judge

/// One small change to a right answer, made by a rule.
struct Mutation: Sendable {
  /// What is replaced, counted in Unicode scalars of the whole text.
  let place: Range<Int>
  let replacement: String
}

/// A text in which mutations are made.
struct MutatedText: Sendable {
  let text: String
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// The whole text with the change in it.
  func applying(_ mutation: Mutation) -> String {
    string(0..<mutation.place.lowerBound) + mutation.replacement
      + string(mutation.place.upperBound..<scalars.count)
  }

  /// The lines that change, as they were and as they are, without indentation.
  func lines(of mutation: Mutation) -> (number: Int, old: String, new: String) {
    let start = lineStart(mutation.place.lowerBound)
    let number = scalars[..<mutation.place.lowerBound].count { $0 == "\n" } + 1
    // Whole lines end where the next one begins.
    let isWhole = mutation.place.upperBound > start && scalars[mutation.place.upperBound - 1] == "\n"
    let end = isWhole ? mutation.place.upperBound : nextLine(mutation.place.upperBound)
    let new =
      string(start..<mutation.place.lowerBound) + mutation.replacement
      + string(mutation.place.upperBound..<end)
    return (number, Self.bare(string(start..<end)), Self.bare(new))
  }

  var count: Int { scalars.count }

  /// Where the line of a place begins.
  func lineStart(_ place: Int) -> Int { scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

  /// Where the line after that of a place begins.
  func nextLine(_ place: Int) -> Int {
    scalars[place...].firstIndex(of: "\n").map { $0 + 1 } ?? scalars.count
  }

  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
