/// What is wrong in a file of mutants, and where.
public struct MutantError: Error, Equatable, CustomStringConvertible {
  /// The causes.
  public enum Cause: Equatable, Sendable {
    /// A line that is none of the format's.
    case notUnderstood(String)
    /// A line that belongs to a mutant stands before the first one.
    case outside
    /// Two mutants have the same name.
    case duplicateName(String)
    /// No test is named that must catch it.
    case noCheck(String)
    /// The exercise does not have the test that is named.
    case unknownCheck(String, checks: String)
    /// The edit changes nothing, or there is one beside `whole file`.
    case noEdit(String)
    /// An edit before the first `base`.
    case noBase(String)
    /// No right answer has the name of the base.
    case unknownBase(String)
    /// The whole file is not there.
    case noFile(String)
    /// The edit does not fit its base.
    case doesNotFit(Edit.Misfit, base: String)
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

  /// Makes the error for an edit that does not fit its base.
  public init(_ misfit: Edit.Misfit, base: String, path: String) {
    let line =
      switch misfit {
      case .noPlace(let line), .missing(let line), .ambiguous(let line, _), .overlap(let line): line
      }
    self.init(cause: .doesNotFit(misfit, base: base), path: path, line: line)
  }

  /// Place, fault and remedy in one line.
  public var description: String { "\(path):\(line): \(words)" }

  private var words: String {
    switch cause {
    case .notUnderstood(let line):
      "'\(line)' is not understood; a line is 'base File.swift', 'Name: what it does wrong', 'caught by testName', "
        + "'whole file', 'equivalent: why it is right', '@@', or begins with a space, '-', '+' or '#'"
    case .outside: "this line belongs to no mutant; one begins with 'Name: what it does wrong'"
    case .duplicateName(let name): "there is a mutant \(name) already; give this one another name"
    case .noCheck(let name): "\(name) needs a line 'caught by testName' before it"
    case .unknownCheck(let test, let checks): "there is no test \(test) in \(checks)"
    case .noEdit(let name):
      "\(name) needs either an edit that changes something or a line 'whole file'"
    case .noBase(let name): "\(name) has an edit, so a line such as 'base HitTest.swift' must stand before it"
    case .unknownBase(let path): "there is no right answer \(path)"
    case .noFile(let path): "\(path) does not exist"
    case .doesNotFit(let misfit, let base):
      switch misfit {
      case .noPlace: "this block has no line of \(base); add one that stays"
      case .missing: "\(base) does not have these lines together"
      case .ambiguous(_, let times):
        "\(base) has these lines \(times) times; add lines that stay, before or after, until it has them once"
      case .overlap: "this block is about lines of \(base) that another block changes; make them one"
      }
    }
  }
}
