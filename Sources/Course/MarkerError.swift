/// What is wrong with the markers in a master, and where.
public struct MarkerError: Error, Equatable, CustomStringConvertible {
  /// The causes.
  public enum Cause: Equatable, Sendable {
    /// A marker stands inside a region.
    case nested(String)
    /// A marker stands where its region has not begun.
    case unexpected(String)
    /// A region goes on to the end of the file.
    case neverEnded
    /// A line of the starter is code in the master.
    case notCommentedOut
  }

  /// What is wrong.
  public let cause: Cause
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int

  /// Makes an error.
  public init(cause: Cause, path: String, line: Int) {
    self.cause = cause
    self.path = path
    self.line = line
  }

  /// Place, fault and remedy in one line.
  public var description: String { "\(path):\(line): \(words)" }

  private var words: String {
    switch cause {
    case .nested(let marker): "'\(marker)' inside a region; the region before it needs its '// end' first"
    case .unexpected(let marker):
      "'\(marker)' has no place here; a region is '// solution', then '// starter', then '// end'"
    case .neverEnded: "this '// solution' has no '// starter' and '// end' after it"
    case .notCommentedOut:
      "a line between '// starter' and '// end' must begin with '// ' after its indentation"
    }
  }
}
