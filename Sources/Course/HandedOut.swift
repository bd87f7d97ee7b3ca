/// A file that a student edits, with the starter that it began as and the master that the starter is made from.
public protocol HandedOut {
  /// The file that the student edits.
  var student: String { get }
  /// The file as it was handed out.
  var starter: String { get }
  /// The master, from whose marked regions the starter is made.
  var solution: String { get }
}

extension Chapter {
  /// Every file that is handed out for an exercise.
  public func handedOut(for exercise: Exercise) -> [any HandedOut] {
    [files(of: exercise)] + (ownChecks(of: exercise).map { [$0] } ?? [])
  }
}
