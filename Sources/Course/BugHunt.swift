/// An invitation to write checks of one's own for an exercise: each wrong answer must fail at least one of them, and
/// every right one must pass them all.
public struct BugHunt: Sendable {
  /// Points for catching all of the exercise's wrong answers; none make it an extra.
  public let points: Int

  /// Makes a hunt.
  public init(points: Int = 0) {
    self.points = points
  }
}

/// Where the files of a hunt are, relative to the root of the repository.
public struct OwnChecksFiles: HandedOut, Sendable {
  /// The file that the student edits.
  public let student: String
  /// The file as it was handed out.
  public let starter: String
  /// The master: checks that catch every mutant.
  public let solution: String
  /// The class in that file.
  public let checkClass: String
}

extension Chapter {
  /// Where the files of an exercise's hunt are, if it has one.
  public func ownChecks(of exercise: Exercise) -> OwnChecksFiles? {
    guard exercise.hunt != nil else { return nil }
    let checkClass = exercise.stem + "OwnChecks"
    let path = "\(folder)/Checks/\(checkClass).swift"
    return OwnChecksFiles(
      student: "exercises/\(path)", starter: "Tests/Starters/\(path)", solution: "Tests/Solutions/\(path)",
      checkClass: checkClass)
  }
}

extension Exercise {
  /// The command that tries the student's own checks on right and on wrong answers.
  public var huntCommand: String { "make hunt EXERCISE=\(id)" }
}
