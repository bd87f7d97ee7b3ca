/// One exercise: a file that a student edits, and what the course says about it.
public struct Exercise: Sendable {
  /// What a student does in an exercise.
  public enum Kind: String, Sendable {
    /// Write down what will happen before running it.
    case predict
    /// Repair a small app that misbehaves.
    case fix
    /// Write the mechanism itself.
    case build
    /// Write down what will happen, then build what makes something else happen.
    case predictAndBuild = "predict and build"
  }

  /// Chapter and place in it, for example `2.3`.
  public let id: String
  /// Title as the student sees it.
  public let title: String
  /// What the student does.
  public let kind: Kind
  /// Points for an answer that has every ``Mark``.
  public let points: Int
  /// Expected working time.
  public let minutes: Int
  /// Name of the student's file without its extension, for example `RoundButtonBar`.
  public let stem: String
  /// What the finished file does, in one sentence.
  public let goal: String
  /// What the student will be able to do afterwards.
  public let objectives: [String]
  /// What the student should have read or done before.
  public let prerequisites: [String]
  /// What the exercise leaves out on purpose.
  public let outOfScope: [String]
  /// Where to read, for example `chapters/02-hit-testing/README.md#when-the-area-is-wrong`.
  public let paragraph: String
  /// Help in three steps.
  public let hints: Hints
  /// Whether students may write checks of their own against wrong answers.
  public let hunt: BugHunt?
  /// What answers may use of other libraries beside what every answer may.
  ///
  /// Types and functions with their modules, `Foundation.DateFormatter`, or functions of C, `qsort`. All answers to a
  /// chapter are one module, so what one exercise allows holds for the chapter.
  public let allowed: [String]

  /// Makes an exercise.
  public init(
    id: String, title: String, kind: Kind, points: Int, minutes: Int, stem: String, goal: String,
    objectives: [String], prerequisites: [String], outOfScope: [String], paragraph: String,
    hints: Hints, hunt: BugHunt? = nil, allowed: [String] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.points = points
    self.minutes = minutes
    self.stem = stem
    self.goal = goal
    self.objectives = objectives
    self.prerequisites = prerequisites
    self.outOfScope = outOfScope
    self.paragraph = paragraph
    self.hints = hints
    self.hunt = hunt
    self.allowed = allowed
  }
}

extension Exercise {
  /// The command that checks only this exercise.
  public var checkCommand: String { "make check EXERCISE=\(id)" }

  /// The command that runs one random case again and shows everything about it.
  public func replayCommand(seed: UInt64) -> String { "make replay EXERCISE=\(id) SEED=\(seed)" }

  /// The command that shows one rung of the hints.
  public func hintCommand(_ rung: Hints.Rung) -> String { "make hint EXERCISE=\(id) RUNG=\(rung.rawValue)" }
}
