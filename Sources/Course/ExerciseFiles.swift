/// Where the files of one exercise are, relative to the root of the repository.
///
/// Every path that follows from a chapter's folder, its module and an exercise's stem is made here.
public struct ExerciseFiles: HandedOut, Sendable {
  /// The file that the student edits.
  public let student: String
  /// The file as it was handed out.
  public let starter: String
  /// The master: the reference solution, from whose marked regions the starter is made.
  public let solution: String
  /// The folder with the solution and with further right answers, named `<stem>.<AnyName>.swift`.
  public let solutionsFolder: String
  /// The file of wrong answers.
  public let mutants: String
  /// The file with the checks.
  public let checks: String
  /// The class in that file.
  public let checkClass: String

  /// The folder of wrong answers that are whole files.
  public var mutantsFolder: String { String(mutants.prefix { $0 != "." }) }
}

extension Chapter {
  /// The module made of the students' files.
  public var exercisesModule: String { module + "Exercises" }
  /// The module made of the checks.
  public var checksModule: String { module + "Checks" }
  /// The folder of the checks: one for each exercise, and what several of them share.
  public var checksFolder: String { "Tests/\(checksModule)" }

  /// Where the files of an exercise are.
  public func files(of exercise: Exercise) -> ExerciseFiles {
    let stem = exercise.stem
    let checkClass = stem + "Checks"
    return ExerciseFiles(
      student: "exercises/\(folder)/\(stem).swift",
      starter: "Tests/Starters/\(folder)/\(stem).swift",
      solution: "Tests/Solutions/\(folder)/\(stem).swift",
      solutionsFolder: "Tests/Solutions/\(folder)",
      mutants: "Tests/Mutants/\(folder)/\(stem).mutants",
      checks: "\(checksFolder)/\(stem)/\(checkClass).swift",
      checkClass: checkClass)
  }
}
