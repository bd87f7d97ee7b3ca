/// A rule that a case broke, and how.
public struct LifetimeProblem: Equatable, Sendable, CustomStringConvertible {
  /// What must hold, whatever an app lets go of; that nothing traps and no freed memory is read, the process shows.
  public enum Rule: String, CaseIterable, Sendable {
    /// After the device and the app's references nothing of the engine or the app is left.
    case nothingLeft
    /// The engine calls no object whose end has begun: what a subclass stores is gone by then.
    case calledWhileEnding
    /// The same bytes are the same case, with and without a trace.
    case sameWithTrace
  }

  /// The rule.
  public var rule: Rule
  /// What was found.
  public var words: String

  /// The problem in one line.
  public var description: String {
    switch rule {
    case .nothingLeft: "left alive after the device and all references: \(words)"
    case .calledWhileEnding: "called on an object whose deinit has begun: \(words)"
    case .sameWithTrace: "the same bytes differ: \(words)"
    }
  }
}
